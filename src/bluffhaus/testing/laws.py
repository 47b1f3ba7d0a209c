"""The ten laws that every game keeps, at every table size.

Each law is a function of a `Trial` and raises `LawBroken` where a game does not keep it. A law
knows nothing of any game: whoever writes one gets them all for nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from bluffhaus.kernel import TABLE, Illegal, Match, Menu, Seat, Seeded, replay
from bluffhaus.testing.histories import (
    AnyGame,
    AnyMatch,
    LawBroken,
    Trial,
    broken,
    may_say,
    played_on,
    remembered,
    said_in,
    thinned,
    walk,
    with_other_luck,
)
from bluffhaus.testing.journals import dumped, loaded
from bluffhaus.testing.people import name
from bluffhaus.testing.snapshots import snapshot
from bluffhaus.testing.variations import variations

Law: TypeAlias = Callable[[Trial], None]
Invariant: TypeAlias = Callable[[AnyMatch], None]
"""A game's own law: it looks at a position and raises an `AssertionError` if it cannot be."""


# --- 1. same memory, same view --------------------------------------------------------------------


def same_memory_same_view(trial: Trial) -> None:
    """Whoever has been told the same things sees the same, is asked the same, may say the same.

    Also what somebody is answered who tries what cannot be said: an excuse can give away a secret.
    """
    seen: dict[tuple[Seat | None, int], tuple[bytes, AnyMatch]] = {}
    probes = _probes(trial)
    for match, memory in remembered(trial, trial.seeds):
        for seat, number in memory.items():
            sight = sight_of(match, seat, probes)
            before, other = seen.setdefault((seat, number), (sight, match))
            if before != sight:
                _tell_apart(trial, match, other, seat, probes)


def sight_of(match: AnyMatch, seat: Seat | None, probes: Iterable[Any] = ()) -> bytes:
    """All that a seat is shown of a position: its view, its question, the menu, the excuses."""
    parts: list[object] = [match.view(seat)]
    prompt = None if seat is None else match.prompt(seat)
    if seat is not None and prompt is not None:
        parts += [prompt.about, prompt.silence, prompt.moves.card(), *prompt.moves]
        parts += [_excuse(match, seat, move) for move in probes]
    return msgspec.msgpack.encode(parts)


def _excuse(match: AnyMatch, seat: Seat, move: Any) -> str:
    if may_say(match, seat, move):
        return ""
    try:
        match.play(seat, move)
    except Illegal as no:
        return f"{no.code} {no.rule} {no}"
    return "taken"


def _tell_apart(
    trial: Trial, match: AnyMatch, other: AnyMatch, seat: Seat | None, probes: list[Any]
) -> None:
    law = "same memory, same view"
    if match.view(seat) != other.view(seat):
        what = f"its view was {other.view(seat)!r} and is {match.view(seat)!r}"
    else:
        now, then = (sight_of(which, seat, probes) for which in (match, other))
        what = f"its question was {msgspec.msgpack.decode(then)[1:]!r}"
        what += f" and is {msgspec.msgpack.decode(now)[1:]!r}"
    broken(law, trial, match, f"{name(seat)} remembers the same of two positions, but {what}")


