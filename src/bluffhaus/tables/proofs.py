"""The proof of a finished match, read from the journal: everything needed to check every die."""

from __future__ import annotations

from bluffhaus.tables.acts import refuse
from bluffhaus.tables.fairness import PROOF_VERSION, Proof, ProofLine
from bluffhaus.tables.house import House
from bluffhaus.tables.room import Room, Round
from bluffhaus.tables.table import Table
from bluffhaus.tables.views import tells_truth


async def proof(house: House, table: Table, number: int) -> Proof:
    """The proof of match `number` of this table; `Illegal`: it is not told (yet)."""
    room, said = table.room, f"the truth of match {number} was asked for"
    if room.round is not None and room.round.number == number and not room.round.over:
        refuse("not_over", said, "the match runs", "Wait until it is over.")
    if not 1 <= number <= room.matches:
        refuse("no_such_match", said, "there was none", "Ask for one that is over.")
    # As it is on the disk: what is not written yet may still become otherwise.
    room = await house.as_it_was(room.id, number)
    round_ = room.round
    if round_ is None or not round_.over:
        refuse("not_over", said, "the match runs", "Wait until it is over.")
    if not tells_truth(round_):
        refuse("untold", said, "this table does not tell it", "The host chooses before a match.")
    return _proof(room, round_)


def _proof(room: Room, round_: Round) -> Proof:
    match = room.match
    assert match is not None
    return Proof(
        v=PROOF_VERSION,
        game=room.game_id,
        rules=round_.rules,
        number=round_.number,
        options=round_.options,
        names=round_.names,
        commitment=round_.commitment,
        seed=round_.seed.hex(),
        salts=tuple(sorted(round_.salts, key=lambda salt: salt.seat)),
        lines=tuple(ProofLine(line.seat, line.move, line.events) for line in match.journal),
    )
