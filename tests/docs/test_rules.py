"""Every rule of the docs is held by a test, and every test that names a rule names a real one."""

import re

import pytest

from tests.docs.reading import GAMES, all_tests, page, rules_held, rulings, sections


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_held_by_a_test(game: str) -> None:
    free = [each for each in sections(game) if each not in rules_held().get(game, set())]
    assert sections(game)
    assert not free, (
        f"no test holds these rules of {game}; write one and mark it, as in "
        f'@pytest.mark.rule("{game} {free[0]}"): {", ".join(free)}'
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_test_names_is_in_the_docs(game: str) -> None:
    unknown = rules_held().get(game, set()) - set(sections(game))
    assert not unknown, f"docs/games/{game}/rules.md has no {', '.join(sorted(unknown))}"


def test_tests_name_rules_of_games_that_exist() -> None:
    assert rules_held().keys() <= set(GAMES), 'a mark begins with the game, as in "signs §2.1"'


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_stands_there_twice(game: str) -> None:
    numbers = sections(game)
    assert [each for each in set(numbers) if numbers.count(each) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_names_the_test_that_holds_it(game: str) -> None:
    assert rulings(game)
    free = [each for each, text in rulings(game).items() if not _tests_in(text)]
    assert not free, f"these rulings of {game} name no test_… at all: {', '.join(free)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_test_that_a_ruling_names_exists(game: str) -> None:
    named = {name for text in rulings(game).values() for name in _tests_in(text)}
    assert named - all_tests() == set(), f"docs/games/{game}/rulings.md names tests that are not"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_the_rules_name_exists(game: str) -> None:
    named = set(re.findall(r"\b[A-Z]{2,3}-\d+\b", page(game, "rules")))
    assert named <= rulings(game).keys()


def _tests_in(text: str) -> list[str]:
    return re.findall(r"\btest_\w+", text)
