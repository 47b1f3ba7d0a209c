"""Another world that looks the same to one seat: other cards, other secrets, the same table."""

from __future__ import annotations

from bluffhaus.games.sein.purses import CHARACTERS
from bluffhaus.games.sein.state import ENDED, NO_LINK, Guess, Showing, State, seats_of
from bluffhaus.kernel import Chance

_TRIES = 24


def disguised(state: State, seat: int | None, chance: Chance) -> State:
    """The table as it might be too, as far as `seat` can tell."""
    other = state.clone()
    if state.stage >= ENDED:
        return other  # all is told
    other.characters = dealt_again(state, seat, chance)
    other.guesses = tuple([_guessed_again(other, guess, seat, chance) for guess in state.guesses])
    _show_again(other, state, seat, chance)
    if state.trial != NO_LINK:
        _vote_again(other, seat, chance)
    return other


# --- the cards ----------------------------------------------------------------------------------


def possible(state: State, seat: int | None) -> list[int]:
    """Who everybody may be, as bits, by what `seat` knows: bans, cards shown to it, its guesses."""
    found = [63 & ~banned for banned in state.banned]
    if seat is None:
        return found
    for other in range(state.seats):
        found[other] &= ~state.shown[seat * state.seats + other]
    for _, by, other, character, right in state.guesses:
        if by == seat:
            found[other] &= 1 << character if right else ~(1 << character)
    found[seat] = 1 << state.characters[seat]
    return found


def dealt_again(state: State, seat: int | None, chance: Chance) -> tuple[int, ...]:
    """Other cards, two of each among twelve, as they may have been dealt."""
    may = possible(state, seat)
    for _ in range(_TRIES):
        deck = chance.shuffle([*range(len(CHARACTERS)), *range(len(CHARACTERS))])
        cards = _mine_first(deck, state, seat)
        if all(may[n] >> card & 1 for n, card in enumerate(cards)):
            return cards
    return _searched(may, (), [2] * len(CHARACTERS), chance) or state.characters


def _mine_first(deck: tuple[int, ...], state: State, seat: int | None) -> tuple[int, ...]:
    """A deal in which one's own card is one's own."""
    cards = list(deck)
    if seat is not None:
        mine = cards.index(state.characters[seat])
        cards[seat], cards[mine] = cards[mine], cards[seat]
    return tuple(cards[: state.seats])


def _searched(
    may: list[int], cards: tuple[int, ...], left: list[int], chance: Chance
) -> tuple[int, ...] | None:
    """Seat by seat, and back where it leads nowhere."""
    if len(cards) == len(may):
        return cards
    for card in chance.shuffle(range(len(CHARACTERS))):
        if left[card] and may[len(cards)] >> card & 1:
            left[card] -= 1
            found = _searched(may, (*cards, card), left, chance)
            left[card] += 1
            if found is not None:
                return found
    return None


# --- what others know of each other -------------------------------------------------------------


def _guessed_again(other: State, guess: Guess, seat: int | None, chance: Chance) -> Guess:
    """Everybody knows who left; which card was handed over, two."""
    turn, by, whom, _, right = guess
    if seat in (by, whom):
        return guess
    truth = other.characters[whom]
    if not right:
        wrong = _bits(63 & ~other.banned[whom] & ~(1 << truth)) or _bits(63 & ~(1 << truth))
        truth = wrong[chance.roll(len(wrong)) - 1]
    return turn, by, whom, truth, right


def _show_again(other: State, state: State, seat: int | None, chance: Chance) -> None:
    """Other cards were shown to others; and each asker still can, or cannot, ask once more."""
    for _ in range(_TRIES):
        _lay(other, [_shown_at_random(other, each, seat, chance) for each in state.showings])
        if _asks_alike(other, state):
            return
    _lay(other, [_shown_otherwise(other, state, each, seat) for each in state.showings])


def _lay(other: State, showings: list[Showing]) -> None:
    shown = [0] * len(other.shown)
    for _, asker, whom, character in showings:
        shown[asker * other.seats + whom] |= 1 << character
    other.shown, other.showings = tuple(shown), tuple(showings)


def _shown_at_random(other: State, showing: Showing, seat: int | None, chance: Chance) -> Showing:
    turn, asker, whom, _ = showing
    if seat in (asker, whom):
        return showing
    cards = _bits(63 & ~(1 << other.characters[whom]))
    return turn, asker, whom, cards[chance.roll(len(cards)) - 1]


def _shown_otherwise(other: State, state: State, showing: Showing, seat: int | None) -> Showing:
    """The card that was shown; if it is now the truth, the one that was the truth."""
    turn, asker, whom, character = showing
    if seat not in (asker, whom) and character == other.characters[whom]:
        character = state.characters[whom]
    return turn, asker, whom, character


def _asks_alike(other: State, state: State) -> bool:
    """As many cards were shown, and as many are left."""
    for asker in range(state.seats):
        for whom in range(state.seats):
            pair = asker * state.seats + whom
            if other.shown[pair].bit_count() != state.shown[pair].bit_count():
                return False
            left, right = other.showable(asker, whom), state.showable(asker, whom)
            if left.bit_count() != right.bit_count():
                return False
    return True


def _vote_again(other: State, seat: int | None, chance: Chance) -> None:
    voters = other.alive & ~other.voting & ~(1 << other.trial_by)
    for voter in seats_of(voters & ~(1 << other.chain[other.trial].seat)):
        if voter != seat:
            other.ayes = other.ayes & ~(1 << voter) | (chance.roll(2) - 1) << voter


def _bits(bits: int) -> list[int]:
    return [n for n in range(len(CHARACTERS)) if bits >> n & 1]
