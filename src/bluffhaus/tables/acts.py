"""What people may do at a table, and what follows: acts in, facts out, or a reason why not."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any, Literal, NoReturn, assert_never

import msgspec

from bluffhaus.bots import TEMPERAMENTS
from bluffhaus.kernel import TABLE, BluffhausError, Illegal, JournalError, Malformed, Seat
from bluffhaus.tables import records, words
from bluffhaus.tables.names import BOT_NAMES, NAME_LENGTH, TEXT_LENGTH, clean, unlike
from bluffhaus.tables.room import Chair, Room


def refuse(code: str, said: str, why: str, possible: str) -> NoReturn:
    """The player's fault: nothing has changed, and here is why."""
    raise Illegal(said, why, possible, code=code)


class Turn:
    """What one act, or the house by itself, does to a table: facts, which are so at once."""

    def __init__(self, room: Room, now: float) -> None:
        self.room, self.now = room, now
        self.facts: list[records.AnyFact] = []

    def so(self, fact: records.AnyFact) -> None:
        """From now on this is so."""
        self.room.evolve(fact)
        self.facts.append(fact)

    # --- the match ----------------------------------------------------------------------------

    def play(self, seat: Seat, move: Any, how: Literal["person", "bot", "clock"]) -> None:
        """A seat says a move; the match may end with it."""
        self.facts.append(self.room.play(seat, move, how))
        match = self.room.match
        outcome = None if match is None else match.outcome
        if outcome is not None:
            self.so(records.Ended(outcome.winners, outcome.points, outcome.ending))
            self.bind()

    def bind(self) -> None:
        """The house draws the seed of the next match, before anybody adds to its dice."""
        self.so(records.Committed(self.room.matches + 1, secrets.token_hex(32)))

    def silence(self) -> None:
        """The clock has run out: whoever is asked says what its silence stands for."""
        questions = {s: p.about for s, p in self.room.prompts.items() if s != TABLE}
        for seat, about in questions.items():
            prompt = self.room.prompts.get(seat)
            if prompt is not None and prompt.about == about and prompt.silence is not None:
                self.play(seat, prompt.silence, "clock")

    def moderate(self) -> None:
        """The table itself says what it has to say."""
        prompt = self.room.prompts.get(TABLE)
        if prompt is not None and prompt.silence is not None:
            self.play(TABLE, prompt.silence, "clock")

    # --- chairs -------------------------------------------------------------------------------

    def sit(self, person: str | None, name: str, temperament: str | None = None) -> None:
        """A new chair is brought."""
        room = self.room
        taken = [chair.name for chair in room.chairs]
        self.so(records.Sat(room.next_chair, unlike(name, taken), person, temperament))
        if person is not None and room.host is None:
            self.so(records.Hosted(person))

    def mind(self, chair: Chair, why: Literal["absent", "left", "host"]) -> None:
        """A bot plays for the person, with what that seat knows and nothing more."""
        self.so(records.Minded(chair.number, minding(self.room.game_id), why))

    def lose(self, chair: Chair, *, banned: bool = False) -> None:
        """The chair's person won't come back."""
        person = chair.person
        self.so(records.Gone(chair.number, minding(self.room.game_id), banned))
        if person is not None and person == self.room.host:
            self.pass_on()

    def pass_on(self, among: Sequence[str] = ()) -> None:
        """Somebody else is the host, one of `among` if possible; or whoever sits down next."""
        people = [c.person for c in self.room.staying() if c.person]
        rest = [person for person in people if person != self.room.host]
        rest.sort(key=lambda person: person not in among)
        self.so(records.Hosted(rest[0] if rest else None))


def minding(game_id: str) -> str:
    """The temperament of a bot that minds somebody's seat."""
    offered = TEMPERAMENTS.get(game_id, ())
    return "balanced" if "balanced" in offered else next(iter(offered), "random")


# --- acts ---------------------------------------------------------------------------------------


def do(turn: Turn, person: str, act: words.Acts) -> None:
    """A person does something at the table; `Illegal` or `Malformed` says why not."""
    match act:
        case words.Play():
            _play(turn, person, act)
        case words.Say() | words.Tell() | words.MoreTime() | words.Entropy():
            _speak(turn, person, act)
        case words.Sit() | words.Rename() | words.Leave() | words.Return():
            _move_about(turn, person, act)
        case _:
            _host(turn, person, act)


def _play(turn: Turn, person: str, act: words.Play) -> None:
    room = turn.room
    seat = _own_seat(room, person)
    said = "a move was said"
    if room.round is None or not room.running or act.match != room.round.number:
        refuse("closed", said, "that match does not run", "Look at the table as it is now.")
    if room.paused is not None:
        refuse("paused", said, "the match is paused", "The host may let it go on.")
    if room.chairs[seat].minded:
        refuse("minded", said, "a bot minds this seat", "Return first.")
    prompt = room.prompts.get(seat)
    if prompt is not None and prompt.about != act.about:
        refuse("closed", said, "that question is closed", "Answer the one that is open.")
    turn.play(seat, _move(room, act.move), "person")


