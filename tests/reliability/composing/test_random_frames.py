"""Random frames: four databases that were written for by one hand return the same rows, or the frame is refused."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.composing.frame import (
    Aggregate,
    AnyOf,
    Change,
    Condition,
    Filter,
    Frame,
    Grain,
    Growth,
    Having,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
    Related,
)
from reliability.composing.rendering import to_sql
from reliability.composing.writing.spelling import kind_of
from reliability.guard.guard import guard
from reliability.question.periods import Period
from reliability.values import Cell, Element, Limits, Rows, Schema

FRAMES = 60
AGGREGATES: tuple[Aggregate, ...] = ("count", "count distinct", "sum", "average", "median", "least", "most")
GRAINS: tuple[Grain, ...] = ("day", "week", "month", "quarter", "year", "weekday")
YEAR = Period(date(2025, 1, 1), date(2026, 1, 1))


class Maker:
    """Random frames over a schema. Booleans are left out as values: databases show them differently; and tables to which
    no key leads, since nothing can be said of them with others."""

    def __init__(self, schema: Schema, seed: int) -> None:
        self.schema, self.random = schema, random.Random(seed)

    def column(self, *kinds: str) -> Of:
        found = [
            Of(Element(table.name, column.name))
            for table in self.schema.tables
            for column in table.columns
            if table.name not in ("visits", "calls")
            and kind_of(column) != "boolean"
            and (not kinds or kind_of(column) in kinds)
        ]
        return self.random.choice(found)

    def group(self) -> Of:
        of = self.column("date", "time", "text", "whole")
        column = self.schema.table(of.column.table)
        assert column is not None
        held = column.column(of.column.column)
        assert held is not None
        return replace(of, grain=self.random.choice(GRAINS)) if kind_of(held) in ("date", "time") else of

    def filter(self, depth: int = 0) -> Filter:
        choice = self.random.random()
        if choice < 0.2:
            inner = (self.filter(depth + 1),) if depth < 1 and self.random.random() < 0.5 else ()
            tables = ("orders", "lines", "refunds", "staff", "shops", "customers")
            return Related(self.random.choice(tables), inner, never=self.random.random() < 0.5)
        if choice < 0.35 and depth < 1:
            return AnyOf((self.filter(depth + 1), self.filter(depth + 1)))
        if choice < 0.5:
            return Condition(self.column("date", "time"), period=YEAR)
        if choice < 0.6:
            return Condition(self.column(), self.random.choice(("is null", "is not null")))
        if choice < 0.8:
            return Condition(
                self.column("number"), self.random.choice((">", "<=", "<>")), (self.random.choice((20, 50, 70)),)
            )
        values = ("Porto", "Main", "tea", "done", "gold", "late", "North")
        return Condition(
            self.column("text"), self.random.choice(("=", "<>", "contains")), (self.random.choice(values),)
        )

    def measure(self) -> Measure:
        aggregate = self.random.choice(AGGREGATES)
        only = (self.filter(),) if self.random.random() < 0.2 else ()
        if aggregate == "count":
            return Measure(aggregate, None, only, self.random.choice(("", "orders", "lines", "refunds", "customers")))
        return Measure(aggregate, self.column("number", "whole"), only)

    def number(self) -> Number:
        choice = self.random.random()
        if choice < 0.2:
            return Ratio(self.measure(), self.measure(), self.random.random() < 0.5, self.random.random() < 0.3)
        if choice < 0.3:
            return Change(self.measure(), self.measure())
        if choice < 0.4:
            return OfEach(self.random.choice(("average", "most", "count", "median")), self.measure(), (self.group(),))
        return Growth(self.measure()) if choice < 0.45 else self.measure()

    def frame(self) -> Frame:
        numbers = tuple(self.number() for _ in range(self.random.choice((0, 1, 1, 2))))
        by = tuple(self.group() for _ in range(self.random.choice((0, 1, 1, 2))))
        where = tuple(self.filter() for _ in range(self.random.choice((0, 1, 2))))
        ties = bool(numbers) and bool(by) and self.random.random() < 0.2
        return Frame(
            self.random.choice(("orders", "lines", "customers", "shops", "staff", "refunds")),
            numbers,
            by,
            where,
            having=(Having(numbers[0], ">", 1),) if numbers and by and self.random.random() < 0.2 else (),
            order=(Order(numbers[0], self.random.random() < 0.5),) if ties else (),
            limit=2 if ties else None,
            ties=ties,
            distinct=not numbers and self.random.random() < 0.5,
            running=bool(by) and self.random.random() < 0.1,
            empty_groups=bool(by) and self.random.random() < 0.1,
        )


def plain(cell: Cell) -> str:
    if isinstance(cell, str):
        try:
            return f"{round(float(cell), 2) + 0.0:.2f}"
        except ValueError:
            return cell.removesuffix(".000000").removesuffix(" 00:00:00").replace("T", " ")
    return f"{round(float(cell), 2) + 0.0:.2f}" if isinstance(cell, int | float) else str(cell)


def close(one: str, other: str) -> bool:
    """MariaDB keeps four decimals of a quotient."""
    try:
        return abs(float(one) - float(other)) <= 0.02 + 1e-3 * abs(float(one))
    except ValueError:
        return one == other


@pytest.mark.parametrize("seed", range(3))
def test_databases_agree_on_random_frames(seed: int, shops: dict[str, SqlWarehouse]) -> None:
    maker, outcomes = Maker(shops["sqlite"].schema(), seed), Counter[str]()
    for _ in range(FRAMES // 3):
        frame = maker.frame()
        try:
            sqls = {dialect: to_sql(frame, shop.schema()) for dialect, shop in shops.items()}
        except NotComposable:
            outcomes["refused"] += 1
            continue
        outcomes["written"] += 1
        results: dict[str, list[tuple[str, ...]]] = {}
        for dialect, sql in sqls.items():
            verdict = guard(sql, shops[dialect].schema(), dialect)
            assert verdict.allowed, (dialect, verdict.reason, sql)
            found = shops[dialect].run(sql, Limits())
            assert isinstance(found, Rows), (dialect, found, sql)
            results[dialect] = sorted(tuple(plain(cell) for cell in row) for row in found.rows)
        first = results["sqlite"]
        for dialect, rows in results.items():
            same = len(rows) == len(first) and all(
                close(one, other)
                for row, right in zip(rows, first, strict=True)
                for one, other in zip(row, right, strict=True)
            )
            assert same, (dialect, rows, first, sqls[dialect], sqls["sqlite"])
    assert outcomes["written"] > outcomes["refused"]
