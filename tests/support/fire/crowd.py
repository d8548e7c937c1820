"""People who ask and click in a local workspace, and the count of what became of it: nothing lost, nothing said
twice."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from adapters.store.store import Store
from bot.console.state import UnknownNameError
from bot.slack.voice import EVENT_TYPE
from tests.support.live_bot import text_of
from tests.support.peopled_workspace import PeopledWorkspace

PEOPLE = ("ada", "ben")
CHANNEL = "#data"
_CLICKABLE = re.compile(r"candor_(yes|choice_\d+|just_answer)")
_CLICK_AGAIN_S = 5.0
Json = dict[str, Any]


@dataclass
class Crowd:
    """People in a workspace. Random, from a seed; who sees buttons that stay presses again after a while."""

    workspace: PeopledWorkspace
    questions: Sequence[str]
    random: random.Random
    threads: list[str] = field(default_factory=list)
    clicks: int = 0
    _ended: set[str] = field(default_factory=set)
    _clicked_at: dict[str, float] = field(default_factory=dict)

    def ask(self) -> str:
        """Ask a question in a thread of its own; its ts."""
        person = self.random.choice(PEOPLE)
        self.threads.append(self.workspace.mention(person, CHANNEL, self.random.choice(self.questions)))
        return self.threads[-1]

    def said(self) -> list[Json]:
        """The bot's messages of asks: `thread`, `ask`, `step`, and the message."""
        found = []
        for each in self.workspace.all_messages():
            metadata = each.body.get("metadata") or {}
            if metadata.get("event_type") == EVENT_TYPE and each.thread_ts:
                found.append({"thread": each.thread_ts, "message": each.body, **metadata["event_payload"]})
        return found

    def waiting(self) -> list[str]:
        """Threads without an end."""
        self._ended |= {each["thread"] for each in self.said() if each["step"] == "end"}
        return [thread for thread in self.threads if thread not in self._ended]

    def open_clarifications(self) -> list[Json]:
        """Messages with buttons that decide."""
        return [
            each["message"] for each in self.said() if each["step"].startswith("clarify") and buttons(each["message"])
        ]

    def click_some(self, share: float = 1.0) -> None:
        """Click in about that share of what is open, some of them twice."""
        for message in self.open_clarifications():
            again = time.monotonic() - self._clicked_at.get(message["ts"], 0.0) > _CLICK_AGAIN_S
            if again and self.random.random() < share:
                self._clicked_at[message["ts"]] = time.monotonic()
                action = self.random.choice(buttons(message))
                asker = self.workspace.message(CHANNEL, message["thread_ts"])["user"]
                for _ in range(self.random.choice((1, 1, 2))):
                    with contextlib.suppress(UnknownNameError):  # the first click has taken the buttons away
                        self.workspace.click(asker, CHANNEL, message["ts"], action)
                        self.clicks += 1

    def finish(self, within_s: float) -> None:
        """Click what is open until every question has its end and no button is left; fails when the time is over."""
        deadline = time.monotonic() + within_s
        while self.waiting() or self.open_clarifications():
            assert time.monotonic() < deadline, (
                f"without an end: {len(self.waiting())}, {self.open_clarifications()[:2]}"
            )
            self.click_some()
            time.sleep(0.1)

    def check(self, store: Store) -> dict[str, int]:
        """Fail unless every question was taken on, ended well and was told once; how many of what there were."""
        told = Counter((each["ask"], each["step"]) for each in self.said())
        assert {each: times for each, times in told.items() if times > 1} == {}, "said twice"
        asks = {each.id: each for each in store.asks.asks(10**6)}
        assert len(asks) == len(self.threads), "each question is one ask"
        ended = Counter(each.status for each in asks.values())
        assert set(ended) <= {"answered", "abstained", "helped"}, (ended, self.apologies())
        assert {ask for ask, step in told if step == "end"} == set(asks), "each has its end"
        for ask_id in asks:
            steps = [each.step for each in store.conversations.clarifications(ask_id)]
            assert steps == list(range(len(steps))), "each clarification once, in its order"
            assert {step for ask, step in told if ask == ask_id and not step.startswith("progress")} == {
                "end",
                *(f"clarify-{step}" for step in steps),
            }
        asked_back = sum(step.startswith("clarify") for _, step in told)
        return {"questions": len(asks), **ended, "clarifications": asked_back, "clicks": self.clicks}

    def apologies(self) -> list[str]:
        """How questions ended that people were told a reference for."""
        return [text_of(each["message"])[:300] for each in self.said() if each["step"] == "end"][-5:]


def buttons(message: Json) -> list[str]:
    """The ids of the buttons of a clarification that decide it."""
    blocks = [block for block in message.get("blocks") or [] if block["type"] == "actions"]
    ids = [element["action_id"] for block in blocks for element in block["elements"]]
    return [each for each in ids if _CLICKABLE.fullmatch(each)]
