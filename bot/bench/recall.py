"""`candor bench --recall`: how long recalling hints takes among 100,000, and whether the one that is meant is found.

All of them are the asker's, the channel's or the workspace's own, which is the hardest case: nobody's are left out.
Forty weigh a thousand times as much as any other and have nothing to do with the questions.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from sqlalchemy import insert

from adapters.store.database import Database
from adapters.store.hints import StoredMemory
from adapters.store.memory.rows import fill
from adapters.store.tables import HintRow
from reliability.values import Element, Hint, HintScope, Question

STORED, HEAVIER, ASKED = 100_000, 40, 200
_SHOWN = 8  # as many as reach a prompt
_AT_ONCE = 5_000
_OWNERS = {HintScope.PERSON: "U1", HintScope.CHANNEL: "C1", HintScope.WORKSPACE: "T1"}
_SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu".split()


def run_recall(as_json: bool) -> None:
    """Measure and print."""
    from bot.terminal import out, plain_table, print_json

    report = measure_recall(STORED, ASKED)
    if as_json:
        print_json(report)
        return
    table = plain_table(("recall", "value"))
    for name, value in report.items():
        table.add_row(name.replace("_", " "), f"{value:g}")
    out().print(table)


def measure_recall(stored: int, asked: int) -> dict[str, float]:
    """Milliseconds a recall (median, 95th percentile, most; on the clock, and CPU), how many hints came back, and the
    share of questions for which the one that is meant was among the first eight."""
    rng = random.Random(13)
    hints = list(_hints(stored, rng))
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/store.sqlite")
        _fill(database, hints)
        memory = StoredMemory(database, lambda: datetime.now(UTC))
        seconds: list[float] = []
        cpu: list[float] = []
        sizes: list[int] = []
        found = 0
        for meant in rng.sample(hints[HEAVIER:], asked):
            text = f"What were the {meant.phrase} of every other {_phrase(rng, 1)} by {_phrase(rng, 2)} in the last quarter?"
            question = Question("recall", text, person="U1", channel="C1", workspace="T1")
            start, cpu_start = time.perf_counter(), time.process_time()
            recalled = memory.recall(question, "sample")
            seconds.append(time.perf_counter() - start)
            cpu.append(time.process_time() - cpu_start)
            sizes.append(len(recalled))
            found += meant.phrase in [hint.phrase for hint in recalled[:_SHOWN]]
        database.close()
    return {
        "stored": stored,
        "asked": asked,
        "ms_median": _ms(statistics.median(seconds)),
        "ms_p95": _ms(sorted(seconds)[int(0.95 * len(seconds))]),
        "ms_most": _ms(max(seconds)),
        "cpu_ms_median": _ms(statistics.median(cpu)),
        "cpu_ms_p95": _ms(sorted(cpu)[int(0.95 * len(cpu))]),
        "recalled_median": statistics.median(sizes),
        "recalled_most": max(sizes),
        "meant_among_first_eight": found / asked,
    }


def _hints(stored: int, rng: random.Random) -> Iterator[Hint]:
    """The heavier ones first."""
    for number in range(stored):
        scope = rng.choices(list(_OWNERS), weights=(1, 1, 8))[0]
        yield Hint(
            phrase=f"quarrel {number} heavy" if number < HEAVIER else _phrase(rng, rng.choice((1, 2, 2, 3))),
            preferred=Element(f"table_{rng.randrange(200)}", f"column_{rng.randrange(50)}"),
            passed_over=(Element("table_0", "column_0"),),
            scope=scope,
            owner=_OWNERS[scope],
            author="U1",
            question="What were they?",
            created_at="2026-11-01T00:00:00+00:00",
            id=str(number),
            weight=1000.0 if number < HEAVIER else rng.uniform(0.1, 9.0),
            warehouse="sample",
        )


def _phrase(rng: random.Random, words: int) -> str:
    return " ".join("".join(rng.choices(_SYLLABLES, k=3)) for _ in range(words))


def _fill(database: Database, hints: Sequence[Hint]) -> None:
    """Store them as they are: one by one, each weighed against the others, would take longer than all that is
    measured."""
    for begin in range(0, len(hints), _AT_ONCE):
        with database.write() as session:
            session.execute(insert(HintRow), [_values(hint) for hint in hints[begin : begin + _AT_ONCE]])


def _values(hint: Hint) -> dict[str, object]:
    row = HintRow(said_at=hint.created_at)
    fill(row, hint)
    return {column.name: getattr(row, column.name) for column in HintRow.__table__.columns if column.name != "number"}


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
