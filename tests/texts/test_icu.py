"""Messages are read and said as ICU means them, as far as we use it."""

import pytest

from bluffhaus.texts import BadText, icu

DICE = "{n, plural, =0 {no dice} one {one die} other {# dice}}"
WHO = "{who, select, you {You throw} other {{name} throws}}"


@pytest.mark.parametrize(
    ("text", "told", "said"),
    [
        ("Believe it?", {}, "Believe it?"),
        ("{name} doubts", {"name": "Bernd"}, "Bernd doubts"),
        (DICE, {"n": 0}, "no dice"),
        (DICE, {"n": 1}, "one die"),
        (DICE, {"n": 5}, "5 dice"),
        (WHO, {"who": "you", "name": "Anton"}, "You throw"),
        (WHO, {"who": "someone", "name": "Anton"}, "Anton throws"),
        (f"{WHO} {DICE}.", {"who": "x", "name": "Claudia", "n": 2}, "Claudia throws 2 dice."),
        ("can't, won't", {}, "can't, won't"),
        ("it''s {name}''s", {"name": "Anton"}, "it's Anton's"),
        ("'{name}' is a {name}", {"name": "name"}, "{name} is a name"),
        ("#1", {}, "#1"),
        ("{n, plural, other {'#'#}}", {"n": 3}, "#3"),
        ("{n, plural, other {{how, select, other {#}}}}", {"n": 3, "how": ""}, "3"),
        ("{n, plural, one {x} other {}}", {"n": 2}, ""),
        (" { name } ", {"name": "Bernd"}, " Bernd "),
    ],
)
def test_a_message_is_said(text: str, told: dict[str, str | int], said: str) -> None:
    assert icu.say(icu.read(text), told) == said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "expected a name"),
        ("{name", "expected '}'"),
        ("{two words}", "expected '}'"),
        ("so}", "'}' closes nothing"),
        ("{n, plural, one {die}}", "the case 'other' is missing"),
        ("{n, plural, few {die} other {dice}}", "'few' is no plural of our languages"),
        ("{n, plural, other {dice}", "expected '}'"),
        ("{n, ordinal, other {dice}}", "expected '}'"),
    ],
)
def test_a_message_that_is_wrong_says_where(text: str, why: str) -> None:
    with pytest.raises(BadText, match=why) as wrong:
        icu.read(text)
    assert "⟨here⟩" in str(wrong.value)


def test_a_message_tells_what_it_wants_to_be_told() -> None:
    wanted = icu.arguments(icu.read(f"{{name}}: {DICE} {WHO}"))
    assert wanted == {"name": None, "n": int, "who": ("you", "other")}


def test_a_number_that_is_also_shown_stays_a_number() -> None:
    assert icu.arguments(icu.read("{n}: {n, plural, other {{n}}}")) == {"n": int}
