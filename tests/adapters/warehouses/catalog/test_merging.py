"""A second run changes nothing that a person wrote, adds what is new, and marks what is gone."""

from __future__ import annotations

import difflib

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from adapters.warehouses.catalog.merging import GONE, MergedCatalog, merged
from adapters.warehouses.catalog.parts import scalar
from adapters.warehouses.catalog.personal import PersonalData
from adapters.warehouses.catalog.proposing import KnownElsewhere, proposed_tables
from adapters.warehouses.catalog.reading import parsed_catalog
from reliability.errors import BadInput
from reliability.short_names import with_names_read
from reliability.values import Column, Element, ForeignKey, Schema, Table

PLACES = Table("places", (Column("id", "INTEGER", primary_key=True), Column("town", "TEXT", comment="Where it is")))
PEOPLE = Table(
    "people",
    (Column("id", "INTEGER", primary_key=True), Column("mail", "TEXT"), Column("plc_id", "INTEGER")),
    "Who buys",
    (ForeignKey(("plc_id",), "places", ("id",), inferred=True),),
)
SCHEMA = Schema("sqlite", (PLACES, PEOPLE))
HIDDEN = {Element("people", "mail"): PersonalData("e-mail addresses", "its name")}


def connected(text: str, schema: Schema = SCHEMA, other: KnownElsewhere | None = None) -> MergedCatalog:
    tables = proposed_tables(schema, HIDDEN, other)
    return merged(text, "catalog.yaml", "shop", schema, tables, other.definitions if other else ())


def taken_away(before: str, after: str) -> list[str]:
    return [line for line in difflib.ndiff(before.splitlines(), after.splitlines()) if line.startswith("- ")]


def test_the_first_run_writes_what_the_database_says() -> None:
    made = connected("")
    catalog = parsed_catalog(made.text, "catalog.yaml")["shop"]
    places, people = catalog.tables
    assert (places.columns[1].description, people.description) == ("Where it is", "Who buys")
    assert [column.name for column in people.columns if column.hidden] == ["mail"]
    (key,) = people.keys
    assert (key.columns, key.ref_table, key.ref_columns, key.declared) == (("plc_id",), "places", ("id",), False)
    assert made.tables == ("places", "people")
    assert "read as: place id" in made.text


def test_shortened_names_are_shown_as_they_are_read() -> None:
    names = ("clmid", "clmrepdt", "clmpolid", "clmamteur")
    shortened = with_names_read(Schema("postgres", (Table("clmreg", tuple(Column(each, "") for each in names)),)))
    text = merged("", "catalog.yaml", "shop", shortened, proposed_tables(shortened, {}, None), ()).text
    assert "read as: report date" in text
    assert "read as: amount eur" in text


def test_a_second_run_on_the_same_database_changes_not_a_byte() -> None:
    text = connected("").text
    again = connected(text)
    assert again.text == text
    assert again == MergedCatalog(text)


EDITED = """\
# Ours. Do not touch!
version: 1

warehouses:
    other: {tables: {x: {synonyms: [eggs]}}}   # theirs
    shop:
        tables:
            people:   # we call them guests
                synonyms:
                - guests
                - 'the "regulars"'
                description: |
                    Everybody who ever came.

                    Also those who did not.
                columns:
                    mail:
                        hidden: false     # asked legal, 2026-03-01
                    # the rest is boring

                default_filter: "mail <> 'test'"
        definitions:
            guests of old:
                description: before 2020
# the end
"""


def test_what_a_person_wrote_stays_and_what_is_new_is_added() -> None:
    made = connected(EDITED)
    assert taken_away(EDITED, made.text) == []
    catalogs = parsed_catalog(made.text, "catalog.yaml")
    people = next(table for table in catalogs["shop"].tables if table.name == "people")
    assert people.synonyms == ("guests", 'the "regulars"')
    assert people.description == "Everybody who ever came. Also those who did not."
    assert [(column.name, column.hidden) for column in people.columns] == [
        ("mail", False),
        ("id", False),
        ("plc_id", False),
    ]
    assert people.default_filter == "mail <> 'test'"
    assert len(people.keys) == 1
    assert [table.name for table in catalogs["shop"].tables] == ["people", "places"]
    assert catalogs["other"].tables[0].synonyms == ("eggs",)
    assert (made.tables, made.columns, made.keys) == (("places",), ("people.id", "people.plc_id"), ("people.plc_id",))
    assert connected(made.text).text == made.text


BRACES = """warehouses: {shop: {tables: {people: {columns: {mail: {hidden: true}, # quiet
  id: }, keys: []}, "places": }}}"""


