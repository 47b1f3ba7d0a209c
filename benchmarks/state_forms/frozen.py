"""Frozen structs with structural sharing: every position is a value, a move makes the next one."""

from __future__ import annotations

import msgspec

from benchmarks.state_forms.common import (
    ANNOUNCE,
    BELIEVE,
    DOUBT,
    KNIFFEL,
    STRUCK,
    answer,
    cast,
    is_lie,
    throw_or_announce,
)
from benchmarks.state_forms.structs import Card, Table, Turn
from bluffhaus.kernel.chance import Seeded


def start(seats: int) -> Table:
    """Nothing has happened."""
    return Table(Turn(0), (Card(),) * seats)


def asked(table: Table) -> int:
    """The next one who has to say something."""
    turn = table.turn
    if turn.field < 0:
        return turn.roller
    return (turn.roller + 1 + turn.answered) % len(table.cards)


def choose(table: Table, dice: Seeded) -> int:
    """Anything that may be said."""
    turn = table.turn
    if turn.field >= 0:
        return answer(dice)
    free = turn.free if turn.throws < 3 else 0
    return throw_or_announce(free, table.cards[turn.roller].open, turn.throws > 0, dice)


def play(table: Table, move: int, dice: Seeded) -> Table:
    """The next table."""
    turn = table.turn
    if move >= BELIEVE:
        return _answered(table, move == DOUBT)
    if move >= ANNOUNCE:
        field, points = divmod(move - ANNOUNCE, 100)
        said = msgspec.structs.replace(turn, field=field, points=points)
        return msgspec.structs.replace(table, turn=said)
    landed = cast(turn.dice, move, turn.free, dice)
    free = turn.free & ~move if turn.throws else 31
    thrown = msgspec.structs.replace(turn, throws=turn.throws + 1, dice=landed, free=free)
    return msgspec.structs.replace(table, turn=thrown)


def _answered(table: Table, doubts: bool) -> Table:
    turn = table.turn
    bits = turn.doubts | doubts << asked(table)
    turn = msgspec.structs.replace(turn, answered=turn.answered + 1, doubts=bits)
    if turn.answered < len(table.cards) - 1:
        return msgspec.structs.replace(table, turn=turn)
    return _settled(table, turn)


def _settled(table: Table, turn: Turn) -> Table:
    cards, field = list(table.cards), turn.field
    doubters = [seat for seat in range(len(cards)) if turn.doubts >> seat & 1]
    if doubters and is_lie(turn.dice, field, turn.points):
        cards[turn.roller] = _struck(cards[turn.roller], field)
        for seat in doubters:
            if field != KNIFFEL and cards[seat].open >> field & 1:
                cards[seat] = _credited(cards[seat], field, turn.points)
    else:
        cards[turn.roller] = _credited(cards[turn.roller], field, turn.points)
        for seat in doubters:
            cards[seat] = _struck(cards[seat], field)
    over = 0 in [card.open for card in cards]
    return Table(Turn((turn.roller + 1) % len(cards)), tuple(cards), over)


def _credited(card: Card, field: int, points: int) -> Card:
    row = card.points
    return Card((*row[:field], points, *row[field + 1 :]), card.strokes, card.open & ~(1 << field))


def _struck(card: Card, field: int) -> Card:
    count = card.strokes[field]
    if count == 2:
        return card
    strokes = (*card.strokes[:field], count + 1, *card.strokes[field + 1 :])
    if not count:
        return Card(card.points, strokes, card.open)
    points = (*card.points[:field], STRUCK, *card.points[field + 1 :])
    return Card(points, strokes, card.open & ~(1 << field))


def match(seats: int, seed: int) -> tuple[int, list[int]]:
    """A whole match that nobody watches: decisions and final points."""
    dice, table, decisions = Seeded(seed), start(seats), 0
    while not table.over:
        table = play(table, choose(table, dice), dice)
        decisions += 1
    return decisions, [sum([n for n in card.points if n > 0]) for card in table.cards]


def midway(seats: int, seed: int, moves: int) -> Table:
    """A position to look around from."""
    dice, table = Seeded(seed), start(seats)
    for _ in range(moves):
        table = play(table, choose(table, dice), dice)
    return table


def copies(table: Table, times: int) -> None:
    """A value need not be copied: another name for it is enough."""
    for _ in range(times):
        _kept = table


def looks(table: Table, dice: Seeded, times: int) -> None:
    """One step of a search: what would be if this were said? Then the next idea."""
    for _ in range(times):
        play(table, choose(table, dice), dice)


def kept(seats: int, seed: int) -> int:
    """A whole match of which every position stays."""
    dice, table = Seeded(seed), start(seats)
    positions = [table]
    while not table.over:
        table = play(table, choose(table, dice), dice)
        positions.append(table)
    return len(positions) - 1
