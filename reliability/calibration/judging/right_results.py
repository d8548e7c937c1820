"""Which results answer a question of the log: its gold queries, run, and what of an order they ask for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from reliability.calibration.judging.row_order import asks_for_order, row_places
from reliability.calibration.judging.same_result import same_result
from reliability.ports import Warehouse
from reliability.values import Failure, Limits, PreviousTurn, Rows

AMBIGUOUS = "ambiguous"


class JudgedResult(Protocol):
    """A question of a log as far as judging looks at it. `meanings` are all queries that an ambiguous one may mean, of
    which its asker means one; `also_right` are further queries whose result is accepted."""

    @property
    def id(self) -> str:
        """Its name, from which the asker's reading is drawn."""
        ...

    @property
    def question(self) -> str:
        """Its words."""
        ...

    @property
    def kind(self) -> str:
        """Which kind of question it is."""
        ...

    @property
    def sql(self) -> str | None:
        """Its gold query, if it has one."""
        ...

    @property
    def meanings(self) -> tuple[str, ...]:
        """Of an ambiguous one, the queries that it may mean."""
        ...

    @property
    def also_right(self) -> tuple[str, ...]:
        """Further queries whose result is accepted."""
        ...

    @property
    def previous(self) -> PreviousTurn | None:
        """What it follows."""
        ...


def drawn_reading(id: str, readings: int) -> int:
    """Which of so many readings the asker of an ambiguous question means: drawn by its id, alike in every run.

    >>> [drawn_reading(f"q{n}", 2) for n in range(8)]
    [1, 0, 1, 1, 0, 0, 0, 0]
    """
    digest = hashlib.sha256(f"wanted {id}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % max(1, readings)


@dataclass(frozen=True, slots=True)
class GoldResult:
    """What a gold query returns; `places` as same_result takes them."""

    rows: Rows
    places: tuple[int, ...] | None

    def equals(self, found: Rows) -> bool:
        """Whether a result is this one."""
        return same_result(found, self.rows, self.places)


@dataclass(frozen=True, slots=True)
class RightResults:
    """The results that are accepted, those that are just what the person wants, and those of each reading.

    `not_run` counts further gold queries that do not run, or are cut by a limit: what they return is not accepted.
    """

    accepted: tuple[GoldResult, ...] = ()
    wanted: tuple[GoldResult, ...] = ()
    readings: tuple[GoldResult, ...] = ()
    not_run: int = 0

    @classmethod
    def of(cls, asked: JudgedResult, warehouse: Warehouse, limits: Limits) -> RightResults | None:
        """Runs the gold queries; None where the one that the person wants does not run: nothing can be judged."""
        further = [_gold(sql, asked, warehouse, limits) for sql in asked.also_right]
        if asked.kind == AMBIGUOUS and asked.meanings:
            of_readings = [_gold(sql, asked, warehouse, limits) for sql in asked.meanings]
            wanted = of_readings[drawn_reading(asked.id, len(of_readings))]
            others = [*of_readings, *further]
            if wanted is None:
                return None
            return cls(_known(others), (wanted,), _known(of_readings), others.count(None))
        if asked.sql is None:
            return cls()
        main = _gold(asked.sql, asked, warehouse, limits)
        if main is None:
            return None
        right = _known([main, *further])
        return cls(right, right, not_run=further.count(None))

    def accepts(self, found: Rows) -> bool:
        """Whether a fair colleague would accept the result: that of any reading."""
        return any(gold.equals(found) for gold in self.accepted)

    def wants(self, found: Rows) -> bool:
        """Whether it is what the person means: of an ambiguous question, the one reading that she has in mind."""
        return any(gold.equals(found) for gold in self.wanted)

    def readings_among(self, found: Sequence[Rows]) -> int:
        """How many readings of an ambiguous question are among these results."""
        return sum(any(gold.equals(one) for one in found) for gold in self.readings)


def _known(results: Iterable[GoldResult | None]) -> tuple[GoldResult, ...]:
    return tuple(result for result in results if result is not None)


def _gold(sql: str, asked: JudgedResult, warehouse: Warehouse, limits: Limits) -> GoldResult | None:
    rows = warehouse.run(sql, limits)
    if isinstance(rows, Failure) or rows.truncated:
        return None
    before = asked.previous.question if asked.previous else ""
    places = None
    if asks_for_order(asked.question) or asks_for_order(before):  # a thread keeps the order that it began with
        places = row_places(rows, sql, warehouse.schema().dialect)
    return GoldResult(rows, None if places is None else tuple(places))
