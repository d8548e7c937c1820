"""Questions to databases that nobody here made, asked by a person who knows the gold: how far a new team gets.

Gold is written as Defog writes it: `;` parts alternative queries, and of the columns in `{a, b}` any choice is right,
where `{}` later in the query repeats what was chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from reliability.answer import answer
from reliability.core import Core, Policy
from reliability.evaluation.people.asking import Ending, PersonAsk, ask_as_person
from reliability.evaluation.people.figures import CONFIDENCE
from reliability.evaluation.people.literals import LiteralCheck, check_literals
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.evaluation.record_check import Share
from reliability.memory.hints import elements_of
from reliability.values import Answered, Clarification, Outcome, Reading, Reply, Rows

MOST_TAPS = 3
_MOST_COLUMNS, _MOST_QUERIES = 6, 64
"""Of a choice among more columns no more are looked at, of which there are so many parts."""
_CHOICE = re.compile(r"\{([^{}]+)\}")
_COMMA = re.compile(r",(?![^()]*\))")  # not one between the arguments of a function


@dataclass(frozen=True, slots=True)
class DatabaseAsk:
    """One question put to one database under one policy. `right`: the answer's result is gold's; `offered`: a right
    reading was shown or is the answer; `taps` are the person's replies; `absurd_literals` counts the readings shown
    that hold a literal which nobody can mean (`check_literals`), and `absurd` names one of each; `literals_unchecked`
    are those of which the database did not tell; `said_needed`: the person said which tables and columns it needs; `gold_rows`: how many rows gold returns, since an empty result is
    easily right."""

    database: str
    question: str
    policy: Policy
    outcome: str
    right: bool
    offered: bool
    taps: int
    absurd_literals: int
    gold_rows: int = 0
    file: str = ""
    reason: str = ""
    sql: str | None = None
    seconds: float = 0.0
    absurd: tuple[str, ...] = ()
    literals_unchecked: int = 0
    said_needed: bool = False


def gold_queries(written: str) -> tuple[str, ...]:
    """The queries that a gold query stands for, at most 64, the one with all columns first.

    >>> gold_queries("SELECT {a.id, a.name}, COUNT(*) FROM a GROUP BY {}")[0]
    'SELECT a.id, a.name, COUNT(*) FROM a GROUP BY a.id, a.name'
    >>> gold_queries("SELECT {TO_CHAR(d, 'YYYY'), b} FROM a")[1]
    "SELECT TO_CHAR(d, 'YYYY') FROM a"
    >>> gold_queries("SELECT {id, name} FROM a; SELECT 1;")
    ('SELECT id, name FROM a', 'SELECT id FROM a', 'SELECT name FROM a', 'SELECT 1')
    """
    found = [query for part in _parts(written) for query in _choices(part)]
    return tuple(dict.fromkeys(found))[:_MOST_QUERIES]


def _parts(written: str) -> list[str]:
    """The text between semicolons that are in no quotes."""
    parts = re.findall(r"(?:'[^']*'|\"[^\"]*\"|[^;'\"])+", written)
    return [part.strip() for part in parts if part.strip()]


def _choices(query: str) -> Iterable[str]:
    found = _CHOICE.search(query)
    if found is None:
        return [query]
    columns = [column.strip() for column in _COMMA.split(found[1])][:_MOST_COLUMNS]
    chosen = [c for size in range(len(columns), 0, -1) for c in combinations(columns, size)]
    return [_CHOICE.sub(", ".join(one), query, count=1).replace("{}", ", ".join(map(_bare, one))) for one in chosen]


def _bare(column: str) -> str:
    return re.split(r"\s+as\s+", column, flags=re.IGNORECASE)[0]


def ask_database(database: str, file: str, question: str, written: str, core: Core) -> DatabaseAsk | None:
    """Ask one question of the core's warehouse, with nothing remembered; None where no gold query runs.

    Raises what an adapter raises when the model or the warehouse is gone.
    """
    schema, limits = core.warehouse.schema(), core.settings.limits
    results = {sql: core.warehouse.run(sql, limits) for sql in gold_queries(written)}
    rows = {sql: len(found.rows) for sql, found in results.items() if isinstance(found, Rows)}
    gold = list(rows)
    if not gold:
        return None
    needs = elements_of(gold[0], schema)
    asked = AskedQuestion(
        f"{database}/{question}",
        "stranger",
        question,
        AskedKind.ANSWERABLE,
        gold[0],
        also_right=tuple(gold[1:]),
        tables=tuple(dict.fromkeys(each.table for each in needs)),
        columns=tuple(each for each in needs if each.column),
        database=database,
    )
    seen: dict[str, Reading] = {}
    found = ask_as_person(asked, core, lambda one, within: watched(answer(one.as_question(), within), seen))
    if found is None:
        return None
    literals = check_literals(seen, question, gold, schema, core.warehouse.run)
    return _told(found, file, asked, core.settings.policy, literals, rows[gold[0]])


def _told(
    found: PersonAsk, file: str, asked: AskedQuestion, policy: Policy, literals: LiteralCheck, rows: int
) -> DatabaseAsk:
    return DatabaseAsk(
        asked.database,
        asked.question,
        policy,
        found.outcome,
        found.right,
        found.offered,
        found.taps,
        len(literals.absurd),
        rows,
        file,
        found.reason,
        found.sql,
        found.seconds,
        literals.absurd,
        literals.unchecked,
        found.said_needed,
    )


def watched(
    flow: Generator[Clarification, Reply, Outcome], seen: dict[str, Reading]
) -> Generator[Clarification, Reply, Outcome]:
    """The flow, with every reading that is shown or answered with kept by its query, in the order of first sight."""
    try:
        shown = next(flow)
        while True:
            seen |= {reading.sql: reading for reading in shown.as_readings()}
            shown = flow.send((yield shown))
    except StopIteration as end:
        outcome: Outcome = end.value
        if isinstance(outcome, Answered):
            seen |= {reading.sql: reading for reading in (outcome.reading, *outcome.others)}
        return outcome
    finally:
        flow.close()


# --- figures ---------------------------------------------------------------------------------------


def database_figures(asks: Sequence[DatabaseAsk]) -> dict[str, Any]:
    """The figures by policy: of all databases and of each, shares with 95 % intervals (Clopper and Pearson)."""
    policies = dict.fromkeys(ask.policy for ask in asks)
    return {policy: _of_policy([ask for ask in asks if ask.policy == policy]) for policy in policies}


def _of_policy(asks: Sequence[DatabaseAsk]) -> Mapping[str, Any]:
    names = dict.fromkeys(ask.database for ask in asks)
    each = {name: _figures([ask for ask in asks if ask.database == name]) for name in names}
    return {"overall": _figures(asks), "by_database": each}


def _figures(asks: Sequence[DatabaseAsk]) -> dict[str, Any]:
    answered = [ask for ask in asks if ask.outcome in (Ending.ANSWERED, Ending.ANSWERED_UNASKED)]
    return {
        "questions": len(asks),
        "answered": _share(asks, lambda ask: ask in answered),
        "answered_unasked": _share(asks, lambda ask: ask.outcome == Ending.ANSWERED_UNASKED),
        "right_within_three_taps": _share(asks, lambda ask: ask.right and ask.taps <= MOST_TAPS),
        "right_within_three_taps_without_saying_what_it_needs": _share(
            asks, lambda ask: ask.right and ask.taps <= MOST_TAPS and not ask.said_needed
        ),
        "right_within_three_taps_where_gold_has_rows": _share(
            [ask for ask in asks if ask.gold_rows], lambda ask: ask.right and ask.taps <= MOST_TAPS
        ),
        "right_among_answered": _share(answered, lambda ask: ask.right),
        "offered": _share(asks, lambda ask: ask.offered),
        "absurd_literals": sum(ask.absurd_literals for ask in asks),
        "literals_unchecked": sum(ask.literals_unchecked for ask in asks),
    }


def _share(asks: Sequence[DatabaseAsk], counts: Callable[[DatabaseAsk], bool]) -> dict[str, Any]:
    found = Share(sum(map(counts, asks)), len(asks), (1 - CONFIDENCE) / 2)
    share = None if found.share is None else round(found.share, 4)
    edges = (round(found.lowest, 4), round(found.highest, 4)) if found.of else (None, None)
    return {"count": found.count, "of": found.of, "share": share, "low": edges[0], "high": edges[1]}
