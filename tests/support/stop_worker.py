"""A bot process whose running turn was taken away, and which then stops: `python -m tests.support.stop_worker
DATABASE_URL`.

It must end by itself. That it lost its turn is what another process does that finds its lease free; here nobody
serves the queue that the turn is put on, so no result ever comes.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Generator

from dbos import DBOSClient

from adapters.store.store import Store
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.conversation import AskRequest, Place
from bot.slack.fake_messenger import FakeMessenger
from reliability.values import Abstained, Clarification, Outcome, Question, Reason, Reply


def main(url: str) -> None:
    """Start, take an ask, lose it in the middle of a stage, finish the stage, stop."""
    inside, taken_away = threading.Event(), threading.Event()

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        def work() -> bool:
            inside.set()
            return taken_away.wait(120)

        stage("running", work)
        yield from ()
        return Abstained(Reason.NOT_SURE)

    store = Store(url)
    settings = AskSettings(sweep_s=30.0, poll_s=0.02, stop_after_s=5.0)
    asks = Asks(store, FakeMessenger(), flow, settings)
    asks.start()
    asks.submit(AskRequest("Ev1", Question("Ev1", "?"), Place("T1", "C1", "1.0", "mention"), "retail"))
    inside.wait(120)
    client = DBOSClient(system_database_url=url)
    client.resume_workflow("Ev1", queue_name="a_queue_that_nobody_serves")
    client.destroy()
    taken_away.set()
    while store.asks.outcome("Ev1") is None:  # the turn is done; what is left of it waits for its workflow
        time.sleep(0.02)
    time.sleep(0.3)
    asks.stop()
    store.close()
    print("stopped", flush=True)  # noqa: T201 - what the test waits for


if __name__ == "__main__":
    main(sys.argv[1])
