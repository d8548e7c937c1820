"""Two people who mean different things by the same words ask in turn, and at once: nobody's wish reaches the other."""

from __future__ import annotations

import random
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.store.store import Store
from reliability.answer import prepare
from reliability.candidates.families import members
from reliability.composing.slots import Name, Slot
from reliability.core import Stopwatch, run_now
from reliability.decide import Trace
from reliability.dialogue import Dialogue
from reliability.values import Clarification, Element, Helped, Hint, HintScope, Question, Reply, ReplyKind
from tests.support.trace_world import GROSS, NET, SCHEMA, core

ASKS = 600
PICKS = 60
TURN_S = 1e-5
"""How long a thread goes on before another may: so short that an ask is interrupted a hundred times on its way."""
WAREHOUSE = "fake"
WISHES = {"U1": "gross_sales", "U2": "net_sales"}
SALES = Slot("sales", tuple(Name(Element("orders", column), 0.8) for column in WISHES.values()))
TEXT = "What were total sales?"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite")
    yield opened
    opened.close()


def asked_by(person: str, number: int = 0) -> Question:
    return Question(f"Ev{number}", TEXT, person, "C1", "T1")


def picked_by(person: str, number: int) -> Hint:
    mine, *others = sorted(WISHES.values(), key=lambda column: column != WISHES[person])
    over = tuple(Element("orders", column) for column in others)
    at = f"2026-11-{1 + number // 1_000:02}T{number // 42 % 24:02}:{number % 60:02}:00+00:00"
    question = f"{TEXT} ({number})"
    hint = Hint("sales", Element("orders", mine), over, HintScope.PERSON, person, person, question, at)
    return replace(hint, warehouse=WAREHOUSE)


def decided_for(person: str, store: Store) -> tuple[set[str], list[str]]:
    """Whose hints are recalled for a person, and the columns of the readings that no rival holds back."""
    hints = store.memory.recall(asked_by(person), WAREHOUSE)
    found = members([[GROSS], [NET]], (SALES,), SCHEMA, hints)
    free = [column for column, member in zip(WISHES.values(), found, strict=True) if not member.rivals]
    return {hint.owner for hint in hints}, free


def traced(flow: Generator[Clarification, Reply, Trace | Helped]) -> Trace:
    """What is found when nobody answers what is asked back."""
    try:
        next(flow)
        while True:
            flow.send(Reply(ReplyKind.JUST_ANSWER))
    except StopIteration as end:
        found = end.value
    assert isinstance(found, Trace)
    return found


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns five hundred times as often as usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(TURN_S)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.slow
@pytest.mark.usefixtures("hasty_threads")
def test_of_many_asks_of_two_people_with_opposite_wishes_none_are_mixed(store: Store, whole: bool) -> None:
    """Four at a time and in an order of chance, while both go on picking what they mean; ten thousand with --whole."""
    for person in WISHES:
        store.memory.remember(picked_by(person, 0))
    asks = [
        (number, random.Random(number).choice(list(WISHES))) for number in range(1, (10_000 if whole else ASKS) + 1)
    ]
    picks_every = len(asks) // PICKS

    def ask(one: tuple[int, str]) -> bool:
        number, person = one
        if number % picks_every == 0:
            store.memory.remember(picked_by(person, number))
        return decided_for(person, store) == ({person}, [WISHES[person]])

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(ask, asks)).count(False) == 0
    assert {(hint.owner, hint.preferred.column) for hint in store.memory.hints()} == set(WISHES.items())


def test_a_whole_ask_is_prompted_with_the_askers_own_wish_alone(store: Store) -> None:
    for person in WISHES:
        store.memory.remember(picked_by(person, 0))
    for number in range(16):
        person, other = ("U1", "U2") if number % 2 else ("U2", "U1")
        own = replace(core(), memory=store.memory)
        flow = prepare(asked_by(person, number), own, Dialogue("ask", 9), Stopwatch(run_now))
        assert [hint.preferred.column for hint in traced(flow).hints] == [WISHES[person]]
        prompts = own.model.prompts  # type: ignore[attr-defined]  # the fake's
        assert any(f"sales : orders.{WISHES[person]} not" in prompt for prompt in prompts), prompts[-1]
        assert not any(f"sales : orders.{WISHES[other]} not" in prompt for prompt in prompts)
