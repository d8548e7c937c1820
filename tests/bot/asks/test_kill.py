"""kill -9 at random moments: no question is lost, nothing is said twice, the click after it counts."""

from __future__ import annotations

import multiprocessing
import pickle
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from adapters.store.store import Store
from bot.asks.conversation import OpenClarification
from reliability.clarifications.elements import ConfirmElements
from reliability.values import Abstained, Reply, ReplyKind
from tests.conftest import eventually
from tests.support.kill_worker import PRELOAD, Slack, run, steps_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]  # waits for progress, however busy the machine is

CYCLES = 20
NEVER_CLICKED_BEFORE_THE_END = "Ev1"


def wait_until(true: Callable[[], bool], otherwise: str) -> None:
    """Wait until something holds, and fail with a sentence if it never does."""
    assert eventually(true), otherwise


class People:
    """Those who ask and click, and what they saw. Random, from a seed."""

    def __init__(self, slack: Slack) -> None:
        self.slack = slack
        self.random = random.Random(0)
        self.asked: list[str] = []
        self.clicked: dict[tuple[str, int], Reply] = {}

    def ask(self) -> None:
        """Ask a question; the place delivers it until it is acknowledged."""
        self.asked.append(f"Ev{len(self.asked)}")
        self.slack.write("INSERT INTO events (ask) VALUES (?)", self.asked[-1])

    def open_posts(self) -> list[tuple[str, OpenClarification]]:
        """Clarifications that were posted and that nobody has clicked."""
        found = []
        for ts, ask, step, body in self.slack.rows(
            "SELECT ts, ask, step, body FROM posts WHERE kind = 'clarify' ORDER BY ts"
        ):
            if (ask, step) not in self.clicked:
                assert isinstance(body, bytes)
                found.append((str(ts), pickle.loads(body)))
        return found

    def click(self, ts: str, waiting: OpenClarification, times: int = 1) -> None:
        """Answer a clarification, some of them with a double click."""
        if isinstance(waiting.clarification, ConfirmElements):
            reply = Reply(self.random.choice([ReplyKind.YES, ReplyKind.NO]), person="U1")
        else:
            reply = Reply(ReplyKind.CHOICE, self.random.randrange(3), person="U1")
        self.clicked[waiting.ask_id, waiting.step] = reply
        for _ in range(times):
            self.slack.write(
                "INSERT INTO clicks (token, ts, reply) VALUES (?, ?, ?)",
                waiting.token,
                ts,
                pickle.dumps(reply),
            )

    def count(self, table: str) -> int:
        """How many rows the place has of something."""
        ((number,),) = self.slack.rows(f"SELECT count(*) FROM {table}")
        assert isinstance(number, int)
        return number

    def wait_for_more(self, table: str, than: int) -> None:
        """Wait until there are more rows than that."""
        wait_until(lambda: self.count(table) > than, f"nothing new in {table}")

    def click_some(self) -> None:
        """Click about half of what is open."""
        for ts, waiting in self.open_posts():
            if waiting.ask_id != NEVER_CLICKED_BEFORE_THE_END and self.random.random() < 0.5:
                self.click(ts, waiting, self.random.choice([1, 2]))

    def answers(self) -> dict[str, Abstained]:
        """How asks ended, as people saw it."""
        return {
            str(ask): pickle.loads(body)
            for ask, body in self.slack.rows("SELECT ask, body FROM posts WHERE kind = 'conclude'")
            if isinstance(body, bytes)
        }

    def expected(self, ask: str) -> str:
        """What the answer to an ask must say, after what was clicked."""
        heard = ["linking"]
        if steps_of(ask) > 0:
            heard += [self.clicked[ask, 0].kind, "writing"]
        if steps_of(ask) > 1:
            heard += [f"{self.clicked[ask, 1].kind} {self.clicked[ask, 1].choice}", "judging"]
        return ", ".join([*heard, "running"])