@pytest.mark.parametrize(
    "text",
    [
        BRACES,
        "warehouses:\n  shop:\n",
        "warehouses:\n  shop: ~\n",
        "warehouses: {}",
        "version: 1",
        "# nothing yet\n",
        "warehouses:\r\n  shop:\r\n    tables:\r\n      people:\r\n        columns:\r\n          id:",
        "warehouses:\n  shop:\n    tables:\n      people:\n        keys:\n        - column: id\n          to: places.id\n",
        "warehouses:\n  shop:\n    tables: {people: {columns: {id: {},},},}\n",
    ],
)
def test_however_it_is_written_it_is_added_to(text: str) -> None:
    made = connected(text)
    catalog = parsed_catalog(made.text, "catalog.yaml")["shop"]
    assert {table.name: {column.name for column in table.columns} for table in catalog.tables} == {
        "places": {"id", "town"},
        "people": {"id", "mail", "plc_id"},
    }
    assert any(key.columns == ("plc_id",) for table in catalog.tables for key in table.keys)
    assert connected(made.text).text == made.text
    assert "\n" not in made.text.replace("\r\n", "") or "\r\n" not in text


def test_what_is_gone_is_marked_once_and_what_comes_back_is_not() -> None:
    text = connected("").text
    smaller = Schema("sqlite", (Table("people", PEOPLE.columns[:2], "Who buys"),))
    made = connected(text, smaller)
    assert made.gone == ("places", "people.plc_id")
    assert taken_away(text, made.text) == []
    assert made.text.count(GONE) == 2
    again = connected(made.text, smaller)
    assert (again.text, again.gone) == (made.text, ())
    assert connected(made.text).text == text


def test_a_key_that_was_refused_is_not_proposed_again() -> None:
    text = connected("").text.replace("declared: false", "refused: true")
    assert connected(text).text == text


def test_descriptions_are_added_where_nobody_gave_any() -> None:
    text = connected("").text
    other = KnownElsewhere(
        descriptions={Element("people", "plc_id"): "Where they live", Element("places", "town"): "The town"},
        values={Element("places", "town"): ("Oslo", "Brno")},
        definitions=(("revenue", "sum(people.id)", "All of it"),),
    )
    made = connected(text, other=other)
    catalog = parsed_catalog(made.text, "catalog.yaml")["shop"]
    columns = {(table.name, column.name): column for table in catalog.tables for column in table.columns}
    assert columns["people", "plc_id"].description == "Where they live"
    assert columns["places", "town"].description == "Where it is"  # said before, by the database
    assert columns["places", "town"].values == (("Oslo", "Oslo"), ("Brno", "Brno"))
    assert catalog.definitions[0].means == "sum(people.id)"
    assert taken_away(text, made.text) == []
    assert connected(made.text, other=other).text == made.text


@pytest.mark.parametrize(
    "name", ["no", "1", "a: b", "x # y", "Straße", "таблица", "表", "a\tb", 'q"uote', "- dash", ""]
)
def test_every_name_comes_back_as_it_was(name: str) -> None:
    table = Table(
        name or "empty", (Column("id", "INTEGER"), Column(f"{name}.c", "TEXT", comment=f"{name}\u2028{name}\x85"))
    )
    made = connected("", Schema("sqlite", (table,)))
    (entry,) = parsed_catalog(made.text, "catalog.yaml")["shop"].tables
    assert entry.name == table.name
    assert entry.columns[1].name == f"{name}.c"
    assert connected(made.text, Schema("sqlite", (table,))).text == made.text


def test_scalars_are_read_back() -> None:
    for text in (
        "yes",
        "~",
        "null",
        "0x1f",
        "1e3",
        "=",
        "<<",
        "a",
        "\ufeff",
        "\x7f",
        "é",
        "🦊 fox",
        "it's",
        "%a",
        "@x",
    ):
        (entry,) = parsed_catalog(f"warehouses: {{ {scalar(text)}: }}", "c").keys()
        assert entry == text


def test_what_cannot_be_read_is_not_written_to() -> None:
    with pytest.raises(BadInput, match=r"catalog.yaml, line 3: .*tabels; perhaps tables"):
        connected("warehouses:\n  shop:\n    tabels:\n")


NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(NAMES, st.lists(NAMES, min_size=1, max_size=4, unique_by=str.lower), min_size=1, max_size=4), NAMES
)
def test_any_names_and_words_come_back_and_a_second_run_adds_nothing(found: dict[str, list[str]], words: str) -> None:
    assume(len({name.lower() for name in found}) == len(found))
    tables = tuple(
        Table(name, tuple(Column(column, words, words) for column in columns), words) for name, columns in found.items()
    )
    schema = Schema("sqlite", tables)
    first = connected("", Schema("sqlite", tables[:1])).text
    made = connected(first, schema)
    (catalog,) = parsed_catalog(made.text, "catalog.yaml").values()
    assert {table.name: [column.name for column in table.columns] for table in catalog.tables} == found
    assert {table.description or "" for table in catalog.tables} == {" ".join(words.split())}
    assert connected(made.text, schema).text == made.text
