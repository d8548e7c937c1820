"""What dbt's manifest.json says of a warehouse: descriptions, relationships tests as keys, accepted values, metrics as
definitions. Models, seeds, snapshots and sources are found in the schema by the names of their relations.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from adapters.warehouses.catalog.dbt_metrics import Metric, Metrics
from adapters.warehouses.catalog.proposing import KnownElsewhere, ProposedKey
from reliability.errors import BadInput
from reliability.values import Element, Schema, Table

LARGEST_BYTES = 500_000_000
_RELATIONS = ("model", "seed", "snapshot")
_REF = re.compile(r"""(?:ref|source)\(\s*(?P<names>['"][^)]*['"])\s*(?:,\s*v(?:ersion)?\s*=[^)]*)?\)""")
_TEXT = re.compile(r"""['"]([^'"]+)['"]""")


def read_dbt(path: Path, schema: Schema) -> KnownElsewhere:
    """What a manifest says of the tables of a schema. `path` is the file, or the folder of a dbt project.

    Raises BadInput where there is no manifest that can be read.
    """
    return _Manifest(_read(path), schema).known()


def read_metrics(path: Path, schema: Schema) -> list[Metric]:
    """Each metric's phrase, SQL and description: of a manifest, a semantic manifest, or the folder of a dbt project.

    Raises BadInput where there is none that can be read, or nothing in it.
    """
    return list(_Manifest(_read(path, "metrics"), schema).metrics())


def _read(path: Path, needed: str = "nodes") -> Mapping[str, Any]:
    places = [path, path / "manifest.json", path / "target" / "manifest.json"]
    file = next((each for each in places if each.is_file()), None)
    if file is None:
        raise BadInput(f"There is no manifest.json in {path.name}; dbt writes it to target/ with dbt parse.")
    try:
        if file.stat().st_size > LARGEST_BYTES:
            raise BadInput(f"{file.name} is larger than {LARGEST_BYTES // 1_000_000} MB.")
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput(f"{file.name} cannot be read as JSON.") from error
    if not isinstance(found, dict) or not isinstance(found.get(needed), dict if needed == "nodes" else dict | list):
        raise BadInput(f"{file.name} is no manifest of dbt: it has no {needed}.")
    return found


class _Manifest:
    """A manifest beside a schema. Parts of another form than dbt's are passed over: versions of dbt differ."""

    def __init__(self, manifest: Mapping[str, Any], schema: Schema) -> None:
        self._manifest, self._schema = manifest, schema
        self._tables: dict[str, Table] = {}  # by dbt's id
        self._by_name: dict[str, str] = {}  # what ref() and source() say → dbt's id
        for id_, node in (*self._nodes("nodes", _RELATIONS), *self._nodes("sources", ("source",))):
            table = self._table(node)
            if table is not None:
                self._tables[id_] = table
                source = _text(node.get("source_name"))
                self._by_name[f"{source}.{_text(node.get('name'))}" if source else _text(node.get("name"))] = id_

    def known(self) -> KnownElsewhere:
        """Everything that is of use."""
        descriptions, values = {}, {}
        for id_, table in self._tables.items():
            node = self._node(id_)
            if said := _sentence(node.get("description")):
                descriptions[Element(table.name)] = said
            for name, column in _mapping(node.get("columns")).items():
                found = table.column(_text(_mapping(column).get("name")) or name)
                if found and (said := _sentence(_mapping(column).get("description"))):
                    descriptions[Element(table.name, found.name)] = said
        keys = []
        for kind, table, column, given in self._tests():
            if kind == "accepted_values":
                listed = tuple(str(each) for each in _list(given.get("values")) if isinstance(each, str | int | bool))
                if listed:
                    values[Element(table.name, column)] = listed
            elif key := self._relationship(table, column, given):
                keys.append((table.name, key))
        return KnownElsewhere(descriptions, values, tuple(keys), tuple(self.metrics()))

    def metrics(self) -> Iterator[Metric]:
        """What its metrics measure."""

        def table_of(name: str, home: str) -> Table | None:
            return self._table({"name": name, "schema": home})

        return Metrics(self._manifest, self._schema, table_of, self._referred).all()

    # --- nodes

    def _nodes(self, part: str, kinds: Iterable[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        for id_, node in _mapping(self._manifest.get(part)).items():
            if isinstance(node, dict) and node.get("resource_type", "source") in kinds:
                yield str(id_), node

    def _node(self, id_: str) -> Mapping[str, Any]:
        found = _mapping(self._manifest.get("nodes")).get(id_) or _mapping(self._manifest.get("sources")).get(id_)
        return _mapping(found)

    def _table(self, node: Mapping[str, Any]) -> Table | None:
        name = _text(node.get("alias")) or _text(node.get("identifier")) or _text(node.get("name"))
        home = _text(node.get("schema"))
        return self._schema.table(f"{home}.{name}") or self._schema.table(name)

    def _referred(self, reference: str) -> Table | None:
        """The table of "ref('customers')" or "source('shop', 'customers')"."""
        found = _REF.search(reference)
        names = _TEXT.findall(found["names"]) if found else []
        if not names:
            return None
        id_ = self._by_name.get(".".join(names)) or self._by_name.get(names[-1])
        return self._tables.get(id_) if id_ else None

    # --- tests

    def _tests(self) -> Iterator[tuple[str, Table, str, Mapping[str, Any]]]:
        """Generic tests of columns that the schema has: kind, table, column and what they are told."""
        for _, node in self._nodes("nodes", ("test",)):
            test = _mapping(node.get("test_metadata"))
            given = dict(_mapping(test.get("kwargs")))
            given |= _mapping(given.get("arguments"))
            table = self._tables.get(_text(node.get("attached_node"))) or self._referred(_text(given.get("model")))
            column = table.column(_text(node.get("column_name")) or _text(given.get("column_name"))) if table else None
            if table and column and test.get("name") in ("relationships", "accepted_values"):
                yield str(test["name"]), table, column.name, given

    def _relationship(self, table: Table, column: str, given: Mapping[str, Any]) -> ProposedKey | None:
        target = self._referred(_text(given.get("to")))
        field = target.column(_text(given.get("field"))) if target else None
        if target is None or field is None or (target.name, field.name) == (table.name, column):
            return None
        return ProposedKey((column,), target.name, (field.name,), "a relationships test of dbt", declared=True)


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _sentence(value: object) -> str:
    """A description on one line."""
    return " ".join(_text(value).split())[:2_000]
