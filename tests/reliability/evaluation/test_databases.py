"""Strangers' databases: what gold stands for, and what the asks come to."""

from dataclasses import replace

import pytest

from reliability.evaluation import databases
from reliability.evaluation.databases import DatabaseAsk, ask_database, database_figures, gold_queries
from reliability.evaluation.people.literals import LiteralCheck
from tests.support.trace_world import BROKEN, GROSS, NET, core

ASK = DatabaseAsk("shops", "how many?", "ask", "answered", right=True, offered=True, taps=2, absurd_literals=0)


@pytest.mark.parametrize(
    ("written", "queries"),
    [
        ("SELECT 1;", ("SELECT 1",)),
        ("SELECT 'a;b' FROM t; SELECT 2", ("SELECT 'a;b' FROM t", "SELECT 2")),
        (
            "SELECT {t.a AS x, b}, c FROM t GROUP BY {}, c",
            (
                "SELECT t.a AS x, b, c FROM t GROUP BY t.a, b, c",
                "SELECT t.a AS x, c FROM t GROUP BY t.a, c",
                "SELECT b, c FROM t GROUP BY b, c",
            ),
        ),
        ("", ()),
    ],
)
def test_a_gold_query_stands_for_all_its_alternatives(written: str, queries: tuple[str, ...]) -> None:
    assert gold_queries(written) == queries


def test_a_long_choice_stays_short() -> None:
    long = gold_queries("SELECT {a, b, c, d, e, f, g, h} FROM t" + "; SELECT {a, b} FROM t" * 50)
    assert len(long) == 63
    assert "SELECT f FROM t" in long, "each part of six columns is a choice, down to one alone"
    assert "SELECT g FROM t" not in long
    assert len(gold_queries("; ".join(f"SELECT {n} FROM t" for n in range(100)))) == 64


def test_the_figures_count_by_policy_and_database() -> None:
    late = replace(ASK, taps=4, database="bank", absurd_literals=1, literals_unchecked=2)
    wrong = replace(ASK, right=False)
    refused = replace(ASK, policy="surrogate", outcome="refused", right=False, offered=False, taps=0)
    figures = database_figures([ASK, late, wrong, refused])
    asked = figures["ask"]["overall"]
    assert (asked["questions"], asked["absurd_literals"], asked["literals_unchecked"]) == (3, 1, 2)
    assert asked["right_within_three_taps"]["count"] == 1, "four taps are too many"
    assert asked["right_among_answered"]["count"] == 2
    helped = database_figures([ASK, replace(ASK, said_needed=True)])["ask"]["overall"]
    assert helped["right_within_three_taps"]["count"] == 2
    assert helped["right_within_three_taps_without_saying_what_it_needs"]["count"] == 1
    assert asked["right_within_three_taps"]["low"] < 1 / 3 < asked["right_within_three_taps"]["high"]
    assert figures["ask"]["by_database"]["bank"]["questions"] == 1
    assert figures["surrogate"]["overall"]["answered"]["count"] == 0
    assert database_figures([]) == {}


def test_the_literals_of_every_reading_shown_are_held_against_gold_and_the_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held: list[tuple[set[str], list[str]]] = []

    def check(readings: object, question: str, gold: list[str], *_: object) -> LiteralCheck:
        assert question == "What were sales?"
        held.append((set(readings), gold))  # type: ignore[call-overload]
        return LiteralCheck(("orders.id: 30", "orders.id: 31"), 4)

    monkeypatch.setattr(databases, "check_literals", check)
    ask = ask_database("shops", "a.csv", "What were sales?", f"{NET}; {BROKEN}", core())
    assert ask is not None
    assert (ask.absurd_literals, ask.absurd, ask.literals_unchecked) == (2, ("orders.id: 30", "orders.id: 31"), 4)
    ((readings, gold),) = held
    assert readings >= {NET, GROSS}
    assert gold == [NET]
