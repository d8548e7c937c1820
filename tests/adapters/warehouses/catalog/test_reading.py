"""A catalog is read as it is meant, or refused in one sentence with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.warehouses.catalog.reading import parsed_catalog, read_catalog
from reliability.errors import BadInput

WRITTEN = """\
version: 1
warehouses:
  shop:
    tables:
      kunden:
        description: >
          Wer kauft,
          was.
        synonyms: [clients, buyers]
        default_filter: "status <> 'test'"
        columns:
          id:
          mail: {hidden: yes}
          st:
            synonyms: condition
            values: {1: active, C: [cancelled, called off], D: }
        keys:
          - {column: ort_id, to: orte.id, declared: true}
          - columns: [a, b]
            to: [main.orte.x, main.orte.y]
            refused: true
    definitions:
      revenue: sum(orders.amount)
      active customers: {means: "kunden.st = 'A'", description: Who buys now}
"""


def test_everything_that_may_be_said_is_read() -> None:
    catalog = parsed_catalog(WRITTEN, "catalog.yaml")["shop"]
    (table,) = catalog.tables
    assert (table.name, table.line, table.description) == ("kunden", 5, "Wer kauft, was.")
    assert (table.synonyms, table.default_filter) == (("clients", "buyers"), "status <> 'test'")
    number, mail, state = table.columns
    assert (number.name, number.hidden, mail.hidden, mail.line) == ("id", False, True, 13)
    assert state.synonyms == ("condition",)
    assert state.values == (("1", "active"), ("C", "cancelled"), ("C", "called off"), ("D", "D"))
    one, two = table.keys
    assert (one.columns, one.ref_table, one.ref_columns, one.declared) == (("ort_id",), "orte", ("id",), True)
    assert (two.columns, two.ref_table, two.ref_columns, two.refused) == (("a", "b"), "main.orte", ("x", "y"), True)
    revenue, active = catalog.definitions
    assert (revenue.phrase, revenue.means) == ("revenue", "sum(orders.amount)")
    assert (active.means, active.description) == ("kunden.st = 'A'", "Who buys now")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: [", "line 2: this cannot be read as YAML"),
        ("warehouses:\n  x:\n    tabels: {}", "line 3: a warehouse has no part tabels; perhaps tables is meant"),
        ("warehouses:\n  x:\n   tables:\n\tfoo: 1", "line 4: a character stands here that cannot (a tab"),
        ("warehouses: {x: {tables: {a: {hidden: maybe}}}}", "line 1: hidden is true or false"),
        ("version: 2", "line 1: this version of Candor reads catalogs of version 1"),
        ("- 1", "line 1: the file holds lines of a name"),
        (
            "warehouses:\n  x:\n    tables:\n      a: {}\n      a: {}",
            "line 5: a stands here a second time (first on line 4)",
        ),
        ("warehouses:\n  x:\n    tables:\n      a: 7", "line 4: the table a holds lines of a name"),
        ("warehouses:\n  x:\n    tables:\n      a: {keys: [{column: b}]}", "line 4: a key says in “to”"),
        ("warehouses:\n  x:\n    tables:\n      a: {keys: [{to: b.c}]}", "line 4: a key names its column"),
        ("warehouses:\n  x:\n    tables:\n      a: {keys: [{column: b, to: c}]}", "table.column"),
        ("warehouses:\n  x:\n    tables:\n      a: {keys: {column: b}}", "line 4: keys is a list"),
        ("warehouses:\n  x: &a\n    tables:\n  y: *a", "an anchor (&) that is used again"),
        ("[" * 5_000, "catalog.yaml"),
    ],
)
def test_what_cannot_be_understood_is_one_sentence_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        parsed_catalog(text, "catalog.yaml")
    assert said in str(refused.value)
    assert str(refused.value).startswith("catalog.yaml")
    assert len(str(refused.value).splitlines()) == 1


def test_a_billion_laughs_are_none() -> None:
    lines = ["a0: &a0 [x, x]", *(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60))]
    with pytest.raises(BadInput):
        parsed_catalog("\n".join(lines), "catalog.yaml")


def test_an_empty_catalog_says_nothing() -> None:
    for text in ("", "# nothing\n", "version: 1", "warehouses:\n"):
        assert parsed_catalog(text, "catalog.yaml") == {}


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "catalog.yaml"
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        read_catalog(file)
    file.write_bytes(b"version: 1\n# \xff\n")
    with pytest.raises(BadInput, match="line 2: this is not text in UTF-8"):
        read_catalog(file)
    file.write_bytes("\ufeffwarehouses: {é: }".encode())
    assert set(read_catalog(file)) == {"é"}
