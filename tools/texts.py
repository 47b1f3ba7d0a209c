"""Message files as TypeScript: a typed function for each text, `t.seats({ n: 3 })`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from bluffhaus.texts import LANGUAGES, BadText, Lang, icu, texts


def module(home: str) -> str:
    """The texts of the house (its name is empty), of a part of it or of a game, in every language.

    A game's texts lose the game's id, which all of them begin with: its module holds no others.
    """
    read = {lang: _read_all(lang, home) for lang in LANGUAGES}
    _compare(read)
    wants = _wants(read)
    rows = "".join(f"  readonly {_name(key)}: {_type(wants[key])};\n" for key in sorted(wants))
    body = "".join(_language(lang, messages) for lang, messages in read.items())
    return (
        f"{_locale(home)}\nexport interface Messages {{\n{rows}}}\n\n"
        f"export const messages: Readonly<Record<Locale, Messages>> = {{\n{body}}};\n"
    )


def _locale(home: str) -> str:
    if home:
        return 'import type { Locale } from "./messages.ts";\n'
    return HELPERS % " | ".join(json.dumps(lang) for lang in LANGUAGES)


HELPERS = """\
export type Locale = %s;

type Told<T> = T extends () => string ? [] : T extends (a: infer A) => string ? [a: A] : never;

/** Says a text: `t("seats", { n: 3 })`; which texts there are, and what they want, is typed. */
export type Say<T> = <K extends keyof T & string>(key: K, ...told: Told<T[K]>) => string;

/** Makes a `t` for these texts, in the language that is asked for each time anew. */
export function speaker<T extends object>(
  texts: Readonly<Record<Locale, T>>,
  locale: () => Locale,
): Say<T> {
  return (key, ...told) => (texts[locale()][key] as (a?: unknown) => string)(told[0]);
}
"""


def _name(key: str) -> str:
    return key if key.isidentifier() else json.dumps(key)


Wants = dict[str, tuple[str, ...] | type[int] | None]
Messages = dict[str, icu.Message]


def _read_all(lang: Lang, home: str) -> Messages:
    prefix = f"{home}." if home else ""
    messages: Messages = {}
    for key, text in texts(lang, home).items():
        if not key.startswith(prefix):
            raise SystemExit(f"{lang} {key}: the texts of {home} begin with {prefix!r}")
        try:
            messages[key.removeprefix(prefix)] = icu.read(text)
        except BadText as problem:
            raise SystemExit(f"{lang} {key}: {problem}") from None
    return messages


def _compare(read: Mapping[Lang, Messages]) -> None:
    """Every language says the same things; what it needs to know for it may differ."""
    every = {key for messages in read.values() for key in messages}
    lacking = [f"{lang}: {k}" for lang, had in read.items() for k in sorted(every - had.keys())]
    if lacking:
        raise SystemExit("texts are missing:\n  " + "\n  ".join(lacking))


def _wants(read: Mapping[Lang, Messages]) -> dict[str, Wants]:
    """What each text has to be told, so that every language can be said with it."""
    first, *rest = read.values()
    wants = {key: icu.arguments(message) for key, message in first.items()}
    for messages in rest:
        for key, message in messages.items():
            for name, kind in icu.arguments(message).items():
                wants[key][name] = kind or wants[key].get(name)
    return wants


def _type(wants: Wants) -> str:
    if not wants:
        return "() => string"
    rows = (f"{name}: {_kind(kind)}" for name, kind in sorted(wants.items()))
    return f"(a: {{ {'; '.join(rows)} }}) => string"


def _kind(kind: tuple[str, ...] | type[int] | None) -> str:
    if kind is int:
        return "number"
    return "string" if kind else "string | number"


def _language(lang: Lang, messages: Messages) -> str:
    rows = "".join(
        f"    {_name(key)}: {_value(message)},\n" for key, message in sorted(messages.items())
    )
    return f"  {lang}: {{\n{rows}  }},\n"


def _value(message: icu.Message) -> str:
    if not icu.arguments(message):
        return f"() => {json.dumps(icu.say(message, {}), ensure_ascii=False)}"
    return f"(a) => {_template(message)}"


def _template(message: icu.Message) -> str:
    if len(message) == 1 and isinstance(message[0], icu.Choice):
        return f"({_choice(message[0])})"
    return "`" + "".join(_pieces(message)) + "`"


def _pieces(message: icu.Message) -> Iterator[str]:
    for part in message:
        match part:
            case str():
                yield part.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case icu.Argument(name) | icu.Count(name):
                yield f"${{a.{name}}}"
            case icu.Choice():
                yield f"${{{_choice(part)}}}"


def _choice(choice: icu.Choice) -> str:
    """Exact cases are asked first, then the category, then there is `other`."""
    asked = sorted((case for case in choice.cases if case != "other"), key=lambda c: c[0] != "=")
    tests = (f"{_test(choice, case)} ? {_template(choice.cases[case])} : " for case in asked)
    return "".join(tests) + _template(choice.cases["other"])


def _test(choice: icu.Choice, case: str) -> str:
    if not choice.plural:
        return f"a.{choice.name} === {json.dumps(case)}"
    return f"a.{choice.name} === {1 if case == 'one' else case[1:]}"