def _move(room: Room, raw: msgspec.Raw) -> Any:
    try:
        return room.moves.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"the move is none of this game: {error}") from error


def _own_seat(room: Room, person: str) -> Seat:
    seat = room.seat_of(person)
    if seat is None:
        refuse("no_seat", "something was said", "one has no seat at this table", "Sit down first.")
    return seat


# --- talk, time, dice ---------------------------------------------------------------------------


def _speak(
    turn: Turn, person: str, act: words.Say | words.Tell | words.MoreTime | words.Entropy
) -> None:
    room = turn.room
    seat = _own_seat(room, person)
    number = room.chairs[seat].number
    if not isinstance(act, words.Entropy):
        _no_word_in_a_hush(room)
    match act:
        case words.Say(phrase):
            turn.so(records.Spoken(number, phrase=_phrase(phrase)))
        case words.Tell(text):
            turn.so(records.Spoken(number, text=_text(text)))
        case words.Entropy(salt):
            turn.so(records.Salted(person, _salt(room, salt)))
        case words.MoreTime():
            turn.so(records.ClockRestarted(seat, _more_time(room, seat)))
        case _:
            assert_never(act)


def _no_word_in_a_hush(room: Room) -> None:
    """Neither a line of talk nor a new name: either would be read by all."""
    if room.hush:
        refuse("hush", "something was said", "nobody may talk now", "Wait until it is over.")


def _phrase(phrase: str) -> str:
    if not re.fullmatch(r"[a-z0-9_.]{1,40}", phrase) or phrase.startswith("house."):
        refuse("text", "a phrase was said", "there is none with that key", "Choose another.")
    return phrase


def _text(text: str) -> str:
    line = clean(text, TEXT_LENGTH)
    if not line or len(text) > 4 * TEXT_LENGTH:
        refuse("text", "a line was said", "it is empty or too long", f"Say up to {TEXT_LENGTH}.")
    return line


def _salt(room: Room, salt: str) -> str:
    if room.bound is None or room.running:
        refuse("running", "entropy was added", "the dice are bound", "Wait for the next match.")
    if not re.fullmatch(r"[0-9a-f]{64}", salt):
        refuse("entropy", "entropy was added", "it is not 32 bytes", "Send 64 hex digits.")
    return salt


def _more_time(room: Room, seat: Seat) -> int:
    said = "more time was asked for"
    prompt, match = room.prompts.get(seat), room.match
    if prompt is None or match is None or prompt.silence is None:
        refuse("not_asked", said, "this seat is not asked anything now", "It may wait and watch.")
    if match.pace is None or not match.pace.seconds or room.paused is not None:
        refuse("no_clock", said, "no clock runs", "Take all the time you want.")
    if (seat, prompt.about) in room.more_time:
        refuse("once", said, "it was granted for this question", "Answer it.")
    return prompt.about


# --- sitting down and standing up --------------------------------------------------------------


def _move_about(
    turn: Turn, person: str, act: words.Sit | words.Rename | words.Leave | words.Return
) -> None:
    match act:
        case words.Sit(name):
            _sit(turn, person, name)
        case words.Rename(name):
            _rename(turn, person, name)
        case words.Leave():
            _leave(turn, person)
        case words.Return():
            _return(turn, person)
        case _:
            assert_never(act)


def _sit(turn: Turn, person: str, name: str) -> None:
    room, said = turn.room, "somebody wants to sit down"
    if person in room.banned:
        refuse("removed", said, "the host has removed you from this table", "Open another one.")
    if room.chair_of(person) is not None:
        refuse("seated", said, "one has a seat here already", "Rename, if it is about the name.")
    if room.running:
        refuse("running", said, "a match runs", "Watch, and sit down when it is over.")
    _room_for_one(room, said)
    turn.sit(person, name_of(name))


def _room_for_one(room: Room, said: str) -> None:
    if len(room.staying()) >= room.game.table_sizes[-1]:
        refuse("full", said, "no seat is free", "Somebody would have to leave first.")


def name_of(name: str) -> str:
    """The name as it will be shown."""
    cleaned = clean(name, NAME_LENGTH)
    if not cleaned or len(name) > 4 * NAME_LENGTH:
        refuse("name", "a name was given", "it is empty or too long", f"Up to {NAME_LENGTH} signs.")
    return cleaned


def _rename(turn: Turn, person: str, name: str) -> None:
    room = turn.room
    chair = room.chairs[_own_seat(room, person)]
    _no_word_in_a_hush(room)
    others = [other.name for other in room.chairs if other is not chair]
    turn.so(records.Renamed(chair.number, unlike(name_of(name), others)))


