"""Nobody steers the dice: the house is bound before, devices add to them, anybody checks after."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from bluffhaus.kernel import Illegal
from bluffhaus.tables import words
from bluffhaus.tables.fairness import Proof, commitment
from bluffhaus.tables.proofs import proof
from bluffhaus.tables.verify import verify_file
from tests.tables.parlour import Guest, evening, parlour, play_out

SALT, OTHER = "ab" * 32, "cd" * 32


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The proof of a match that two salts went into, as it is downloaded."""

    async def match() -> bytes:
        async with parlour(tmp_path_factory.mktemp("house")) as house:
            guests = await house.company("Anton", "Bernd", "Claudia")
            for guest, salt in zip(guests, (OTHER, SALT), strict=False):
                assert await guest.does(words.Entropy(salt)) is None
            await guests[0].does(words.Start())
            await play_out(guests)
            return msgspec.json.encode(await proof(house.house, guests[0].table, 1))

    return asyncio.run(match())


@evening
async def test_the_commitment_is_shown_before_and_kept(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.company("Anton", "Bernd")
        assert guests[0].view.upcoming is not None
        bound = guests[0].view.upcoming.commitment
        watcher = await Guest(guests[0].table, "x", spectator=True).looks()
        assert watcher.view.upcoming == guests[1].view.upcoming
        await guests[1].does(words.Entropy(SALT))
        assert guests[0].view.upcoming.salted == (1,)
        await guests[0].does(words.Start())
        assert (guests[1].here.commitment, guests[1].view.upcoming) == (bound, None)
        await play_out(guests)
        told = await proof(house.house, guests[0].table, 1)
        assert commitment(bytes.fromhex(told.seed)) == told.commitment == bound
        assert guests[0].view.upcoming is not None
        assert guests[0].view.upcoming.number == 2
        assert guests[0].view.upcoming.commitment != bound


@evening
async def test_seeds_are_drawn_anew_for_each_match_and_long_enough(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        rooms = [(await house.company("Anton"))[0].table.room for _ in range(20)]
        seeds = {room.bound.seed for room in rooms if room.bound}
        assert len(seeds) == 20
        assert {len(seed) for seed in seeds} == {32}


async def first_dice(folder: Path, salts: dict[str, str]) -> tuple[object, ...]:
    """How the first dice fall for one seed and these salts."""
    async with parlour(folder / "base") as house:
        if not (folder / "copied").exists():
            guests = await house.company("Anton", "Bernd")
            (folder / "copied").write_text(guests[0].table.room.id)
    id_ = (folder / "copied").read_text()
    name = "-".join([f"{who}{salt[:2]}" for who, salt in salts.items()]) or "none"
    shutil.copytree(folder / "base", folder / name)
    async with parlour(folder / name) as house:
        table = await house.house.table(id_)
        assert table is not None
        guests = [await Guest(table, device).looks() for device in ("Anton", "Bernd")]
        for guest in guests:
            if guest.device in salts:
                assert await guest.does(words.Entropy(salts[guest.device])) is None
        await guests[0].does(words.Start())
        for _ in range(3):
            asked = next(guest for guest in guests if guest.question)
            if asked.asked.menu.throw is not None:
                await asked.does(asked.answer({"type": "Throw", "leave": []}))
        return tuple(str(event) for guest in guests for event in guest.events)


@evening
async def test_what_devices_add_changes_the_dice(tmp_path: Path) -> None:
    """One seed, other salts: other dice. The house can't know them before it is bound."""
    stories: list[dict[str, str]] = [
        {}, {"Anton": SALT}, {"Anton": OTHER}, {"Bernd": SALT}, {"Anton": SALT, "Bernd": SALT},
    ]  # fmt: skip
    seen = [await first_dice(tmp_path, salts) for salts in stories]
    assert len(set(seen)) == len(stories)


@pytest.mark.parametrize("salt", ["", "ab" * 31, "ab" * 33, "zz" * 32, "AB" * 32, " " + "ab" * 32])
@evening
async def test_what_is_added_is_32_bytes(salt: str, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Entropy(salt)) == "entropy"
        assert anton.view.upcoming is not None
        assert anton.view.upcoming.salted == ()


@evening
async def test_when_the_dice_are_bound_nobody_adds_to_them(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        _, bernd = await house.playing("Anton", "Bernd")
        assert await bernd.does(words.Entropy(SALT)) == "running"


# --- when the truth is told ----------------------------------------------------------------------


def offered(guest: Guest) -> bool:
    return guest.here.proof


async def refused(house: Any, guest: Guest, number: int) -> str:
    with pytest.raises(Illegal) as no:
        await proof(house.house, guest.table, number)
    return no.value.code


@evening
async def test_the_truth_is_not_told_before_the_end(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        assert not offered(guests[0])
        assert await refused(house, guests[0], 1) == "not_over"
        for number in (0, -1, 2, 10**30):
            assert await refused(house, guests[0], number) == "no_such_match"
        await play_out(guests)
        assert offered(guests[0])
        await guests[0].does(words.Start())
        assert (await proof(house.house, guests[0].table, 1)).number == 1
        assert await refused(house, guests[0], 2) == "not_over"


@evening
async def test_a_table_may_choose_not_to_tell_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd", options={"tell_truth": False})
        await play_out(guests)
        assert not guests[0].here.proof
        assert await refused(house, guests[0], 1) == "untold"
        await guests[0].does(words.SetOptions(b'{"tell_truth":true}'))  # type: ignore[arg-type]
        assert await refused(house, guests[0], 1) == "untold", "it was promised for this match"


# --- the verifier -------------------------------------------------------------------------------


def verdict(folder: Path, content: bytes) -> tuple[int, str]:
    file = folder / "proof.json"
    file.write_bytes(content)
    found = verify_file(file)
    return found.exit_code, found.says


def run(file: Path) -> tuple[int, str]:
    """The command, as somebody would type it."""
    command = [sys.executable, "-m", "bluffhaus.server", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_the_command_tells_by_its_exit_code_how_it_is(tmp_path: Path, finished: bytes) -> None:
    true = tmp_path / "true.json"
    true.write_bytes(finished)
    code, says = run(true)
    assert (code, says[:5]) == (0, "TRUE:")
    assert "Anton, Bernd, Claudia" in says
    assert "2 devices" in says
    false = tmp_path / "false.json"
    false.write_bytes(finished.replace(b'"seed":"', b'"seed":"00', 1))
    assert run(false)[0] == 1
    assert run(tmp_path / "missing.json")[0] == 2
    other = tmp_path / "other.json"
    other.write_bytes(finished.replace(b'"rules":', b'"rules":9', 1))
    assert run(other)[0] == 3


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\xff\xfe", b'{"type":"Proof"}', b"[" * 100_000], ids=range(5)
)
def test_what_is_no_proof_is_said_to_be_none(content: bytes, tmp_path: Path) -> None:
    assert verdict(tmp_path, content)[0] == 2


def test_a_proof_nested_beyond_measure_is_none(tmp_path: Path, finished: bytes) -> None:
    deep = b'"options":{"x":' + b"[" * 5000 + b"]" * 5000 + b"},"
    content = finished.replace(b'"options":', deep + b'"options":', 1)
    assert verdict(tmp_path, content)[0] == 2


def test_a_proof_from_a_newer_house_is_left_to_it(tmp_path: Path, finished: bytes) -> None:
    assert verdict(tmp_path, finished.replace(b'"v":1', b'"v":2', 1))[0] == 2
    assert verdict(tmp_path, finished.replace(b'"luegenkniffel"', b'"chess"', 1))[0] == 2


Json: TypeAlias = dict[str, Any]


def _die(proof: Json, number: int) -> None:
    event = [e for line in proof["lines"] for e in line["events"] if e["type"] == "Landed"][number]
    event["dice"][0] = event["dice"][0] % 6 + 1


def _swap_salts(proof: Json) -> None:
    one, other = proof["salts"]
    one["hex"], other["hex"] = other["hex"], one["hex"]


def _hide(proof: Json) -> None:
    proof["lines"][5]["events"].pop()


def _roll_off(proof: Json) -> None:
    proof["lines"][0]["events"][0]["pips"][0] = 7


def _points(proof: Json) -> None:
    line = next(line for line in proof["lines"] if line["move"] and "points" in line["move"])
    line["move"]["points"] += 1


ALTERED: dict[str, Callable[[Json], object]] = {
    "the first die": lambda proof: _die(proof, 0),
    "a die in the middle": lambda proof: _die(proof, 9),
    "the last die": lambda proof: _die(proof, -1),
    "who begins": _roll_off,
    "the seed": lambda proof: proof.update(seed="11" * 32),
    "the seed with its commitment": lambda proof: proof.update(
        seed="11" * 32, commitment=commitment(bytes.fromhex("11" * 32))
    ),
    "the commitment": lambda proof: proof.update(commitment="22" * 32),
    "a salt": lambda proof: proof["salts"][0].update(hex="33" * 32),
    "whose salt it is": _swap_salts,
    "a salt left out": lambda proof: proof["salts"].pop(),
    "a salt more": lambda proof: proof["salts"].append({"seat": 2, "hex": "44" * 32}),
    "a line left out": lambda proof: proof["lines"].pop(4),
    "the first line left out": lambda proof: proof["lines"].pop(0),
    "the last line left out": lambda proof: proof["lines"].pop(),
    "no lines": lambda proof: proof.update(lines=[]),
    "a line twice": lambda proof: proof["lines"].append(proof["lines"][-1]),
    "two lines swapped": lambda proof: proof["lines"].insert(3, proof["lines"].pop(4)),
    "who said it": lambda proof: proof["lines"][3].update(seat=(proof["lines"][3]["seat"] + 1) % 3),
    "what was said": lambda proof: proof["lines"][1].update(move={"type": "Doubt"}),
    "what was said, a little": _points,
    "said before anybody could": lambda proof: proof["lines"][0].update(seat=1),
    "a move before the first": lambda proof: proof["lines"][0].update(move={"type": "Doubt"}),
    "a move that is none": lambda proof: proof["lines"][2].update(move={"type": "Peek"}),
    "an event left out": _hide,
    "to whom it was told": lambda proof: proof["lines"][1]["events"][-1].update(to=[0, 1, 2]),
    "one person fewer": lambda proof: proof["names"].pop(),
    "nobody": lambda proof: proof.update(names=[]),
    "the rules of the house": lambda proof: proof["options"].update(cheat=True),
}


@pytest.mark.parametrize("alter", ALTERED.values(), ids=list(ALTERED))
def test_whatever_is_altered_is_found_false(
    alter: Callable[[Json], object], tmp_path: Path, finished: bytes
) -> None:
    told: Json = msgspec.json.decode(finished)
    alter(told)
    content = msgspec.json.encode(told)
    assert content != finished
    code, says = verdict(tmp_path, content)
    assert (code, says[:6]) == (1, "FALSE:")


def test_the_proof_is_true_as_it_is(tmp_path: Path, finished: bytes) -> None:
    assert verdict(tmp_path, finished)[0] == 0
    assert msgspec.json.decode(finished, type=Proof).salts[0].hex == OTHER
