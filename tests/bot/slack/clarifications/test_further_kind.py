"""A further kind of clarification is one class and one view: a toy kind goes everywhere that the others go."""

from __future__ import annotations

import ast
import json
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import ClassVar

import pytest

from adapters.store.store import Store
from bot.asks.conversation import AskRequest, OpenClarification, Place
from bot.cli.asking import at_keyboard, drive, outcome_json
from bot.cli.replies import Scripted
from bot.settings import ROOT
from bot.slack.block_validator import check_message, check_view
from bot.slack.clarifications import parts
from bot.slack.clarifications.view import ClarificationView, NoView, TerminalText, shows, view_of
from bot.slack.views import answer as answer_view
from bot.slack.views.clarification import clarification, decision, other_modal, settled
from bot.slack.views.kit import Block, section
from bot.slack.views.text import escape
from bot.terminal import numbered
from reliability.clarifications.kinds import clarification_kind, clarification_kinds
from reliability.dialogue import Dialogue
from reliability.errors import BadInput
from reliability.evaluation.simulated_person import SimulatedPerson
from reliability.values import (
    Answered,
    Clarification,
    Element,
    LinkedSchema,
    Outcome,
    Question,
    Reading,
    Reply,
    ReplyKind,
    Rows,
    WhoKnows,
)

# --- all that a further kind needs ------------------------------------------------------------------


@clarification_kind
@dataclass(frozen=True, slots=True)
class ChoosePeriod(Clarification):
    """ "Which period do you mean?" """

    kind: ClassVar[str] = "choose_period"
    takes: ClassVar[frozenset[ReplyKind]] = frozenset((ReplyKind.CHOICE, ReplyKind.NONE))

    periods: tuple[str, ...]

    def offered(self) -> tuple[str, ...]:
        return self.periods

    def reply_of(self, person: WhoKnows) -> Reply:
        return Reply(ReplyKind.CHOICE, choice=len(person.needed([Element("orders")])))


@shows(ChoosePeriod)
class ChoosePeriodView(ClarificationView[ChoosePeriod]):
    """Buttons and numbers for periods."""

    def title(self, asked: ChoosePeriod) -> str:
        return f"Which of {len(asked.periods)} periods do you mean?"

    def blocks(self, asked: ChoosePeriod) -> list[Block]:
        return [section(escape(" · ".join(asked.periods)))]

    def controls(self, asked: ChoosePeriod, token: str) -> Sequence[Block]:
        return parts.pickers(asked.periods, token)

    def decided(self, asked: ChoosePeriod, reply: Reply) -> str:
        return asked.periods[reply.choice] if reply.kind is ReplyKind.CHOICE else ""

    def said(self, asked: ChoosePeriod, reply: Reply) -> str:
        return f"You meant {asked.periods[reply.choice]}"

    def terminal(self, asked: ChoosePeriod) -> TerminalText:
        return TerminalText(self.title(asked), tuple(numbered(asked.periods)), "a number")


# --- where it goes ---------------------------------------------------------------------------------

ASKED = ChoosePeriod(0, ("this year", "last year"))
LAST_YEAR = Reply(ReplyKind.CHOICE, choice=1, person="U1")
PLACE = Place("T1", "C1", "1.0", "mention")


