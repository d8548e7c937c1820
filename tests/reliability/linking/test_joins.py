"""What joins need besides the linked tables and columns (reliability.linking.joins), and that a list holds it."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.sparse.csgraph import connected_components

from reliability.linking.joins import with_joining_columns, with_joining_tables
from reliability.linking.names import WrittenList
from reliability.values import Column, Element, ForeignKey, Schema, Table


def table(name: str, columns: str, *keys: tuple[str, str, str]) -> Table:
    """A table of column names, with its foreign keys (column, other table, its column)."""
    made = tuple(Column(c, "int") for c in columns.split())
    return Table(name, made, foreign_keys=tuple(ForeignKey((a,), t, (b,)) for a, t, b in keys))


PAPERS = Schema(
    "sqlite",
    (
        table("authors", "id name inst", ("inst", "INST", "ID")),
        table("authorship", "author paper", ("author", "authors", "id"), ("paper", "papers", "id")),
        table("inst", "id name"),
        table("papers", "id title"),
        table("flights", "id origin destination", ("origin", "airports", "id"), ("destination", "airports", "id")),
        table("airports", "id city"),
    ),
)


@pytest.mark.parametrize(
    ("linked", "more"),
    [
        (["authors", "papers"], ["authorship"]),
        (["papers", "authors"], ["authorship"]),
        (["inst", "papers"], ["authors", "authorship"]),
        (["authors", "inst"], []),
        (["papers"], []),
        ([], []),
        (["papers", "airports"], []),
        (["papers", "airports", "authors"], ["authorship"]),
        (["papers", "nowhere"], []),
    ],
)
def test_tables_between(linked: list[str], more: list[str]) -> None:
    found = with_joining_tables(linked, PAPERS)
    assert found[: len(linked)] == tuple(linked)
    assert sorted(found[len(linked) :]) == more


def test_a_refused_table_is_no_way() -> None:
    assert with_joining_tables(["authors", "papers"], PAPERS, [Element("authorship")]) == (
        "authors",
        "papers",
    )


def test_of_several_ways_the_first() -> None:
    ways = [table(name, "a b", ("a", "left", "id"), ("b", "right", "id")) for name in ("second", "first")]
    schema = Schema("sqlite", (table("left", "id"), table("right", "id"), *ways))
    assert with_joining_tables(["left", "right"], schema) == ("left", "right", "second")


def test_a_table_that_joins_three_at_once_comes_before_one_that_joins_two() -> None:
    three = table("visits", "a b c", ("a", "owners", "id"), ("b", "pets", "id"), ("c", "doctors", "id"))
    two = table("owns", "a b", ("a", "owners", "id"), ("b", "pets", "id"))
    schema = Schema("sqlite", (two, *(table(n, "id") for n in ("owners", "pets", "doctors")), three))
    linked = ["owners", "pets", "doctors"]
    assert with_joining_tables(linked, schema) == (*linked, "visits")


def test_three_steps_apart_is_too_far() -> None:
    chain = [table("t0", "id")]
    chain += [table(f"t{n}", "id up", ("up", f"t{n - 1}", "id")) for n in range(1, 5)]
    schema = Schema("sqlite", tuple(chain))
    assert len(with_joining_tables(["t0", "t3"], schema)) == 4
    assert with_joining_tables(["t0", "t4"], schema) == ("t0", "t4")


def test_columns_of_the_only_key() -> None:
    title = (Element("papers", "title"),)
    found = with_joining_columns(title, ["papers", "authorship", "authors"], PAPERS)
    assert found[0] == title[0]
    assert {str(e) for e in found[1:]} == {"authorship.author", "authors.id", "authorship.paper", "papers.id"}
    assert with_joining_columns(title, ["papers"], PAPERS) == title
    assert with_joining_columns(title, ["papers", "inst"], PAPERS) == title


def test_columns_are_spelled_as_the_schema_does_and_stand_once() -> None:
    given_ = (Element("inst", "id"),)
    assert with_joining_columns(given_, ["authors", "inst"], PAPERS) == (*given_, Element("authors", "inst"))


def test_several_keys_to_one_table_are_for_the_question_to_choose_from() -> None:
    assert with_joining_columns((), ["flights", "airports"], PAPERS) == ()


def test_keys_in_a_ring_are_not_all_needed() -> None:
    ring = Schema(
        "sqlite",
        (
            table("a", "id b", ("b", "b", "id")),
            table("b", "id c", ("c", "c", "id")),
            table("c", "id a", ("a", "a", "id")),
        ),
    )
    assert with_joining_columns((), ["a", "b", "c"], ring) == ()
    assert len(with_joining_columns((), ["a", "b"], ring)) == 2


def test_a_refused_key_column_is_not_added() -> None:
    barred = [Element("inst", "id")]
    assert with_joining_columns((), ["authors", "inst"], PAPERS, barred) == (Element("authors", "inst"),)


def parts(names: list[int], keys: set[tuple[int, int]], size: int) -> int:
    """How many unconnected parts some tables form: scipy as the oracle."""
    adjacent = np.zeros((size, size))
    for a, b in keys:
        adjacent[a, b] = 1
    return int(connected_components(adjacent[np.ix_(names, names)], directed=False)[0])


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_the_fewest_tables_that_connect(data: st.DataObject) -> None:
    """Of two unconnected tables: as few more as any choice of at most two needs, none where none connects them."""
    size = 7
    pairs = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))
    keys = {(a, b) for a, b in data.draw(st.sets(pairs, max_size=9)) if a != b}
    tables = [
        table(
            f"t{n}",
            "id " + " ".join(f"k{b}" for a, b in sorted(keys) if a == n),
            *((f"k{b}", f"t{b}", "id") for a, b in sorted(keys) if a == n),
        )
        for n in range(size)
    ]
    linked = data.draw(st.lists(st.integers(0, size - 1), min_size=2, max_size=2, unique=True))
    found = with_joining_tables([f"t{n}" for n in linked], Schema("sqlite", tuple(tables)))
    added = [int(name[1:]) for name in found[2:]]
    fits = [
        count
        for count in range(3)
        if any(
            parts([*linked, *more], keys, size) == 1
            for more in itertools.combinations(sorted(set(range(size)) - set(linked)), count)
        )
    ]
    assert len(added) == (fits[0] if fits else 0)
    if fits:
        assert parts([*linked, *added], keys, size) == 1


def test_a_list_holds_what_joins_need_and_forgets_it_with_what_needed_it() -> None:
    written = WrittenList("", (Element("authors"), Element("papers"))).joining(PAPERS)
    assert written.joined == (Element("authorship"),)
    assert written.elements == (Element("authors"), Element("papers"), Element("authorship"))
    assert written.joining(PAPERS) == written
    alone = written.without([Element("papers")]).joining(PAPERS)
    assert alone.elements == (Element("authors"),)
    assert not alone.joined


def test_an_empty_list_of_columns_stays_empty() -> None:
    empty = WrittenList("", ()).joining(PAPERS, ["authors", "inst"])
    assert empty.elements == ()


def test_two_thousand_tables() -> None:
    chain = [table("t0", "id"), *(table(f"t{n}", "id up", ("up", f"t{n - 1}", "id")) for n in range(1, 2000))]
    schema = Schema("sqlite", tuple(chain))
    assert len(with_joining_tables(["t0", "t3", "t1999"], schema)) == 5
    assert len(with_joining_columns((), [f"t{n}" for n in range(6)], schema)) == 10
