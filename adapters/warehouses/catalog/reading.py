"""Reads `catalog.yaml`. Whatever cannot be understood is one sentence with its line; nothing is guessed or left out,
since a hidden column that is overlooked would be shown.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from adapters.warehouses.catalog.entries import (
    CatalogColumn,
    CatalogDefinition,
    CatalogKey,
    CatalogTable,
    WarehouseCatalog,
)
from reliability.errors import BadInput

VERSION = "1"
LARGEST_BYTES = 20_000_000
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the second is slower and reads the same
_TRUE, _FALSE = frozenset({"true", "yes", "on"}), frozenset({"false", "no", "off"})


def read_catalog(file: Path) -> dict[str, WarehouseCatalog]:
    """What a file says, by warehouse. Raises BadInput: one sentence with the line."""
    return parsed_catalog(catalog_text(file), file.name)


def catalog_text(file: Path) -> str:
    """The file's text, its line endings as they are. Raises BadInput."""
    try:
        if file.stat().st_size > LARGEST_BYTES:
            raise BadInput(f"{file.name} is larger than {LARGEST_BYTES // 1_000_000} MB.")
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadInput(f"{file.name}, line {line}: this is not text in UTF-8.") from None
    except OSError as error:
        raise BadInput(f"{file.name} cannot be read: {error.strerror}.") from error


def parsed_catalog(text: str, name: str) -> dict[str, WarehouseCatalog]:
    """What a text says, by warehouse; `name` is what errors call the file. Raises BadInput."""
    root = root_node(text, name)
    reader = _CatalogReader(name)
    if root is None:
        return {}
    parts = reader.mapping(root, "the file", ("version", "warehouses"))
    if "version" in parts and reader.text(parts["version"][1], "version") != VERSION:
        raise reader.wrong(parts["version"][1], f"this version of Candor reads catalogs of version {VERSION}")
    if "warehouses" not in parts:
        return {}
    named = reader.mapping(parts["warehouses"][1], "warehouses")
    return {warehouse: reader.warehouse(node) for warehouse, (_, node) in named.items()}


def root_node(text: str, name: str) -> yaml.Node | None:
    """The tree of a text, with the place of each part; None of an empty one. Raises BadInput."""
    try:
        return yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise BadInput(f"{name}, line {line}: {_plain(error.problem or error.context or '')}.") from None
    except yaml.YAMLError as error:
        raise BadInput(f"{name} cannot be read as YAML: {' '.join(str(error).split())[:200]}.") from None
    except RecursionError:
        raise BadInput(f"{name} is nested too deeply.") from None


def _plain(problem: str) -> str:
    """The parser's words; a tab is what puzzles people most."""
    if "cannot start any token" in problem:
        return "a character stands here that cannot (a tab, or a sign that needs quotation marks around the text)"
    return f"this cannot be read as YAML ({problem})"


