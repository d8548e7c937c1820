"""A small world to trace questions in: a scripted model, given results, and a core that other processes can make."""

from __future__ import annotations

import time
from pathlib import Path

from adapters.calibration.trace_processes import Cores
from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.calibration.question_log import LoggedQuestion
from reliability.core import AnswerSettings, Core
from reliability.promises.record import CalibrationRecord
from reliability.prompts import Prompts
from reliability.values import Column, Failure, FailureKind, Rows, Schema, Table

PROMPTS = Prompts(Path(__file__).parents[2] / "prompts" / "compact")
SCHEMA = Schema("sqlite", (Table("orders", (Column("gross_sales", "num"), Column("net_sales", "num"))),))
NET = "SELECT SUM(orders.net_sales) FROM orders"
GROSS = "SELECT SUM(orders.gross_sales) FROM orders"
TWICE = "SELECT SUM(orders.gross_sales) * 1.0 FROM orders"
BROKEN = "SELECT MAX(orders.net_sales) FROM orders"
RESULTS: dict[str, Rows | Failure] = {
    NET: Rows(("sum",), ((7,),)),
    GROSS: Rows(("sum",), ((9,),)),
    TWICE: Rows(("other",), ((9.0,),)),
    BROKEN: Failure(FailureKind.INVALID, "no such column"),
}


def core(sql: tuple[str, ...] = (NET, GROSS), record: CalibrationRecord | None = None, slow_s: float = 0.0) -> Core:
    """What the flow works with: it links to orders and writes these queries, after a while."""

    def script(prompt: str) -> list[str]:
        if prompt.endswith("tables :"):
            time.sleep(slow_s)
            return ["orders"]
        if prompt.endswith("columns :"):
            return ["orders.net_sales"]
        return list(sql) if prompt.endswith("sql :") else ["Yes", "No"]

    settings = AnswerSettings(constrain_sql=False, composed=0)
    warehouse = FakeWarehouse(SCHEMA, RESULTS)
    return Core(FakeModel(script), FakeEncoder(), warehouse, FakeStore().memory, PROMPTS, settings, record=record)


def cores() -> Cores:
    """The core for any database."""
    made = core()
    return lambda _database: made


def slow_cores() -> Cores:
    """The same, a quarter of a second a question."""
    made = core(slow_s=0.25)
    return lambda _database: made


def logged(number: int, sql: str | None = NET, *readings: str) -> LoggedQuestion:
    """A question of a log, of a group of its own."""
    kind = "unanswerable" if sql is None else "ambiguous" if readings else "answerable"
    return LoggedQuestion(f"q{number}", f"What were sales number {number}?", sql, f"g{number}", kind, readings)
