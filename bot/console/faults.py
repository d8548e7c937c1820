"""Faults that tests ask for: a rate limit, a server error, an answer that never arrives, a doubled event."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Literal, get_args

FaultKind = Literal["rate_limit", "server_error", "answer_lost", "request_lost", "error", "delay"]
"""`answer_lost`: done, then the connection closes; `request_lost`: it closes and nothing was done."""


@dataclass
class InjectedFault:
    """What the next `times` calls of `method` ("*" is any method) meet."""

    method: str
    kind: FaultKind
    times: int = 1
    retry_after_s: int = 1
    error: str = "fatal_error"
    delay_s: float = 1.0


class Faults:
    """The faults still to come. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._planned: list[InjectedFault] = []
        self._doubled_events = 0

    def plan(self, fault: InjectedFault) -> None:
        """Let the next calls meet this fault. Raises ValueError for an unknown kind or a count below 1."""
        if fault.kind not in get_args(FaultKind):
            raise ValueError(f"unknown kind of fault {fault.kind!r}; known: {', '.join(get_args(FaultKind))}")
        if fault.times < 1:
            raise ValueError("a fault happens at least once")
        with self._lock:
            self._planned.append(fault)

    def double_events(self, times: int) -> None:
        """Deliver each of the next `times` events twice, at the same moment, with one event_id."""
        with self._lock:
            self._doubled_events += times

    def clear(self) -> None:
        """Forget every fault still to come."""
        with self._lock:
            self._planned.clear()
            self._doubled_events = 0

    def take(self, method: str) -> InjectedFault | None:
        """The fault that this call meets, counted down."""
        with self._lock:
            for fault in self._planned:
                if fault.method in (method, "*"):
                    fault.times -= 1
                    if fault.times == 0:
                        self._planned.remove(fault)
                    return fault
        return None

    def take_doubled_event(self) -> bool:
        """Whether this event is to be delivered twice, counted down."""
        with self._lock:
            doubled = self._doubled_events > 0
            self._doubled_events -= doubled
            return doubled