class _CatalogReader:
    """Turns nodes into entries. Each node is met once: an anchor that is used again would be met twice."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._seen: set[int] = set()

    def wrong(self, node: yaml.Node, what: str) -> BadInput:
        return BadInput(f"{self._name}, line {node.start_mark.line + 1}: {what}.")

    # --- parts of the file

    def warehouse(self, node: yaml.Node) -> WarehouseCatalog:
        parts = self.mapping(node, "a warehouse", ("tables", "definitions"))
        tables = self.mapping(parts["tables"][1], "tables") if "tables" in parts else {}
        definitions = self.mapping(parts["definitions"][1], "definitions") if "definitions" in parts else {}
        return WarehouseCatalog(
            tuple(self._table(name, key, each) for name, (key, each) in tables.items()),
            tuple(self._definition(phrase, key, each) for phrase, (key, each) in definitions.items()),
        )

    def _table(self, name: str, key: yaml.Node, node: yaml.Node) -> CatalogTable:
        known = ("description", "synonyms", "hidden", "default_filter", "columns", "keys")
        parts = self.mapping(node, f"the table {name}", known)
        columns = self.mapping(parts["columns"][1], "columns") if "columns" in parts else {}
        keys = self._sequence(parts["keys"][1], "keys") if "keys" in parts else []
        return CatalogTable(
            name,
            key.start_mark.line + 1,
            self._maybe(parts, "description"),
            self._texts(parts, "synonyms"),
            self._truth(parts, "hidden"),
            self._maybe(parts, "default_filter") or "",
            tuple(self._column(each, at, of) for each, (at, of) in columns.items()),
            tuple(map(self._key, keys)),
        )

    def _column(self, name: str, key: yaml.Node, node: yaml.Node) -> CatalogColumn:
        parts = self.mapping(node, f"the column {name}", ("description", "synonyms", "hidden", "values"))
        return CatalogColumn(
            name,
            key.start_mark.line + 1,
            self._maybe(parts, "description"),
            self._texts(parts, "synonyms"),
            self._truth(parts, "hidden"),
            self._values(parts["values"][1]) if "values" in parts else (),
        )

    def _values(self, node: yaml.Node) -> tuple[tuple[str, str], ...]:
        """A list of values, or each with one or several wordings."""
        if isinstance(node, yaml.SequenceNode):
            return tuple((value, value) for value in self._list(node, "values"))
        found = []
        for value, (_, words) in self.mapping(node, "values").items():
            said = self._list(words, "values") if isinstance(words, yaml.SequenceNode) else (self.text(words, value),)
            found += [(value, each or value) for each in said]
        return tuple(found)

    def _key(self, node: yaml.Node) -> CatalogKey:
        parts = self.mapping(node, "a key", ("column", "columns", "to", "declared", "refused"))
        if ("column" in parts) == ("columns" in parts):
            raise self.wrong(node, "a key names its column, or its columns")
        if "to" not in parts:
            raise self.wrong(node, "a key says in “to” what it refers to: table.column")
        own = self._texts(parts, "columns") if "columns" in parts else (self.text(parts["column"][1], "column"),)
        to = parts["to"][1]
        targets = self._list(to, "to") if isinstance(to, yaml.SequenceNode) else (self.text(to, "to"),)
        split = [target.rpartition(".") for target in targets]
        tables = {table for table, _, _ in split}
        if len(tables) != 1 or "" in tables or len(split) != len(own) or not all(column for _, _, column in split):
            raise self.wrong(to, "“to” names a column of one table for each column of the key: table.column")
        return CatalogKey(
            own,
            tables.pop(),
            tuple(column for _, _, column in split),
            node.start_mark.line + 1,
            self._truth(parts, "declared"),
            self._truth(parts, "refused"),
        )

    def _definition(self, phrase: str, key: yaml.Node, node: yaml.Node) -> CatalogDefinition:
        line = key.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode) and not _is_nothing(node):
            return CatalogDefinition(phrase, line, self.text(node, phrase))
        parts = self.mapping(node, f"the definition of {phrase}", ("means", "description"))
        return CatalogDefinition(
            phrase, line, self._maybe(parts, "means") or "", self._maybe(parts, "description") or ""
        )

    # --- kinds of nodes

    def mapping(
        self, node: yaml.Node, what: str, known: tuple[str, ...] = ()
    ) -> dict[str, tuple[yaml.Node, yaml.Node]]:
        """The parts of a mapping by name, each with the node of its name; none of an empty one."""
        self._meet(node)
        if _is_nothing(node):
            return {}
        if not isinstance(node, yaml.MappingNode):
            raise self.wrong(node, f"{what} holds lines of a name, a colon and what is said of it")
        found: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            name = self.text(key, what)
            if known and name not in known:
                close = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
                hint = f"perhaps {close[0]} is meant" if close else f"it may have {', '.join(known)}"
                raise self.wrong(key, f"{what} has no part {name[:60]}; {hint}")
            if name in found:
                first = found[name][0].start_mark.line + 1
                raise self.wrong(key, f"{name[:60]} stands here a second time (first on line {first})")
            found[name] = (key, value)
        return found

    def text(self, node: yaml.Node, what: str) -> str:
        """A text or a number as it is written; "" of nothing."""
        self._meet(node)
        if not isinstance(node, yaml.ScalarNode):
            raise self.wrong(node, f"{what[:60]} is one text")
        return "" if _is_nothing(node) else str(node.value)

    def _meet(self, node: yaml.Node) -> None:
        if id(node) in self._seen:
            raise self.wrong(node, "an anchor (&) that is used again (*) is not read here; write it out")
        self._seen.add(id(node))

    def _sequence(self, node: yaml.Node, what: str) -> list[yaml.Node]:
        self._meet(node)
        if _is_nothing(node):
            return []
        if not isinstance(node, yaml.SequenceNode):
            raise self.wrong(node, f"{what} is a list: each begins with a dash")
        return list(node.value)

    def _list(self, node: yaml.Node, what: str) -> tuple[str, ...]:
        return tuple(text for each in self._sequence(node, what) if (text := self.text(each, what)))

    def _maybe(self, parts: Mapping[str, tuple[yaml.Node, yaml.Node]], name: str) -> str | None:
        return " ".join(self.text(parts[name][1], name).split()) if name in parts else None

    def _texts(self, parts: Mapping[str, tuple[yaml.Node, yaml.Node]], name: str) -> tuple[str, ...]:
        """A list, or a single text."""
        if name not in parts:
            return ()
        node = parts[name][1]
        if isinstance(node, yaml.ScalarNode) and not _is_nothing(node):
            return (self.text(node, name),)
        return self._list(node, name)

    def _truth(self, parts: Mapping[str, tuple[yaml.Node, yaml.Node]], name: str) -> bool:
        if name not in parts:
            return False
        said = self.text(parts[name][1], name).lower()
        if said not in _TRUE | _FALSE:
            raise self.wrong(parts[name][1], f"{name} is true or false")
        return said in _TRUE


def _is_nothing(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null"