def _leave(turn: Turn, person: str) -> None:
    """During a match one may come back; between matches the chair is free."""
    room = turn.room
    chair = room.chairs[_own_seat(room, person)]
    if not room.running:
        turn.lose(chair)
    elif not chair.minded:
        turn.mind(chair, "left")


def _return(turn: Turn, person: str) -> None:
    chair = turn.room.chairs[_own_seat(turn.room, person)]
    if chair.minded:
        turn.so(records.Returned(chair.number))


# --- the host -------------------------------------------------------------------------------------


def _host(
    turn: Turn,
    person: str,
    act: words.SeatBot
    | words.GiveToBot
    | words.Remove
    | words.SetOptions
    | words.SetPublic
    | words.Start
    | words.Pause
    | words.Resume,
) -> None:
    room = turn.room
    if room.host != person:
        refuse("host_only", "something was decided", "only the host may", "Ask the host.")
    match act:
        case words.SeatBot(temperament):
            _seat_bot(turn, temperament)
        case words.GiveToBot(seat):
            _give_to_bot(turn, seat)
        case words.Remove(seat):
            _remove(turn, seat)
        case words.SetOptions(options):
            turn.so(records.OptionsSet(_options(room, options)))
        case words.SetPublic(public):
            turn.so(records.PublicSet(public))
        case words.Start():
            _start(turn)
        case words.Pause():
            _pause(turn)
        case words.Resume():
            _resume(turn)
        case _:
            assert_never(act)


def _between_matches(room: Room, said: str) -> None:
    if room.running:
        refuse("running", said, "a match runs", "Wait until it is over.")


def _seat_bot(turn: Turn, temperament: str) -> None:
    room, said = turn.room, "a bot was asked to sit down"
    _between_matches(room, said)
    _room_for_one(room, said)
    offered = TEMPERAMENTS.get(room.game_id, ())
    if temperament not in offered:
        refuse("no_such_bot", said, "there is none like that", f"There are {', '.join(offered)}.")
    taken = {chair.name for chair in room.chairs}
    free = [name for name in BOT_NAMES if name not in taken]
    turn.sit(None, secrets.choice(free or BOT_NAMES), temperament)


def _chair_at(room: Room, seat: Seat) -> Chair:
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].gone:
        refuse("no_such_seat", f"seat {seat} was named", "nobody sits there", "Name another one.")
    return room.chairs[seat]


def _give_to_bot(turn: Turn, seat: Seat) -> None:
    chair = _chair_at(turn.room, seat)
    if chair.person is None:
        refuse("no_such_seat", f"seat {seat} was named", "a bot sits there", "Name a person's.")
    if not chair.minded:
        turn.mind(chair, "host")


def _remove(turn: Turn, seat: Seat) -> None:
    chair = _chair_at(turn.room, seat)
    if chair.person == turn.room.host:
        refuse("no_such_seat", f"seat {seat} was named", "it is your own", "Leave, if you want to.")
    turn.lose(chair, banned=chair.person is not None)


def _options(room: Room, options: msgspec.Raw) -> msgspec.Raw:
    _between_matches(room, "options were chosen")
    return options_of(room.game.options, options)


def options_of(kind: type[Any], options: msgspec.Raw) -> msgspec.Raw:
    """The options as they are written down: whole, and only such as the game has."""
    try:
        return msgspec.Raw(msgspec.json.encode(msgspec.json.decode(options, type=kind)))
    except (msgspec.MsgspecError, ValueError) as error:
        raise Illegal(
            "options were chosen", str(error), "Choose others.", code="options"
        ) from error


def _start(turn: Turn) -> None:
    room, said = turn.room, "a match was to begin"
    _between_matches(room, said)
    sizes, seats = room.game.table_sizes, len(room.staying())
    if seats < sizes[0]:
        refuse("too_few", said, f"it takes {sizes[0]} people", "Let somebody else sit down.")
    if seats > sizes[-1]:
        refuse("too_many_seats", said, f"it is for {sizes[-1]} at most", "Somebody must leave.")
    if room.paused is not None:
        turn.so(records.Resumed())
    turn.so(room.start())


def _pause(turn: Turn) -> None:
    room = turn.room
    if not room.running:
        refuse("not_running", "a pause was wanted", "no match runs", "Begin one.")
    if room.paused is None:
        turn.so(records.Paused("host"))


def _resume(turn: Turn) -> None:
    if turn.room.paused is not None:
        turn.so(records.Resumed())


def problem_of(error: BluffhausError) -> words.Problem:
    """What somebody is told who said something that can't be."""
    if isinstance(error, Illegal):
        return words.Problem(error.code, error.said, error.why, error.possible, error.rule)
    if isinstance(error, JournalError):
        # What exactly went wrong, and where the journal lies, is the host's business: see the log.
        why, possible = "the journal of this table cannot be used just now", "Send it again soon."
        return words.Problem(error.code, "something was sent", why, possible)
    return words.Problem(error.code, "something was sent", str(error), "See the page on the wire.")
