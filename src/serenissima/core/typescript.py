"""TypeScript for the types on the wire: msgspec types -> JSON Schema -> TypeScript.

The browser's types are generated from the Python types, never written by hand. A struct becomes an interface with its
docstring, a tagged union a discriminated union. In a type that is read from clients (it forbids unknown fields),
fields with a default are optional; what the server sends is complete, so there only a field that may be unset is.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

Schema = dict[str, Any]

REF = "#/$defs/{name}"
WIDTH = 118
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def json_schema(types: Mapping[str, Any]) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The JSON Schema of each named type, and of every struct they contain, by name."""
    roots, parts = msgspec.json.schema_components(types.values(), ref_template=REF)
    return dict(zip(types, roots, strict=True)), parts


def typescript(types: Mapping[str, Any]) -> str:
    """TypeScript declarations of these types and all their parts; parts come before what uses them."""
    return _Writer(*json_schema(types)).write()


class _Writer:
    """Writes each declaration once, parts first, in the order in which the types were given."""

    def __init__(self, roots: dict[str, Schema], parts: dict[str, Schema]) -> None:
        self.roots = roots
        self.parts = parts
        self.aliases = {_key(schema): name for name, schema in roots.items() if "anyOf" in schema or "enum" in schema}
        self.done: list[str] = []
        self.declarations: list[str] = []
        for name in parts:
            if not name.isidentifier():
                raise ValueError(f"two types have the same name: {name!r}; one word per idea")
        for name, schema in roots.items():
            if name in parts and schema != {"$ref": REF.format(name=name)}:
                raise ValueError(f"{name!r} names both a struct and another type; one word per idea")

    def write(self) -> str:
        """All declarations."""
        for name, schema in self.roots.items():
            self._need(schema)
            if name not in self.parts:
                self.declarations.append(self._alias(name, schema))
        return "\n\n".join(self.declarations) + "\n"

    def _need(self, schema: Schema) -> None:
        """Declares every struct that this schema mentions and that is not declared yet."""
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        if name and name not in self.done:
            self.done.append(name)
            self._need(self.parts[name])
            self.declarations.append(self._interface(name, self.parts[name]))
        for inner in _inner(schema):
            self._need(inner)

    def _alias(self, name: str, schema: Schema) -> str:
        line = f"export type {name} = {self._type(schema, top=True)};"
        if len(line) <= WIDTH:
            return line
        return f"export type {name} =\n  | " + "\n  | ".join(self._members(schema)) + ";"

    def _interface(self, name: str, schema: Schema) -> str:
        if schema.get("type") != "object":
            return _comment(schema) + f"export type {name} = {self._type(schema)};"
        read = schema.get("additionalProperties") is False
        required = schema.get("required", [])
        fields = [
            f"  {field}{'' if field in required or ('default' in inner and not read) else '?'}: {self._type(inner)};"
            for field, inner in schema["properties"].items()
        ]
        body = "{\n" + "\n".join(fields) + "\n}" if fields else "{}"
        return _comment(schema) + f"export interface {name} {body}"

    def _members(self, schema: Schema) -> list[str]:
        if "enum" in schema:
            return [msgspec.json.encode(value).decode() for value in schema["enum"]]
        members = [self._type(inner) for inner in schema.get("anyOf", [schema])]
        return list(dict.fromkeys(members))

    def _type(self, schema: Schema, top: bool = False) -> str:
        """The TypeScript of a schema. A named union is referred to by its name, except where it is declared."""
        if not top and _key(schema) in self.aliases:
            return self.aliases[_key(schema)]
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        if "anyOf" in schema:
            return " | ".join(self._members(schema))
        if "enum" in schema:
            return " | ".join(self._members(schema))
        if "const" in schema:
            return msgspec.json.encode(schema["const"]).decode()
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            return f"Record<string, {self._values(schema)}>"
        return WORDS.get(str(kind), "unknown")

    def _array(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return "[" + ", ".join(self._type(inner) for inner in schema["prefixItems"]) + "]"
        items = schema.get("items")
        inner = self._type(items) if isinstance(items, dict) else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _values(self, schema: Schema) -> str:
        values = schema.get("additionalProperties")
        return self._type(values) if isinstance(values, dict) else "unknown"


def _key(schema: Schema) -> bytes:
    """A key that is equal for equal types, whatever their default or description."""
    bare = {name: value for name, value in schema.items() if name not in {"default", "description", "title"}}
    return msgspec.json.encode(bare, order="deterministic")


def _inner(schema: Schema) -> Iterator[Schema]:
    """The schemas directly inside a schema."""
    yield from schema.get("anyOf", ())
    yield from schema.get("prefixItems", ())
    yield from schema.get("properties", {}).values()
    yield from (inner for name in ("items", "additionalProperties") if isinstance(inner := schema.get(name), dict))


def _comment(schema: Schema) -> str:
    text = " ".join(str(schema.get("description", "")).split())
    if not text:
        return ""
    if len(text) <= WIDTH - 7:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - 3)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"