@pytest.fixture(scope="module")
def bots() -> ForkServerContext:
    """Bot processes that start as if freshly imported, without importing everything again."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    return context


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_database")())
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def people(tmp_path: Path) -> Iterator[People]:
    slack = Slack(tmp_path / "slack.sqlite")
    yield People(slack)
    slack.close()


@pytest.fixture
def start(bots: ForkServerContext, url: str, tmp_path: Path) -> Iterator[Callable[[], BaseProcess]]:
    """Starts a bot process; whatever is left at the end is killed."""
    started: list[BaseProcess] = []

    def start() -> BaseProcess:
        started.append(bots.Process(target=run, args=(url, tmp_path / "slack.sqlite"), daemon=True))
        started[-1].start()
        return started[-1]

    yield start
    for bot in started:
        kill(bot)


def kill(bot: BaseProcess) -> None:
    bot.kill()  # SIGKILL
    bot.join(30)
    assert bot.exitcode is not None


def finish(people: People, deadline_s: float = 600.0) -> None:
    """Click what is still open until every ask has its end."""
    deadline = time.monotonic() + deadline_s
    while len(people.answers()) < len(people.asked):
        assert time.monotonic() < deadline, f"lost: {set(people.asked) - set(people.answers())}"
        for ts, waiting in people.open_posts():
            people.click(ts, waiting)
        time.sleep(0.05)


def check(people: People) -> None:
    """Every ask has one end and it is the right one; nothing was said twice; every button is settled."""
    posts = Counter(people.slack.rows("SELECT ask, kind, step FROM posts"))
    assert [post for post, times in posts.items() if times > 1] == []
    assert [post for post in posts if post[1] == "apologize"] == []
    assert {ask: answer.detail for ask, answer in people.answers().items()} == {
        ask: people.expected(ask) for ask in people.asked
    }
    verdicts = Counter(people.slack.rows("SELECT token FROM clicks WHERE verdict = 'accepted'"))
    assert set(verdicts.values()) == {1}
    wait_until(
        lambda: not people.slack.rows("SELECT * FROM posts WHERE kind = 'clarify' AND settled = 0"),
        "a clarification kept its buttons",
    )


MOMENTS = {
    "it starts": "",
    "it connected": "connections",
    "a stage began": "stages WHERE state = 'begun'",
    "a stage ended": "stages WHERE state = 'done'",
    "a message was posted": "posts",
    "an event was taken": "events WHERE acked",
    "a click was taken": "clicks WHERE verdict IS NOT NULL",
}
"""After which sign of life a bot is killed, within the next moments."""


@pytest.mark.parametrize("seed", [20261121])
def test_twenty_kills_lose_nothing_and_double_nothing(
    start: Callable[[], BaseProcess], people: People, seed: int
) -> None:
    people.random.seed(seed)
    for _ in range(4):
        people.ask()
    first = start()
    wait_until(
        lambda: any(waiting.ask_id == NEVER_CLICKED_BEFORE_THE_END for _, waiting in people.open_posts()),
        "the first clarification never came",
    )
    kill(first)
    waited = 0
    moments = [*MOMENTS, *MOMENTS, *["a stage began"] * (CYCLES - 2 * len(MOMENTS))]
    people.random.shuffle(moments)
    for name in moments:
        people.ask()
        people.click_some()
        moment = MOMENTS[name]
        before = people.count(moment) if moment else 0
        if name == "a stage began":
            people.slack.write("INSERT INTO held DEFAULT VALUES")
        bot = start()
        # A click can only be taken where one was made; a new ask brings everything else about.
        if moment and ("clicks" not in moment or people.count("clicks WHERE verdict IS NULL")):
            people.wait_for_more(moment, before)
        time.sleep(people.random.uniform(0.0, 0.04))
        kill(bot)
        people.slack.write("DELETE FROM held")
        waited += bool(people.open_posts())
    assert waited == CYCLES
    assert unfinished_stages(people) >= moments.count("a stage began")
    ran = stages_of_the_waiting(people)
    start()
    finish(people)
    check(people)
    assert ran == {"linking": 1}
    assert stages_of_the_waiting(people) == {"linking": 1, "writing": 1, "running": 1}


def unfinished_stages(people: People) -> int:
    """How often a stage was begun and not done: a kill came in between."""
    return people.count("stages WHERE state = 'begun'") - people.count("stages WHERE state = 'done'")


def stages_of_the_waiting(people: People) -> dict[str, object]:
    """How often the ask that waits through all kills ran each stage."""
    query = "SELECT name, count(*) FROM stages WHERE ask = ? AND state = 'done' GROUP BY name"
    return {str(name): times for name, times in people.slack.rows(query, NEVER_CLICKED_BEFORE_THE_END)}


def test_a_living_process_takes_over_from_a_killed_one(
    start: Callable[[], BaseProcess], people: People, url: str
) -> None:
    both = [start(), start()]
    people.wait_for_more("connections", 1)
    for _ in range(12):
        people.ask()
    people.wait_for_more("stages WHERE state = 'begun'", 1)
    kill(both[0])
    finish(people)
    check(people)
    store = Store(url)
    lease = store.take_lease("candor-0") or store.take_lease("candor-1")
    assert lease is not None  # the killed one's
    lease.release()
    store.close()
