"""Doors: every request the house answers over plain HTTP, in one list.

The list is the router, the check of what comes in, and the OpenAPI document.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from bluffhaus.server import wire
from bluffhaus.tables.words import Problem


class Visit(NamedTuple):
    """Somebody at a door: who it is, and what was brought."""

    device: str
    request: Request
    body: Any
    """Of the door's own type, checked; `None` where a door takes nothing."""

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self.request.client
        return client.host if client is not None else "?"

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value


class Answer(NamedTuple):
    """What goes back."""

    body: Any = None
    """A struct, or bytes that are sent as they are."""
    status: int = 200
    kind: str = "application/json"
    person: str | None = None
    """The device is this person from now on."""
    file: str | None = None
    """To be kept under this name."""


class Door(NamedTuple):
    """One request: how it is made, and who answers."""

    method: str
    path: str
    says: str
    """What it is for, in a sentence."""
    takes: Any
    gives: Any
    answer: Callable[[Visit], Awaitable[Answer]]
    status: int = 200
    query: tuple[str, ...] = ()


class Fault(Exception):
    """Answered with a status and a `Problem`."""

    def __init__(
        self, status: int, code: str, why: str, possible: str = "", retry: float = 0.0
    ) -> None:
        super().__init__(why)
        self.status, self.retry = status, retry
        self.problem = Problem(code, "a request was made", why, possible)


def openapi(doors: list[Door], version: str) -> dict[str, Any]:
    """The OpenAPI document of these doors."""
    kinds = [kind for door in doors for kind in (door.takes, door.gives) if kind is not None]
    template = "#/components/schemas/{name}"
    every = [*kinds, *wire.EXPORTS]
    refs, components = msgspec.json.schema_components(every, ref_template=template)
    schema_of = dict(zip([repr(kind) for kind in every], refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        path = re.sub(r":\w+}", "}", door.path)  # the kind is the router's, not the document's
        paths.setdefault(path, {})[door.method.lower()] = _operation(door, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bluffhaus", "version": version, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(door: Door, schema_of: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": door.says, "responses": _responses(door, schema_of)}
    in_path = [_parameter(name, "path") for name in re.findall(r"{(\w+)[:}]", door.path)]
    parameters = in_path + [_parameter(name, "query") for name in door.query]
    if parameters:
        operation["parameters"] = parameters
    if door.takes is not None:
        content = {"application/json": {"schema": schema_of[repr(door.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, where: str) -> dict[str, Any]:
    schema = {"type": "integer" if name in ("n", "match", "events", "chat", "wait") else "string"}
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def _responses(door: Door, schema_of: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": door.says}
    if door.gives is not None:
        good["content"] = {"application/json": {"schema": schema_of[repr(door.gives)]}}
    bad = {"application/json": {"schema": schema_of[repr(Problem)]}}
    return {str(door.status): good, "4XX": {"description": "A Problem.", "content": bad}}
