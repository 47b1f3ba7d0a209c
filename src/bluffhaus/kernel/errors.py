"""Four faults, four types: the player's, the wire's, the disk's, ours."""

from __future__ import annotations


class BluffhausError(Exception):
    """Anything this house complains about. `code` is for programs and never changes its meaning."""

    code = "error"


class Illegal(BluffhausError, ValueError):
    """The player's fault: this seat may not say this now. Nothing has changed.

    Says what was said, why not, and what is possible; never what the seat may not know.
    """

    def __init__(
        self, said: str, why: str, possible: str, *, code: str = "illegal", rule: str | None = None
    ) -> None:
        self.said, self.why, self.possible, self.code, self.rule = said, why, possible, code, rule
        where = f" ({rule})" if rule else ""
        super().__init__(f"{said}: {why}{where}. {possible}")


class Malformed(BluffhausError, ValueError):
    """The wire's fault: the bytes are not a message of ours. It names the place in them."""

    code = "malformed"


class JournalError(BluffhausError):
    """The disk's fault: a journal has a gap, another owner, or an age we do not read."""

    code = "journal"


class RulesBug(BluffhausError):
    """Our fault. It should never happen: please report it with the seed and the journal."""

    code = "rules_bug"