def _probes(trial: Trial) -> list[Any]:
    """A few things to say at the wrong moment."""
    heard = pool(trial, walk(trial, trial.seeds[0]))
    return [*heard[:: max(1, len(heard) // 6)]][:6]


# --- 2. re-dealing --------------------------------------------------------------------------------


def disguises_look_the_same(trial: Trial) -> None:
    """A world that differs only in what a seat does not know looks the same to that seat."""
    for seed in trial.seeds:
        for match in thinned(list(walk(trial, seed)), 24):
            before = snapshot(match.state)
            for seat in trial.everybody:
                _disguised_looks_the_same(trial, match, seat, seed)
            if snapshot(match.state) != before:
                broken("re-dealing", trial, match, "a disguise changed the table it was made of")
    _what_is_hidden_differs(trial)


def disguised(match: AnyMatch, seat: Seat | None, seed: int) -> AnyMatch:
    """The match as it might also be, as far as a seat knows."""
    state = match.game.disguise(match.state, seat, Seeded(seed))
    return Match(match.game, match.options, match.seats, Seeded(seed), state, list(match.journal))


def _disguised_looks_the_same(trial: Trial, match: AnyMatch, seat: Seat | None, seed: int) -> None:
    for luck in (seed * 2, seed * 2 + 1):
        other = disguised(match, seat, luck)
        same = (
            sight_of(match, seat) == sight_of(other, seat)
            and match.pace == other.pace
            and match.outcome == other.outcome
        )
        if not same:
            broken("re-dealing", trial, match, f"{name(seat)} can tell a disguise from the truth")
        _can_be_played(trial, other, luck)


def _can_be_played(trial: Trial, match: AnyMatch, seed: int) -> None:
    """A disguise is a table like any other: one can go on from there."""
    dice = Seeded(seed)
    for _ in range(6):
        asked = match.game.asked(match.state)
        if not asked:
            return
        menu: Menu[Any] = match.game.prompt(match.state, asked[0]).moves
        match = match.play(asked[0], menu.sample(dice))


def _what_is_hidden_differs(trial: Trial) -> None:
    """Where the laws saw two worlds behind one memory, so many disguises are not all the same."""
    worlds: dict[tuple[Seat | None, int], tuple[tuple[object, ...], AnyMatch]] = {}
    checked = 0
    for match, memory in remembered(trial, trial.seeds[:1]):
        if checked >= 20:
            return
        world = snapshot(match.state)
        for seat, number in memory.items():
            first, other = worlds.setdefault((seat, number), (world, match))
            if first != world:
                checked += 1
                _differs(trial, other, seat, first)


def _differs(trial: Trial, match: AnyMatch, seat: Seat | None, world: tuple[object, ...]) -> None:
    for luck in range(40):
        if snapshot(match.game.disguise(match.state, seat, Seeded(luck))) != world:
            return
    broken("re-dealing", trial, match, f"forty disguises for {name(seat)} hid nothing")


# --- 3. memory only grows -------------------------------------------------------------------------


def memory_only_grows(trial: Trial) -> None:
    """What somebody has once been told stays told, in the same order."""
    for seed in trial.seeds:
        known: dict[Seat | None, tuple[Any, ...]] = dict.fromkeys(trial.everybody, ())
        for match in thinned(list(walk(trial, seed)), 80):
            for seat, before in known.items():
                now = match.seen_by(seat)
                if now[: len(before)] != before:
                    broken("memory only grows", trial, match, f"{name(seat)} was told otherwise")
                known[seat] = now


# --- 4. the journal alone gives the state ---------------------------------------------------------


def journal_gives_the_state(trial: Trial) -> None:
    """The table can be laid again from what was written down, also when it went through JSON."""
    for seed in trial.seeds:
        positions = list(walk(trial, seed))
        _refolded_step_by_step(trial, positions)
        last = positions[-1]
        read = loaded(trial.game, dumped(last))
        if read != list(last.journal):
            broken("the journal alone gives the state", trial, last, "JSON changed the journal")
        for match in thinned(positions, 6):
            again = replay(trial.game, _blank(trial), read[: match.length])
            _same_table(trial, match, again)


def _blank(trial: Trial) -> Any:
    return trial.game.blank(trial.chosen, trial.seats)


def _refolded_step_by_step(trial: Trial, positions: list[AnyMatch]) -> None:
    again, looks = _blank(trial), {id(match) for match in thinned(positions, 60)}
    for match in positions:
        replay(trial.game, again, [match.last()])
        if id(match) in looks:
            _same_table(trial, match, again)


def _same_table(trial: Trial, match: AnyMatch, again: Any) -> None:
    if snapshot(match.state) != snapshot(again):
        what = f"after {match.last().events!r} the table that was played on looks different"
        broken("the journal alone gives the state", trial, match, what)


# --- 5. same seed, same moves, same journal -------------------------------------------------------


def same_seed_same_journal(trial: Trial) -> None:
    """A match can be played again elsewhere, to the last die: in any process, on any machine."""
    match = list(walk(trial, trial.seeds[0]))[-1]
    expected = dumped(match)
    for hashes in ("1", "424242"):
        elsewhere = _played_elsewhere(trial, hashes)
        if elsewhere != expected:
            what = f"PYTHONHASHSEED={hashes} {_first_difference(expected, elsewhere)}"
            broken("same seed, same journal", trial, match, what)


def _played_elsewhere(trial: Trial, hashes: str) -> bytes:
    """The same walk in a process of its own, where sets and hashes fall differently."""
    kind = type(trial.game)
    command = [sys.executable, "-m", "bluffhaus.testing.journals", kind.__module__]
    command += [kind.__qualname__, str(trial.seats), str(trial.seeds[0])]
    done = subprocess.run(
        command,
        env=os.environ | {"PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)},
        input=msgspec.json.encode(trial.chosen),
        capture_output=True,
        check=False,
    )
    return done.stdout if done.returncode == 0 else done.stderr


def _first_difference(ours: bytes, theirs: bytes) -> str:
    if not theirs.startswith(b"["):
        return f"could not play: {theirs.decode()[-300:]}"
    place = next((n for n, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), -1)
    return f"wrote {theirs[place - 60 : place + 60]!r}, we wrote {ours[place - 60 : place + 60]!r}"


# --- 6. the menu is the law -----------------------------------------------------------------------


def menu_is_the_law(trial: Trial) -> None:
    """All that is offered can be said, nothing else, and whoever stays silent says something of it.

    The menu also agrees with itself, whether it is listed, asked, counted, sampled or printed.
    """
    heard = pool(trial, walk(trial, trial.seeds[0]))
    cards: dict[bytes, frozenset[Any]] = {}
    for seed in trial.seeds:
        for match in thinned(list(walk(trial, seed)), 30):
            for seat in (*map(Seat, range(trial.seats)), TABLE):
                _keeps_to_the_menu(trial, match, seat, heard, cards)


def pool(trial: Trial, positions: Iterable[AnyMatch]) -> list[Any]:
    """All kinds of things that can be said in this game, some of which never can."""
    heard: dict[Any, None] = {}
    for match in thinned(list(positions), 40):
        for prompt in match.prompts.values():
            some = (prompt.moves.sample(Seeded(n)) for n in range(12))
            heard.update(dict.fromkeys(some))
            if prompt.silence is not None:
                heard[prompt.silence] = None
    for move in list(heard):
        heard.update(dict.fromkeys(variations(move)))
    return list(heard)


def _keeps_to_the_menu(
    trial: Trial, match: AnyMatch, seat: Seat, heard: list[Any], cards: dict[bytes, frozenset[Any]]
) -> None:
    prompt = match.prompt(seat)
    offered: frozenset[Any] = frozenset() if prompt is None else frozenset(prompt.moves)
    if prompt is not None:
        _menu_agrees(trial, match, prompt.moves, offered, cards)
        if prompt.silence is not None and prompt.silence not in offered:
            broken(_MENU, trial, match, f"silence means {prompt.silence!r}, which is not offered")
        _all_offered_plays(trial, match, seat, list(prompt.moves))
    for move in _spread(heard, 60):
        if move not in offered:
            _is_refused(trial, match, seat, move)


_MENU: Final = "the menu is the law"


def _spread(moves: list[Any], most: int) -> list[Any]:
    return moves[:: max(1, len(moves) // most)]


def _menu_agrees(
    trial: Trial,
    match: AnyMatch,
    menu: Menu[Any],
    offered: frozenset[Any],
    cards: dict[bytes, frozenset[Any]],
) -> None:
    listed = list(menu)
    if not len(menu) == len(listed) == len(offered):
        broken(_MENU, trial, match, f"it counts {len(menu)} and lists {len(listed)} moves")
    drawn = [menu.sample(Seeded(n)) for n in range(4)]
    for move in (*listed, *drawn):
        if move not in menu or move not in offered:
            broken(_MENU, trial, match, f"it offers {move!r} and then denies it")
    card = msgspec.json.encode(menu.card())
    if cards.setdefault(card, offered) != offered:
        broken(_MENU, trial, match, f"two different menus are printed alike: {card.decode()}")


def _all_offered_plays(trial: Trial, match: AnyMatch, seat: Seat, listed: list[Any]) -> None:
    for move in _spread(listed, 16):
        wire = msgspec.json.decode(msgspec.json.encode(move), type=trial.game.moves)
        if wire != move:
            broken(_MENU, trial, match, f"{move!r} comes back from the wire as {wire!r}")
        try:
            match.play(seat, move)
        except Exception as error:  # whatever goes wrong, the menu had promised otherwise
            what = f"{name(seat)} is offered {move!r}, which then fails: {error!r}"
            raise LawBroken(_MENU, trial, match, what) from error


def _is_refused(trial: Trial, match: AnyMatch, seat: Seat, move: Any) -> None:
    try:
        match.play(seat, move)
    except Illegal as no:
        if not (no.code and no.why and no.possible):
            broken(_MENU, trial, match, f"no excuse for {move!r}")
        return
    except Exception as error:  # the player's mistake must never look like ours
        raise LawBroken(_MENU, trial, match, f"{move!r} is refused by {error!r}") from error
    broken(_MENU, trial, match, f"{name(seat)} is not offered {move!r}, but may say it")


# --- 7. pace is public ----------------------------------------------------------------------------


def pace_is_public(trial: Trial) -> None:
    """How long the table waits, and for whom, tells nobody what was not said aloud."""
    paces: dict[int, tuple[Any, tuple[Seat, ...]]] = {}
    for match, memory in remembered(trial, trial.seeds):
        awaited = match.game.awaited(match.state)
        pace = (match.pace, awaited)
        before = paces.setdefault(memory[None], pace)
        if before != pace:
            what = f"after the same public events the table waits {before!r} or {pace!r}"
            broken("pace is public", trial, match, what)
        if not set(awaited) <= set(match.game.asked(match.state)):
            broken("pace is public", trial, match, f"it waits for {awaited!r}, who are not asked")


# --- 8. nobody waits for nobody -------------------------------------------------------------------


def nobody_waits_for_nobody(trial: Trial) -> None:
    """Somebody is asked something, or the match is over: never both, and never neither."""
    for seed in trial.seeds:
        for match in walk(trial, seed):
            _asked_or_over(trial, match)


def _asked_or_over(trial: Trial, match: AnyMatch) -> None:
    law = "nobody waits for nobody"
    asked, outcome = match.game.asked(match.state), match.outcome
    if bool(asked) == (outcome is not None):
        broken(law, trial, match, f"asked are {asked!r}, and the outcome is {outcome!r}")
    if len(set(asked)) < len(asked) or not set(asked) <= {*range(trial.seats), TABLE}:
        broken(law, trial, match, f"these cannot be asked: {asked!r}")
    prompts = [match.game.prompt(match.state, seat) for seat in asked]
    if asked and all(prompt.silence is None for prompt in prompts):
        broken(law, trial, match, f"{asked!r} may speak, but nobody has to")
    if any(prompt.about < 0 for prompt in prompts):
        broken(law, trial, match, "questions are counted from 0")
    if not asked and match.pace is not None:
        broken(law, trial, match, f"the match is over, and the clock runs: {match.pace!r}")


# --- 9. earlier matches never change --------------------------------------------------------------


def earlier_matches_never_change(trial: Trial) -> None:
    """A position stays what it was, whatever is played from it, and however often."""
    for seed in trial.seeds:
        kept = thinned(list(walk(trial, seed)), 40)
        then = [_all_of(match) for match in kept]
        for n, match in enumerate(kept):
            _played_over_and_over(match, kept[-1], n)
        for match, before in zip(kept, then, strict=True):
            if _all_of(match) != before:
                what = "it looks different since somebody played on"
                broken("earlier matches never change", trial, match, what)


def _all_of(match: AnyMatch) -> tuple[tuple[object, ...], bytes]:
    return snapshot(match.state), dumped(match)


def _played_over_and_over(match: AnyMatch, last: AnyMatch, seed: int) -> None:
    for seat, prompt in match.prompts.items():
        for n in range(2):
            match.play(seat, prompt.moves.sample(Seeded(n)))
    moves = said_in(last)[match.length - 1 :]
    for _ in played_on(match, moves, 12):
        pass
    for _ in played_on(with_other_luck(match, seed), moves, 12):
        pass


# --- 10. each game's own --------------------------------------------------------------------------


def every_match_ends(trial: Trial) -> None:
    """Every match ends, with somebody who won and points for everybody."""
    for seed in trial.seeds:
        last = list(walk(trial, seed))[-1]
        outcome = last.outcome
        if outcome is None:
            broken("every match ends", trial, last, f"it goes on after {last.length} lines")
        if len(outcome.points) != trial.seats or not set(outcome.winners) <= set(
            range(trial.seats)
        ):
            broken("every match ends", trial, last, f"nobody can read this: {outcome!r}")


def holds_throughout(trial: Trial, invariant: Invariant) -> None:
    """A game's own law holds in every position: stones are neither made nor lost, and the like."""
    for seed in trial.seeds:
        for match in walk(trial, seed):
            try:
                invariant(match)
            except AssertionError as error:
                raise LawBroken(invariant.__name__, trial, match, str(error)) from error


# --- all of them ----------------------------------------------------------------------------------

LAWS: Final[Mapping[str, Law]] = {
    law.__name__: law
    for law in (
        same_memory_same_view,
        disguises_look_the_same,
        memory_only_grows,
        journal_gives_the_state,
        same_seed_same_journal,
        menu_is_the_law,
        pace_is_public,
        nobody_waits_for_nobody,
        earlier_matches_never_change,
        every_match_ends,
    )
}
"""Every law by its name."""


def trials(games: Iterable[AnyGame], options: Iterable[Any] = (None,)) -> tuple[Trial, ...]:
    """Every game at every one of its table sizes, for `pytest.mark.parametrize`."""
    chosen = tuple(options)
    return tuple(
        Trial(game, seats, option)
        for game in games
        for seats in game.table_sizes
        for option in chosen
    )
