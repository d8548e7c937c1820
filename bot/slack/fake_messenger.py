"""A place where nobody lives: the messenger that tests and other programs use instead of Slack.

It behaves as the port asks: what an ask said at a step is found again and not said twice. `posts` is the
message list that a person would see, oldest first; `failing` makes the next calls fail as an outage does.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from bot.asks.conversation import AskRequest, OpenClarification, PlaceInLine
from reliability.values import Outcome, Reply


@dataclass
class Post:
    """One message: `settled` is what its buttons were replaced by."""

    ts: str
    ask_id: str
    kind: Literal["clarify", "conclude", "apologize"]
    step: int
    waiting: OpenClarification | None = None
    outcome: Outcome | None = None
    sentence: str = ""
    settled: Reply | None = None
    stopped: bool = False  # its buttons were taken away with the ask


@dataclass
class FakeMessenger:
    """Keeps posts in memory; `failing` errors are raised one a call, before anything is posted. `told` are the places
    in the line that people were told, with ask and turn; `shown` is where such a message stands now."""

    posts: list[Post] = field(default_factory=list)
    statuses: list[tuple[str, str]] = field(default_factory=list)
    failing: list[Exception] = field(default_factory=list)
    calls: int = 0
    told: list[tuple[str, int, PlaceInLine | None]] = field(default_factory=list)
    shown: set[tuple[str, int]] = field(default_factory=set)
    _changed: threading.Condition = field(default_factory=threading.Condition)

    def status(self, request: AskRequest, stage: str) -> None:
        """Note the status."""
        with self._changed:
            self.statuses.append((request.ask_id, stage))
            self._changed.notify_all()

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        """Post a clarification."""
        return self._post(Post("", request.ask_id, "clarify", waiting.step, waiting=waiting))

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply | None) -> None:
        """Replace its buttons."""
        with self._changed:
            self._fail_if_told()
            for post in self.posts:
                if (post.ask_id, post.kind, post.step) == (request.ask_id, "clarify", waiting.step):
                    post.settled, post.stopped = reply, reply is None
            self._changed.notify_all()

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        """Post an outcome."""
        return self._post(Post("", request.ask_id, "conclude", 0, outcome=outcome))

    def apologize(self, request: AskRequest, sentence: str) -> str:
        """Post an apology."""
        return self._post(Post("", request.ask_id, "apologize", 0, sentence=sentence))

    def progress(self, request: AskRequest, turn: int, place: PlaceInLine | None, ts: str) -> str:
        """Show a place in the line."""
        with self._changed:
            self._fail_if_told()
            self.told.append((request.ask_id, turn, place))
            self.shown.add((request.ask_id, turn))
            self._changed.notify_all()
            return ts or f"progress {request.ask_id} {turn}"

    def end_progress(self, request: AskRequest, turn: int, ts: str) -> None:
        """Take it away."""
        with self._changed:
            self._fail_if_told()
            assert ts in ("", f"progress {request.ask_id} {turn}")
            self.shown.discard((request.ask_id, turn))
            self._changed.notify_all()

    def wait_for(self, seen: Callable[[Post], bool], timeout_s: float = 120.0) -> Post:
        """The first post of that kind, now or soon. Raises TimeoutError."""
        with self._changed:
            if not self._changed.wait_for(lambda: any(map(seen, self.posts)), timeout_s):
                raise TimeoutError(f"no such post among {self.posts}")
            return next(post for post in self.posts if seen(post))

    def _post(self, post: Post) -> str:
        with self._changed:
            self._fail_if_told()
            for old in self.posts:
                if (old.ask_id, old.kind, old.step) == (post.ask_id, post.kind, post.step):
                    return old.ts
            post.ts = f"{1_700_000_000 + len(self.posts)}.000100"
            self.posts.append(post)
            self._changed.notify_all()
            return post.ts

    def _fail_if_told(self) -> None:
        self.calls += 1
        if self.failing:
            raise self.failing.pop(0)