def flow() -> Generator[Clarification, Reply, Outcome]:
    """Ask for the period and answer with it."""
    dialogue = Dialogue("ask", 3)
    reply = yield from dialogue.ask(replace(ASKED, step=dialogue.step))
    reading = Reading("SELECT 1", ASKED.periods[reply.choice], Rows(("n",), ((1,),)))
    return Answered(reading, LinkedSchema(("orders",), ()), tuple(dialogue.exchanges), asked=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite")
    question = Question("Ev1", "Sales?", "U1", "C1", "T1")
    opened.conversations.open(
        question,
        "retail",
        AskRequest("Ev1", question, PLACE, "retail"),
        team="T1",
        channel="C1",
        thread_ts="1.0",
        kind="mention",
    )
    opened.conversations.begin_turn("Ev1", 0)
    yield opened
    opened.close()


def test_it_is_known_by_its_name_beside_the_others() -> None:
    assert clarification_kinds()["choose_period"] is ChoosePeriod
    assert {"confirm_elements", "choose_element", "name_needed", "choose_reading"} < set(clarification_kinds())


def test_the_dialogue_asks_it_and_a_list_of_replies_answers_it() -> None:
    outcome = drive(flow, Scripted(["2"]))
    assert isinstance(outcome, Answered)
    assert outcome.reading.english == "last year"
    assert outcome_json(outcome)["clarifications"] == [
        {"kind": "choose_period", "asked": ["this year", "last year"], "reply": "2"}
    ]


@pytest.mark.parametrize("typed", ["3", "0", "", "other:"])
def test_a_typed_reply_that_does_not_fit_is_told(typed: str) -> None:
    with pytest.raises(BadInput):
        drive(flow, Scripted([typed]))


@pytest.mark.parametrize(
    ("reply", "fit"),
    [
        (LAST_YEAR, True),
        (replace(LAST_YEAR, choice=2), False),
        (Reply(ReplyKind.NONE), True),
        (Reply(ReplyKind.YES), False),
        (Reply(ReplyKind.LIST, text="orders"), False),
        (Reply(ReplyKind.OTHER, text="all of it"), True),
        (Reply(ReplyKind.OTHER, text=" "), False),
        (Reply(ReplyKind.EXPIRED), False),
    ],
)
def test_its_own_rule_says_what_fits(reply: Reply, fit: bool) -> None:
    assert ASKED.fits(reply) is fit


def test_the_store_keeps_it_while_it_waits_and_after_it_was_answered(store: Store) -> None:
    soon = store.now() + timedelta(hours=1)
    assert store.conversations.wait("token", "Ev1", 0, ASKED, may_reply=("U1",), expires_at=soon)
    kept = store.conversations.clarification("token")
    assert kept is not None
    assert kept.clarification == ASKED
    decided = store.conversations.decide("token", LAST_YEAR, channel="C1", message_ts="2.0", team="T1")
    assert decided.kind == "accepted"
    outcome = drive(flow, lambda _: LAST_YEAR)
    assert store.conversations.begin_turn("Ev1", 1)
    assert store.conversations.conclude("Ev1", 1, outcome)
    assert store.asks.outcome("Ev1") == outcome


def test_slack_shows_it_open_settled_and_under_the_answer() -> None:
    waiting = OpenClarification("token", "Ev1", 0, PLACE, ASKED, ("U1",), "2026-11-21T00:00:00+00:00")
    shown = clarification(waiting)
    check_message(shown)
    assert "Which of 2 periods" in shown.text
    buttons = [e["action_id"] for b in shown.blocks if b["type"] == "actions" for e in b["elements"]]
    assert buttons == ["candor_choice_0", "candor_choice_1"]
    closed = settled(waiting, LAST_YEAR)
    check_message(closed)
    assert "last year" in json.dumps(closed.blocks[-1])
    assert decision(ASKED, Reply(ReplyKind.JUST_ANSWER)) == "Just answer"
    check_view(other_modal(ASKED, "{}"))
    outcome = drive(flow, lambda _: LAST_YEAR)
    assert isinstance(outcome, Answered)
    assert "You meant last year" in json.dumps(answer_view.answer("Ev1", outcome).blocks)


def test_a_person_at_the_keyboard_answers_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["7", "2"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert at_keyboard(ASKED) == Reply(ReplyKind.CHOICE, choice=1)
    said = capsys.readouterr().err
    assert "Which of 2 periods" in said
    assert "last year" in said
    assert "is not one of the choices 1 to 2" in said


def test_a_simulated_person_answers_it() -> None:
    reply = SimulatedPerson.of(["orders"], [])(ASKED)
    assert (reply.kind, reply.choice, reply.person) == (ReplyKind.CHOICE, 1, "simulated")


def test_a_kind_without_a_view_is_said_by_its_name() -> None:
    @dataclass(frozen=True, slots=True)
    class Unseen(Clarification):
        kind: ClassVar[str] = "unseen"

    with pytest.raises(NoView, match="unseen"):
        view_of(Unseen(0))


def test_two_kinds_cannot_share_a_name() -> None:
    @dataclass(frozen=True, slots=True)
    class Impostor(Clarification):
        kind: ClassVar[str] = "choose_reading"

    with pytest.raises(ValueError, match="choose_reading"):
        clarification_kind(Impostor)


def test_nothing_else_asks_of_which_kind_a_clarification_is() -> None:
    kinds = {kind.__name__ for kind in clarification_kinds().values()}
    found = []
    for room in ("reliability", "adapters", "bot"):
        for file in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                asks = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("isinstance", "type")
                if (asks or isinstance(node, ast.MatchClass)) and kinds & {
                    name.id for name in ast.walk(node) if isinstance(name, ast.Name)
                }:
                    found.append(f"{file.relative_to(ROOT)}: {ast.unparse(node)[:80]}")
    assert found == []
