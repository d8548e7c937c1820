"""A shop with a warehouse that answers from a mapping, for tests of verified answers and of what is asked again."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import date

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.store.store import Store
from adapters.warehouses.fake import FakeWarehouse
from bot.asks.asks import Flow, Stage
from bot.asks.conversation import AskRequest
from reliability.core import Core
from reliability.values import Clarification, Failure, Outcome, Reply, Rows, Schema
from reliability.verified.answering import verified_answer
from reliability.verified.checking import verified_question
from reliability.verified.verified import VerifiedQuestion
from tests.support.live_bot import SCHEMA, plain_answer
from tests.support.trace_world import PROMPTS

TODAY = date(2026, 11, 21)
COUNT = "SELECT COUNT(*) FROM orders"
LAST_MONTH = "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-10-01' AND order_date < '2026-11-01'"
DATA_END_BEFORE: dict[str, Rows | Failure] = {
    LAST_MONTH: Rows(("count",), ((0,),)),
    "SELECT MIN(order_date), MAX(order_date) FROM orders": Rows(("first", "last"), (("2023-01-01", "2026-09-15"),)),
    "SELECT COUNT(DISTINCT order_date) FROM orders": Rows(("days",), ((1353,),)),
}
"""What the warehouse says where its data end before the last month began."""
THEY_END = "The data end on 15 September 2026 (order date), so there is nothing in October 2026."
BY_STATUS = "SELECT status, COUNT(*) FROM orders GROUP BY status"


def warehouse(answers: dict[str, Rows | Failure] | None = None, schema: Schema = SCHEMA) -> FakeWarehouse:
    known = {COUNT: Rows(("count",), ((42,),)), BY_STATUS: Rows(("status", "count"), (("open", 2), ("shipped", 40)))}
    return FakeWarehouse(schema, {**known, **(answers or {})}, name="sample")


def core(place: FakeWarehouse | None = None, today: date = TODAY) -> Core:
    model, memory = FakeModel(lambda prompt: []), FakeStore().memory
    return Core(model, FakeEncoder(), place or warehouse(), memory, PROMPTS, today=lambda: today)


def verified(question: str, sql: str = COUNT, schema: Schema = SCHEMA, day: date = TODAY) -> VerifiedQuestion:
    at = "2026-11-20T12:00:00+00:00"
    return verified_question(question, sql, "sample", schema, by="U0ADA00001", at=at, day=day)


def flow_with(place: FakeWarehouse) -> Callable[[Store], Flow]:
    """The flow of the bot in short: what is verified, else a plain answer."""
    shared = core(place)

    def of(store: Store) -> Flow:
        def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
            found = verified_answer(request.question, shared, store.verified, stage)
            return found if found is not None else (yield from plain_answer(request))

        return flow

    return of
