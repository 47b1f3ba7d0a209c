"""All that a thing holds, laid out flat, so that two of them can be compared."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

_PLAIN = (type(None), bool, int, float, str, bytes)


def snapshot(thing: object) -> tuple[object, ...]:
    """Everything that lies on a table, down to the last die. Who writes along is not part of it.

    A state need not know how to compare itself: it is taken apart by its attributes, whether it is
    an ordinary class, one with slots, a msgspec struct or a class compiled by mypyc. It is done
    with a list and not by recursion, for a long match may be a long chain.
    """
    tokens: list[object] = []
    waiting: list[object] = [thing]
    while waiting:
        item = waiting.pop()
        if isinstance(item, _PLAIN):
            tokens.append(item)
        else:
            kind, parts = _taken_apart(item)
            tokens.append((kind, len(parts)))
            waiting.extend(reversed(parts))
    return tuple(tokens)


def _taken_apart(item: object) -> tuple[str, Sequence[object]]:
    if isinstance(item, (list, tuple)):
        return "row", item
    if isinstance(item, dict):
        pairs = sorted(item.items(), key=lambda pair: repr(pair[0]))
        return "map", [part for pair in pairs for part in pair]
    if isinstance(item, (set, frozenset)):
        return "set", sorted(item, key=repr)
    names = _attributes(item)
    return type(item).__qualname__, [
        part for name in names for part in (name, getattr(item, name, None))
    ]


def _attributes(item: object) -> list[str]:
    if isinstance(item, msgspec.Struct):
        return list(item.__struct_fields__)
    names: set[str] = set(getattr(item, "__dict__", ()))
    for cls in type(item).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
        # A class compiled by mypyc has neither a dictionary nor slots, but says what it holds.
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
    return sorted(names - {"scribe", "__dict__", "__weakref__"})
