"""msgspec types as TypeScript: one declaration for each struct, with its docstring."""

from __future__ import annotations

import enum
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import inspect as spec

PLAIN: Mapping[type[spec.Type], str] = {
    spec.AnyType: "unknown",
    spec.RawType: "unknown",
    spec.NoneType: "null",
    spec.BoolType: "boolean",
    spec.IntType: "number",
    spec.FloatType: "number",
    spec.StrType: "string",
    spec.BytesType: "string",
    spec.UUIDType: "string",
    spec.DecimalType: "string",
    spec.DateTimeType: "string",
}


def structs(roots: Iterable[type]) -> list[type[msgspec.Struct]]:
    """These structs and all that they are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = list(spec.multi_type_info(list(roots)))
    while waiting:
        this = waiting.pop()
        if isinstance(this, spec.StructType):
            if this.cls in found.values():
                continue
            if this.cls.__name__ in found:
                raise SystemExit(f"two structs are called {this.cls.__name__}; rename one")
            found[this.cls.__name__] = this.cls
        waiting += _inner(this)
    return sorted(found.values(), key=lambda cls: cls.__name__)


def _inner(this: spec.Type) -> Iterator[spec.Type]:
    match this:
        case spec.StructType():
            yield from (member.type for member in this.fields)
        case spec.UnionType():
            yield from this.types
        case spec.CollectionType():
            yield this.item_type
        case spec.TupleType():
            yield from this.item_types
        case spec.DictType():
            yield from (this.key_type, this.value_type)
        case spec.Metadata():
            yield this.type
        case _:
            pass


@dataclass
class Module:
    """A file of declarations; what another file declares already is imported from there."""

    roots: Sequence[type]
    elsewhere: Mapping[type, str] = field(default_factory=dict)
    _aliases: dict[str, str] = field(default_factory=dict)
    _words: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """The whole file, but for its head."""
        every = structs(self.roots)
        ours = [cls for cls in every if cls not in self.elsewhere]
        names = self._find_aliases(ours)
        blocks = [self._declaration(cls) for cls in ours]
        named = {name: text for text, name in names.items()} | self._words
        blocks += [f"export type {name} = {text};\n" for name, text in sorted(named.items())]
        return "\n".join([*self._imports(every), *blocks])

    def _imports(self, every: Iterable[type]) -> Iterator[str]:
        files: dict[str, list[str]] = {}
        for cls in every:
            if cls in self.elsewhere:
                files.setdefault(self.elsewhere[cls], []).append(cls.__name__)
        for file, names in sorted(files.items()):
            yield f'import type {{ {", ".join(names)} }} from "{file}";\n'

    def _find_aliases(self, ours: Iterable[type]) -> dict[str, str]:
        """Unions and lists of words that have a name in Python keep it: `Move`, `Phase`."""
        found: dict[str, str] = {}
        for module in sorted({cls.__module__ for cls in ours}):
            for name, value in vars(sys.modules[module]).items():
                if not name.startswith("_") and _is_choice(value):
                    text = self.say(spec.type_info(value))
                    if all(cls in set(structs(self.roots)) for cls in structs([value])):
                        found.setdefault(text, name)
        self._aliases = found
        return found

    def _declaration(self, cls: type[msgspec.Struct]) -> str:
        info = spec.type_info(cls)
        assert isinstance(info, spec.StructType)
        head = _comment(cls) + f"export interface {cls.__name__} {{\n"
        return head + "".join(f"  {line};\n" for line in self._members(info)) + "}\n"

    def _members(self, info: spec.StructType) -> Iterator[str]:
        if info.tag_field:
            yield f"readonly {info.tag_field}: {json.dumps(info.tag)}"
        for member in info.fields:
            may_lack = "?" if not member.required and _may_be_left_out(info) else ""
            yield f"readonly {member.encode_name}{may_lack}: {self.say(member.type)}"

    def say(self, this: spec.Type) -> str:
        """Name a type in TypeScript."""
        text = self._say(this)
        return self._aliases.get(text, text)

    def _say(self, this: spec.Type) -> str:
        if type(this) in PLAIN:
            return PLAIN[type(this)]
        match this:
            case spec.StructType():
                return this.cls.__name__
            case spec.Metadata():
                return self.say(this.type)
            case spec.UnionType():
                return self._union(this)
            case spec.LiteralType():
                return " | ".join(json.dumps(value) for value in this.values)
            case spec.EnumType():
                text = " | ".join(json.dumps(each.value) for each in this.cls)
                self._words[this.cls.__name__] = text
                return this.cls.__name__
            case spec.CollectionType():
                return f"readonly {_in_brackets(self.say(this.item_type))}[]"
            case spec.TupleType():
                return f"readonly [{', '.join(self.say(each) for each in this.item_types)}]"
            case spec.DictType():
                key = self.say(this.key_type)
                return f"Readonly<Record<{key}, {self.say(this.value_type)}>>"
            case _:
                raise SystemExit(f"no TypeScript for {this}")

    def _union(self, this: spec.UnionType) -> str:
        """A union within a union keeps its name where it has one: `Move | null`."""
        rest = [each for each in this.types if not isinstance(each, spec.NoneType)]
        inner = self.say(rest[0]) if len(rest) == 1 else " | ".join(self.say(e) for e in rest)
        inner = self._aliases.get(inner, inner)
        if inner == "unknown":  # which may be null already
            return inner
        return inner if len(rest) == len(this.types) else f"{inner} | null"


def _may_be_left_out(info: spec.StructType) -> bool:
    """The house always sends every field; only who writes to the house may leave defaults out."""
    return info.forbid_unknown_fields


def _is_choice(value: object) -> bool:
    """Tell whether this is a union of structs, or a list of words to choose from."""
    origin = typing.get_origin(value)
    if origin is typing.Literal:
        return True
    members = typing.get_args(value) if origin in (typing.Union, types.UnionType) else ()
    return bool(members) and all(
        isinstance(each, type) and issubclass(each, msgspec.Struct | enum.Enum) for each in members
    )


def _in_brackets(text: str) -> str:
    return f"({text})" if " " in text else text


def _comment(cls: type) -> str:
    """Its docstring, if it has one of its own."""
    text = inspect.cleandoc(cls.__doc__ or "")
    if not text:
        return ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in text.splitlines()) + " */\n"
