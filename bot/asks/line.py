"""Tells who waits for a turn their place and about how long, and hears of asks that other processes stopped.

A thread looks at the store's line twice a second while there is anything to look for. Only what this process took on is
told here: an ask that came, a click that was made, a turn that runs. What is told is taken away by the outbox when the
turn is over.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from adapters.store.operations.line import InLine, StoredLine
from bot.asks.conversation import AskRequest, Messenger, PlaceInLine
from bot.asks.turns import Turns

log = logging.getLogger("candor.asks")

_THREADS = 2


@dataclass(frozen=True, slots=True)
class LineSettings:
    """When people are told. Nothing is told of what is over before."""

    look_s: float = 0.5  # how often the line is looked at, and with it whether another process stopped what runs here
    tell_waiting_s: float = 0.5  # what waits so long is told its place
    tell_working_s: float = 3.0  # what runs so long is told that it runs, and how to stop it
    tell_again_s: float = 5.0  # how often a place that changes is told again at most
    tell_each_s: float = (
        1.2  # times as many as wait, so seldom each is told again: Slack takes some 50 changes a minute
    )


@dataclass
class _Told:
    """What was told of an ask at a turn; `place` 0: that it runs; None: nothing yet."""

    request: AskRequest
    turn: int = -1
    place: int | None = None
    at: float = -math.inf
    busy: bool = False
    posts: bool = False  # this process is the one that posts it


class LineWatch:
    """Watches the line for the asks of this process. Thread-safe; failures to tell are tried again later."""

    def __init__(
        self,
        line: StoredLine,
        messenger: Messenger,
        turns: Turns,
        take_away: Callable[[str, int, int], None],
        settings: LineSettings,
    ) -> None:
        """`take_away(ask_id, turn, attempt)` begins to take away what was told too late."""
        self._line = line
        self._messenger = messenger
        self._turns = turns
        self._take_away = take_away
        self._settings = settings
        self._told: dict[str, _Told] = {}
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._wanted = threading.Event()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="candor-line")
        self._watch = threading.Thread(target=self._watch_over, name="candor-line", daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self._watch.start()

    def stop(self) -> None:
        """Tell nothing more."""
        self._stopping.set()
        self._wanted.set()
        if self._watch.is_alive():
            self._watch.join()
        self._threads.shutdown(wait=True, cancel_futures=True)

    def follow(self, request: AskRequest) -> None:
        """Look after an ask that waits for a turn, or is at it, until it is not any more."""
        with self._lock:
            self._told.setdefault(request.ask_id, _Told(request))
        self._wanted.set()

    def look(self) -> None:
        """Look once: hear what was stopped, and tell what is to be told. Raises StoreUnavailable."""
        for ask_id in self._line.stopped(self._turns.running()):
            self._turns.stop(ask_id)
        with self._lock:
            followed = set(self._told)
        if not followed:
            return
        line = self._line.line()
        with self._lock:
            for gone in followed - {each.ask_id for each in line}:
                if not self._told[gone].busy:
                    del self._told[gone]
        waits = [each for each in line if each.waits]
        at_once = len(line) - len(waits)
        for place, each in enumerate(waits, start=1):
            self._tell(each, place, at_once, len(waits))
        for each in line:
            if not each.waits:
                self._tell(each, 0, at_once, len(waits))

    def _tell(self, each: InLine, place: int, at_once: int, waiting: int) -> None:
        """Tell a place in the background, where it is due; who is the next, or is worked on, does not wait for the
        others."""
        settings, now = self._settings, time.monotonic()
        again_s = max(settings.tell_again_s, waiting * settings.tell_each_s if place > 1 else 0.0)
        with self._lock:
            told = self._told.get(each.ask_id)
            if told is None or told.busy:
                return
            if told.turn != each.turn:
                told.turn, told.place, told.at, told.posts = each.turn, None, -math.inf, False
            waited_s = (self._line.now() - each.since).total_seconds()
            if waited_s < (settings.tell_waiting_s if place else settings.tell_working_s):
                return
            if told.place == place or now - told.at < again_s:
                return
            told.busy, told.at = True, now
        shown = PlaceInLine(place, about_s(place, at_once, self._turns.usual_s)) if place else None
        try:
            self._threads.submit(self._show, told, each.turn, place, shown)
        except RuntimeError:  # stopped
            told.busy = False

    def _show(self, told: _Told, turn: int, place: int, shown: PlaceInLine | None) -> None:
        ask_id = told.request.ask_id
        try:
            ts = self._line.show_progress(ask_id, turn, again=told.posts)
            if ts is not None:
                told.posts = True
                late = self._line.progress_shown(ask_id, turn, self._messenger.progress(told.request, turn, shown, ts))
                if late is not None:
                    self._take_away(ask_id, turn, late)
            told.place = place
        except Exception as error:  # a place that is down delays no ask; it is told at a later look
            log.debug("ask=%s place not told: %s", ask_id, type(error).__name__)
        finally:
            told.busy = False

    def _watch_over(self) -> None:
        while not self._stopping.is_set():
            try:
                self.look()
            except Exception as error:  # the store is away: what waits is told when it is back
                log.debug("the line was not looked at: %s", type(error).__name__)
            with self._lock:
                idle = not self._told
            if idle and not self._turns.running():
                self._wanted.wait(self._settings.look_s * 4)
            self._wanted.clear()
            self._stopping.wait(self._settings.look_s)


def about_s(place: int, at_once: int, usual_s: float | None) -> float | None:
    """About how long until the ask at a place has its answer, in seconds; None where no turn has ended yet.

    `at_once` asks are worked on at a time: those at work end first, then rounds of as many until its own has ended.

    >>> about_s(3, 1, 10.0), about_s(3, 2, 10.0), about_s(1, 0, None)
    (40.0, 30.0, None)
    """
    if usual_s is None:
        return None
    return usual_s * math.ceil((place + max(1, at_once)) / max(1, at_once))
