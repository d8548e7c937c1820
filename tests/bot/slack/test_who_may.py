"""Every control, modal, command and event of the bot × everybody who may send it: what happens, and that nothing else
does.

Not the rules are read here (tests/bot/slack/test_may.py does) but what is left behind: replies in the store, modals
that open, files, hints, questions. Deliveries go to the listeners as the app registers them, in the same order; the
store and the asks are the real ones.
"""

from __future__ import annotations

import inspect
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from slack_bolt import BoltContext
from slack_bolt.authorization import AuthorizeResult
from slack_sdk.errors import SlackApiError

from adapters.store.kept.schedules import Schedule
from adapters.store.store import Store
from bot.asks.asks import Asks
from bot.asks.conversation import AskRequest, Place
from bot.asks.defining import Defining
from bot.asks.schedules.runs import Schedules
from bot.asks.schedules.times import DueRule
from bot.asks.verifying import Verifying
from bot.reviews.promising import Promising, ReviewRules
from bot.reviews.reviewing import Reviewing
from bot.slack.app import LISTENERS
from bot.slack.fake_messenger import FakeMessenger
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.memories import again
from bot.slack.listeners.people import People
from bot.slack.views.answer import steered_value
from bot.slack.views.clarification import TOKEN_BLOCK
from bot.slack.views.home import Setup
from reliability.afterwards.answers import LeftOut, NarrowedAnswer
from reliability.afterwards.choices import OverRows
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.promises.record_json import StoredRecord
from reliability.promises.reviews.draw import week_of
from reliability.values import Element, Failure, Hint, HintScope, Included, Limits, Question, Reading, Rows
from reliability.verified.verified import VerifiedAnswer
from tests.bot.slack.test_may import ACTION_IDS, CALLBACKS
from tests.support.kept.defined_shop import word
from tests.support.kept.verified_world import COUNT, TODAY
from tests.support.kept.verified_world import verified as verified_question
from tests.support.live_bot import NET, SCHEMA, answered, option, promise, reading

Json = dict[str, Any]

ACCOUNTS: dict[str, Json] = {
    "asker": {},
    "member": {},
    "guest": {"is_restricted": True},
    "admin": {"is_admin": True},
    "colleague": {},
    "other": {"is_stranger": True, "team_id": "T-OTHER"},
    "unsaid": {"is_stranger": True, "team_id": "T-OTHER"},  # of another workspace too; their delivery leaves it out
    "gone": {"deleted": True},
}
EVERYBODY = (*ACCOUNTS, "nobody", "")
MEMBERS = ["asker", "member", "guest", "other", "unsaid", "gone"]
KINDS: dict[str, Json] = {
    "CPUB": {"is_channel": True, "is_private": False},
    "CPRI": {"is_channel": True, "is_private": True},
}

ALL = "asker member guest admin colleague"
MAY_REPLY = "asker admin"
RENAMED = "renamed"
UNHEARD = "unsaid gone nobody"
"""Their messages are taken on, since Slack is asked nothing before it has its acknowledgement, and never answered."""
TABLE: dict[str, tuple[str, str, str, str]] = {
    # control            what it does       public                        private               direct
    "candor_yes": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_no": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_just_answer": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_none": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_choice_7": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_select": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_other": ("opened", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_name": ("opened", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_other_said": ("replied", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_sql": ("opened", ALL, "asker member guest", "asker"),
    "candor_promise": ("opened", ALL, "asker member guest", "asker"),
    "candor_chart_off": ("redrew", ALL, "asker member guest", "asker"),
    "candor_chart_on": ("redrew", ALL, "asker member guest", "asker"),
    "candor_more": ("opened", "admin", "", ""),  # its option here: to verify
    "candor_verify": ("opened", "admin", "", ""),
    "candor_unverify": ("unverified", "admin", "", ""),
    "candor_verified": ("verified", "admin", "", ""),
    "candor_schedule": ("opened", ALL, "asker member guest", "asker"),
    "candor_scheduled": ("scheduled", ALL, "asker member guest", "asker"),
    "candor_schedule_stop": ("ended", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_schedule_resume": ("resumed", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_schedule_new": ("opened", "asker", "asker", "asker"),  # each their own answers: nobody else has any here
    "candor_schedule_page_newer": ("turned", ALL, ALL, ALL),
    "candor_schedule_rename": ("opened", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_schedule_renamed": ("renamed", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_xlsx": ("took the file", "asker member admin", "asker member", "asker"),
    "candor_csv": ("took the file", "asker member admin", "asker member", "asker"),
    "candor_right": ("judged", ALL, "asker member guest", "asker"),
    "candor_wrong": ("judged opened", ALL, "asker member guest", "asker"),
    "candor_what_was_wrong": ("judged", ALL, "asker member guest", "asker"),
    "candor_corrected": ("judged asked", MAY_REPLY, "asker", "asker"),
    "candor_corrected_sql": ("asked", "admin", "", ""),
    "candor_leave_out_0": ("asked left-out", MAY_REPLY, "asker", "asker"),
    "candor_include_0": ("asked included", MAY_REPLY, "asker", "asker"),
    "candor_share": ("opened", "asker member admin", "asker", "asker"),
    "candor_shared": ("shared", "asker member", "asker", "asker"),  # the admin is not where it is shared
    "candor_again": ("asked", "asker member admin", "asker", "asker"),
    "candor_stop": ("stopped", "asker admin", "asker admin", "asker"),
    "candor_not_this_time": ("asked", "asker", "asker", "asker"),
    "candor_hint_edit": ("opened", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_hint_retire": ("retired", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_hint_edited": ("edited", MAY_REPLY, MAY_REPLY, MAY_REPLY),
    "candor_home_page_newer": ("turned", ALL, ALL, ALL),  # a Home without anything of the data is shown to others
    "candor_memory_page_newer": ("turned", "admin", "admin", "admin"),
    "candor_memory_page_all": ("turned", "admin", "admin", "admin"),
    "candor_memory_searched": ("turned", "admin", "admin", "admin"),
    "candor_memory_search": ("opened", "admin", "admin", "admin"),
    "candor_memory_add": ("opened", "admin", "admin", "admin"),
    "candor_memory_import": ("opened", "admin", "admin", "admin"),
    "candor_memory_export": ("took the file", "admin", "admin", "admin"),
    "candor_memory_open": ("opened", "admin", "admin", "admin"),
    "candor_memory_edit": ("opened", "admin", "admin", "admin"),
    "candor_memory_merge": ("opened", "admin", "admin", "admin"),
    "candor_memory_retire": ("retired opened", "admin", "admin", "admin"),
    "candor_memory_restore": ("opened", "admin", "admin", "admin"),
    "candor_memory_promote": ("promoted opened", "admin", "admin", "admin"),
    "candor_memory_added": ("added", "admin", "admin", "admin"),
    "candor_memory_imported": ("added", "admin", "admin", "admin"),
    "candor_memory_merged": ("merged", "admin", "admin", "admin"),
    "candor_define": ("opened", "admin", "admin", "admin"),
    "candor_define_remove": ("opened", "admin", "admin", "admin"),
    "candor_defined": ("defined", "admin", "admin", "admin"),
    "candor_defined_removed": ("undefined", "admin", "admin", "admin"),
    "candor_example_0": ("asked", ALL, ALL, ALL),
    "candor_review_next": ("opened", "admin", "admin", "admin"),
    "candor_review_said": ("reviewed", "admin", "admin", "admin"),
    "candor_review_sql": ("reviewed", "admin", "admin", "admin"),
    "candor_review_on": ("promised", "admin", "admin", "admin"),
    "candor_review_off": ("unpromised", "admin", "admin", "admin"),
    "/ask": ("asked", ALL, ALL, ALL),
    "app_mention": ("asked", f"{ALL} {UNHEARD}", f"{ALL} {UNHEARD}", ""),
    "message": ("asked", "", "", f"{ALL} {UNHEARD}"),
}
"""What a control does, and who may in a public channel, a private one and a direct message with the asker. Whoever is
not named brings about nothing. "admin" is in no channel here, and one of those whom the settings name."""
SHARED = {"candor_hint_edit": "opened", "candor_hint_retire": "retired", "candor_hint_edited": "edited"}
"""What an admin may with a hint that is everybody's, and nobody else."""
PLACES = ("CPUB", "CPRI", "D123")
OWN_HOME = "candor_home_page_newer"
PAGES_OF_HOME = {OWN_HOME, "candor_schedule_page_newer"}
"""Everybody turns the pages of their own Home, and nobody is told no: to strangers it is empty, which says enough."""
OVER = Included("orders", "status", "open orders", "orders.status = 'open'", COUNT, f"{COUNT} WHERE TRUE", 3)
OVER_ROWS = OverRows("orders", "status = 'open'")
"""What the answers here count though it is marked as over."""
STEERING = "steering"
"""The hint that steered the answers here."""


class Listeners:
    """The listeners of the app, found as the app finds them: the first that fits."""

    def __init__(self, desk: Desk) -> None:
        self._known: dict[str, list[tuple[Any, Callable[..., Any], list[Callable[..., Any]]]]] = {}
        app: Any = self
        for register in LISTENERS:
            register(app, desk)

    def _registering(self, kind: str) -> Callable[..., Callable[[Any], Any]]:
        def register(constraint: Any, middleware: Any = ()) -> Callable[[Any], Any]:
            return lambda listener: self._known.setdefault(kind, []).append((constraint, listener, list(middleware)))

        return register

    def __getattr__(self, name: str) -> Any:
        return self._registering(name)

    def names(self, kind: str) -> set[str]:
        return {constraint for constraint, _, _ in self._known[kind] if isinstance(constraint, str)}

    def deliver(self, kind: str, name: str, **given: Any) -> None:
        for constraint, listener, middleware in self._known[kind]:
            if constraint == name or (not isinstance(constraint, str) and constraint.match(name)):
                for each in (*middleware, listener):
                    given["next"] = lambda: None
                    each(**{k: given[k] for k in inspect.signature(each).parameters})
                return
        raise AssertionError(f"nobody listens to {name}")


class Slack:
    """What the bot does in Slack, noted."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.told: list[str] = []
        self.called: list[str] = []
        self.homes: list[Json] = []
        self.access_lost = ""

    def look(self, method: str, **arguments: Any) -> Json:
        if method == "users.info":
            if arguments["user"] not in ACCOUNTS:
                raise SlackApiError("no", {"error": "user_not_found"})  # type: ignore[no-untyped-call]  # untyped in slack_sdk
            return {"user": {"team_id": "T1", **ACCOUNTS[arguments["user"]]}}
        if method == "conversations.info":
            return {"channel": {"is_member": True, **KINDS[arguments["channel"]]}}
        if method == "conversations.members":
            return {"members": MEMBERS}
        return {"messages": []}

    def call(self, method: str, **arguments: Any) -> Json:
        self.called.append(method)
        if method == "chat.postEphemeral":
            self.told.append(arguments["text"])
        return {"channel": {"id": "D123"}}

    def call_view(self, method: str, view: Json, **arguments: Any) -> None:
        if method == "views.publish":
            self.homes.append(view)
        elif (
            view.get("callback_id")
            or "candor" in json.dumps(view)
            or "SELECT" in json.dumps(view)
            or "promise" in json.dumps(view)
        ):
            self.done.append("opened")
        else:
            self.told.append(json.dumps(view))

    def update_when_shown(self, view: Json, external_id: str) -> None:
        self.call_view("views.update", view, external_id=external_id)

    def post_surely(self, channel: str, thread_ts: str, ask: str, step: str, message: Any) -> str:
        self.called.append("posted")
        if step == "notice":
            self.told.append(message.text)
        return "9.0"

    def posted(self, *_: Any) -> Json:
        return {"ts": "9.0", "blocks": []}

    def update(self, *_: Any) -> Json:
        self.done.append("redrew")
        return {"ts": "9.0", "blocks": []}

    def upload_once(self, *_: Any) -> bool:
        self.done.append("took the file")
        return True


class OneRow:
    """A database that returns one row, whatever it is asked."""

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        return Rows(("n",), ((1,),))


class World:
    """The bot on a real store, with nobody at work: what is decided is in the store."""

    def __init__(self, file: Path) -> None:
        self.slack, self.numbers = Slack(), count(1)
        self.paused: set[str] = set()
        self.looked_at: set[str] = set()
        self.store = Store(f"sqlite:///{file}")
        self.beside = sqlite3.connect(file)
        voice: Any = self.slack
        self.asks = Asks(
            self.store,
            FakeMessenger(),
            lambda request, stage: iter(()),  # type: ignore[arg-type, return-value]  # nothing runs
            may_reply=lambda request: (request.question.person, "admin"),
        )
        rules = Rules("sample", admins=frozenset({"admin"}))
        self.desk = Desk(
            self.asks,
            self.store.memory,
            voice,
            People(voice, rules.admins),
            rules,
            lambda channel, thread: None,
            lambda name: SCHEMA,
            lambda name: Setup(name, "m", "c"),
            audit=self.store.audit,
            schedules=Schedules(self.store.schedules, lambda name: SCHEMA, lambda name: TODAY, self.store.now),
            verifying=Verifying(self.store.verified, lambda name: SCHEMA, lambda name: TODAY, self.store.now),
            defining=Defining(self.store.definitions, lambda name: SCHEMA, lambda name: (), self.store.now),
            reviewing=Reviewing(self.store.reviews, self.store.asks.outcome, lambda name: OneRow(), Limits()),
            promising=Promising(self.store, ReviewRules(("sample",))),
            answers_of=self.store.asks.answers_of,
            choices=self.store.choices,
        )
        self.listeners = Listeners(self.desk)

    def ask(self, channel: str, kind: str) -> str:
        """An ask of the asker's that runs, waits for a reply or was answered: what the control is about."""
        ask_id = f"Ev{next(self.numbers)}"
        question = Question(ask_id, "how many?", "asker", channel, "T1", None)
        assert self.asks.submit(AskRequest(ask_id, question, Place("T1", channel, "1.0", "mention"), "sample"))
        keep = self.store.conversations
        keep.begin_turn(ask_id, 0)
        if kind == "answered":
            shown = reading("Orders", (1,), sql=COUNT)
            hint = Hint("orders", Element("orders"), (), HintScope.PERSON, "asker", "asker", "?", "2026", id=STEERING)
            outcome = replace(answered(shown, promise=promise(), calibrated=True), steered=(hint,), included=(OVER,))
            if self.narrowed:
                gone = LeftOut(OVER.table, OVER.condition, OVER.label, OVER.count)
                outcome = NarrowedAnswer(shown, outcome.linked, read=shown, over=(OVER,), left_out=(gone,))
            if self.verified:
                kept = self.store.verified.keep(verified_question(f"How many orders for {ask_id}?"))
                outcome = VerifiedAnswer(shown, outcome.linked, verified=kept)
            keep.conclude(ask_id, 0, outcome)
        elif kind == "waiting":
            several = tuple(Reading(f"SELECT {n}", f"Reading {n}", Rows(("n",), ((n,),))) for n in range(8))
            asked = ChooseReading(0, several) if self.choosing else ConfirmElements(0, (option(NET, "sales"),))
            soon = datetime.now(UTC) + timedelta(hours=1)
            keep.wait(f"token-{ask_id}", ask_id, 0, asked, may_reply=("asker", "admin"), expires_at=soon)
        return ask_id

    choosing = verified = narrowed = False
    was_on = False
    other, where = "", "thread"

    def drawn(self, *, on: bool) -> str:
        """A question that waits to be reviewed, in a warehouse of its own; and a calibration, turned on or not."""
        number = next(self.numbers)
        ask_id = f"Rv{number}"
        self.store.asks.started(Question(ask_id, "how many?", "asker", "CPUB", "T1"), f"warehouse of {ask_id}")
        self.store.asks.finished(ask_id, answered(reading("Orders", (1,))))
        self.store.reviews.draw(f"warehouse of {ask_id}", week_of(datetime.now(UTC)), 9)
        self.store.proposals.turn_off("sample", "U9")
        self.store.proposals.propose("sample", number, 120, f"reviews {number}", StoredRecord("{}"))
        if on:
            self.store.proposals.turn_on("sample", "U9")
        self.was_on = on
        return ask_id

    def hint(self, *, shared: bool) -> str:
        number = next(self.numbers)
        hint = Hint(
            f"sales {number}",
            Element("orders"),
            (),
            HintScope.PERSON,
            "asker",
            "asker",
            "Ev1",
            "2026-11-20T12:00:00+00:00",
        )
        if shared:
            hint = replace(hint, scope=HintScope.WORKSPACE, owner="T1")
        return self.store.memory.remember(hint).id

    def tries(self, who: str, control: str, channel: str, *, shared: bool = False) -> set[str]:
        """What came of it that somebody used a control."""
        self.slack.done.clear()
        self.slack.told.clear()
        self.slack.homes.clear()
        self.choosing = control in ("candor_choice_7", "candor_select", "candor_none")
        self.verified = control == "candor_unverify"
        self.narrowed = control == "candor_include_0"
        if self.narrowed:
            self.store.choices.leave_out(who, "sample", OVER_ROWS)
        about = "waiting" if TABLE[control][0] == "replied" or control in ("candor_other", "candor_name") else "running"
        about = "answered" if control in ANSWERED else about
        ask_id = self.ask(channel, about)
        hint = self.hint(shared=shared) if "hint" in control or "memory" in control else ""
        self.other = self.hint(shared=shared) if "memory_merge" in control else ""
        if control.startswith("candor_schedule_"):
            hint = self.schedule(paused=control.endswith("resume"))
        if "review" in control:
            ask_id = self.drawn(on=control == "candor_review_off")
        own = self._schedules(who)
        before = {each.id for each in self.store.memory.hints()}
        self.held = self._verified()
        if "define" in control:
            hint = self.store.definitions.keep(
                word(f"late {next(self.numbers)}", "orders.status = 'late'", SCHEMA, "sample")
            ).id
            self.words = self._words()
        self._deliver(who, control, channel, ask_id, hint)
        left = {
            *self.slack.done,
            *self._left_behind(ask_id, "" if "schedule" in control or "define" in control else hint, before, control),
        }
        return left | self._of_schedules(hint if "schedule" in control else "", own, who)

    def _of_schedules(self, schedule: str, own: set[str], who: str) -> set[str]:
        found = self.store.schedules.get(schedule) if schedule else None
        if found is not None:
            state = {"stopped": {"ended"}, "active": {"resumed"}}.get(found.state, set())
            if found.name == RENAMED:
                state = {"renamed"}
                self.paused.add(found.id)
            gone = state if found.state == "stopped" or (found.failures == 0 and self.was_paused(found.id)) else set()
            self.store.schedules.stop(schedule, "test")
            return gone
        fresh = self._schedules(who) - own
        for each in fresh:
            self.store.schedules.stop(each, "test")
        return {"scheduled"} if fresh else set()

    def was_paused(self, schedule: str) -> bool:
        return schedule in self.paused

    held: frozenset[str] = frozenset()

    def schedule(self, *, paused: bool) -> str:
        """A schedule of the asker's."""
        made = an_hourly_one(f"s{next(self.numbers)}")
        self.store.schedules.add(made)
        if paused:
            self.store.schedules.failed(made.id, "run", "away", at_once=True)
            self.paused.add(made.id)
        return made.id

    def _schedules(self, person: str) -> set[str]:
        return {each.id for each in self.store.schedules.of(person)}

    def _verified(self) -> frozenset[str]:
        return frozenset(each.id for each in self.store.verified.active("sample"))

    words: frozenset[str] = frozenset()

    def _words(self) -> frozenset[str]:
        return frozenset(each.id for each in self.store.definitions.active("sample"))

    def _left_behind(self, ask_id: str, hint: str, before: set[str], control: str = "") -> Iterator[str]:
        asked = self.store.conversations.clarification(f"token-{ask_id}")
        if asked is not None and asked.state != "open":
            yield "replied"
        if self.store.asks.feedback_on(ask_id):
            yield "judged"
        logged = self.store.asks.ask(ask_id)
        if logged is not None and logged.status == "stopped":
            yield "stopped"
        if ask_id.startswith("Rv"):
            drawn = self.store.reviews.review(ask_id)
            if drawn is not None and drawn.reviewed:
                yield "reviewed"
            is_on = self.store.proposals.on("sample") is not None
            if is_on != self.was_on:
                yield "promised" if is_on else "unpromised"
        if "page" in control or control == "candor_memory_searched":
            yield from {"turned" for home in self.slack.homes if "sample" in json.dumps(home)}
        hints = {each.id: each for each in self.store.memory.hints()}
        if hint and hint not in hints:
            yield "edited" if set(hints) - before else "retired"
        elif hint and hints[hint].phrase == "changed":
            yield "edited"
        elif hint and hints[hint].scope is HintScope.WORKSPACE and "promote" in control:
            yield "promoted"
        elif hint and set(hints) - before:
            yield "added"
        if control == "candor_memory_merged" and self.other not in hints:
            yield "merged"
        if self._verified() != self.held:
            yield "verified" if self._verified() - self.held else "unverified"
        if "define" in control and self._words() != self.words:
            yield "defined" if self._words() - self.words else "undefined"
        request = self.asks.request(ask_id)
        without = again.again(request, STEERING).ask_id if request else ""
        if any(self.store.asks.ask(one) is not None for one in (f"new-{ask_id}", without)) or self._after(ask_id):
            yield "asked"
        if "posted" in self.slack.called and control == "candor_shared":
            yield "shared"
        self.slack.called.clear()
        yield from self._chosen(control)

    def _chosen(self, control: str) -> Iterator[str]:
        """Whether what somebody leaves out is other than before; then all is as it was."""
        any_choice = self.beside.execute("SELECT 1 FROM choices").fetchone()  # one look, where each person's were ten
        leave = [who for who in EVERYBODY if any_choice and self.store.choices.left_out(who, "sample")]
        if control == "candor_leave_out_0" and leave:
            yield "left-out"
        if control == "candor_include_0" and not leave:
            yield "included"
        for who in leave:
            self.store.choices.include(who, "sample", OVER_ROWS)

    def _after(self, ask_id: str) -> bool:
        """Whether somebody got what they want of the answer to an ask."""
        new = [one.id for one in self.store.asks.asks(8) if one.id not in self.looked_at]
        self.looked_at.update(new)
        requests = (self.asks.request(one) for one in new)
        return any(each and each.wanted and each.wanted.answer == ask_id for each in requests)

    def _deliver(self, who: str, control: str, channel: str, ask_id: str, hint: str) -> None:
        team = {} if who == "unsaid" else {"team_id": "T-OTHER" if who == "other" else "T1"}
        context = BoltContext(
            {"authorize_result": AuthorizeResult(enterprise_id=None, team_id="T1"), "bot_user_id": "UBOT"}
        )
        new = f"new-{ask_id}"
        given: Json = {
            "ack": self._acknowledge,
            "context": context,
            "respond": Respond(self.slack.told),
            "request": None,
        }
        user = {"id": who, **team}
        value = hint or (
            f"token-{ask_id}"
            if control.startswith(
                ("candor_yes", "candor_no", "candor_just", "candor_choice", "candor_other", "candor_name")
            )
            else ask_id
        )
        if control in ("app_mention", "message"):
            event = {
                "type": control,
                "user": who,
                "channel": channel,
                "ts": "5.0",
                "text": "how many orders?",
                "user_team": team.get("team_id", ""),
            }
            body: Json = {"event_id": new, "event": event}
            self.listeners.deliver("event", control, body=body, event=event, **given)
        elif control == "/ask":
            body = {"user_id": who, "channel_id": channel, "text": "how many orders?", "trigger_id": new, **team}
            self.listeners.deliver("command", control, body=body, **given)
        elif control in CALLBACKS:
            self.listeners.deliver(
                "view",
                control,
                body={"user": user, "view": {"id": "V1"}},
                view=self._sent(control, channel, ask_id, hint),
                **given,
            )
        else:
            action: Json = {"action_id": control, "block_id": f"candor_token:token-{ask_id}", "value": value}
            if control == "candor_not_this_time":
                action["value"] = steered_value(ask_id, STEERING)
            if control.startswith("candor_review"):
                action["value"] = f"warehouse of {ask_id}" if control == "candor_review_next" else "sample"
            if control == "candor_example_0":
                action["value"] = "how many orders?"
            if control == "candor_select":
                action = {
                    "action_id": control,
                    "block_id": f"{TOKEN_BLOCK}token-{ask_id}",
                    "selected_option": {"value": "1"},
                }
            if control == "candor_more":
                action = {"action_id": control, "selected_option": {"value": f"candor_verify:{ask_id}"}}
            body = {
                "user": user,
                "trigger_id": new,
                "channel": {"id": channel},
                "container": {"message_ts": "7.0", "channel_id": channel},
                "actions": [action],
            }
            self.listeners.deliver("action", control, body=body, **given)

    def _sent(self, control: str, channel: str, ask_id: str, hint: str) -> Json:
        """A modal as it is sent, filled in."""
        about = {
            "token": f"token-{ask_id}",
            "ask": ask_id,
            "channel": channel,
            "message_ts": "7.0",
            "hint": hint,
            "typed": True,
        }
        text = {"text": {"value": "changed"}}
        number = next(self.numbers)
        picked = {"often": {"often": {"selected_option": {"value": "monday"}}}, "at": {"text": {"value": "9:00"}}}
        csv = {"text": {"value": f"phrase,prefers,scope\nimported {ask_id},orders,workspace"}}
        phrase = {"text": {"value": f"added {ask_id}"}} if control == "candor_memory_added" else text
        values: Json = {
            **picked,
            "question": {"text": {"value": f"how many orders {number}?"}},
            "sql": {"text": {"value": COUNT}},
            "said": text,
            "phrase": phrase,
            "preferred": {"text": {"value": "orders.net_sales"}},
            "csv": csv,
        }
        if control == "candor_defined":
            values["phrase"] = {"text": {"value": f"overdue {number}"}}
        values["means"] = {"text": {"value": "orders.status = 'overdue'"}}
        values["definition"] = {"definition": {"selected_option": {"value": hint}}}
        values["other"] = {"other": {"selected_option": {"value": self.other}}}
        values["which"] = {"which": {"selected_option": {"value": "none"}}}
        if control.startswith("candor_review"):
            del values["sql"]
        if control == "candor_review_sql":
            about["sql"] = "SELECT 1"
        if control.startswith("candor_corrected"):
            del values["sql"], values["which"]
            about["sql"] = COUNT
        if control == "candor_schedule_renamed":
            values["name"] = {"text": {"value": RENAMED}}
            about["schedule"] = hint
        if control == "candor_scheduled":
            values["where"] = {"where": {"selected_option": {"value": self.where}}}
        if control == "candor_shared":
            values["where"] = {"where": {"selected_conversation": "CPUB"}}
        return {"private_metadata": json.dumps(about), "state": {"values": values}}

    def _acknowledge(self, **answer: Any) -> None:
        if answer:
            self.slack.told.append(json.dumps(answer))


class Respond:
    """Slack's private way back to who clicked."""

    response_url = "https://example.com"

    def __init__(self, told: list[str]) -> None:
        self._told = told

    def __call__(self, **answer: Any) -> None:
        self._told.append(str(answer.get("text")))


ANSWERED = {
    "candor_xlsx",
    "candor_more",
    "candor_verify",
    "candor_unverify",
    "candor_verified",
    "candor_schedule",
    "candor_schedule_new",
    "candor_scheduled",
    "candor_not_this_time",
    "candor_sql",
    "candor_promise",
    "candor_chart_off",
    "candor_chart_on",
    "candor_csv",
    "candor_right",
    "candor_wrong",
    "candor_what_was_wrong",
    "candor_corrected",
    "candor_corrected_sql",
    "candor_leave_out_0",
    "candor_include_0",
    "candor_share",
    "candor_shared",
    "candor_again",
}


def an_hourly_one(name: str) -> Schedule:
    rule = DueRule((0,), 0, 9, 0).to_json()
    where = ("asker", "T1", "CPUB", "1.0", "sample")
    due = datetime.now(UTC) + timedelta(days=1)
    return Schedule(name, *where, "How many orders?", COUNT, TODAY.isoformat(), "", rule, "UTC", due)


@pytest.fixture(scope="module")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a store whose tables are made."""
    file = tmp_path_factory.mktemp("who") / "store.sqlite"
    Store(f"sqlite:///{file}").close()
    return file


@contextmanager
def own_world(folder: Path, empty_store: Path) -> Iterator[World]:
    """A world of a case's own: what others leave behind would be read through with each of its tries."""
    made = World(Path(shutil.copy(empty_store, folder)))
    try:
        yield made
    finally:
        made.beside.close()
        made.store.close()


@pytest.fixture
def world(tmp_path: Path, empty_store: Path) -> Iterator[World]:
    with own_world(tmp_path, empty_store) as made:
        yield made


@dataclass(frozen=True)
class Tried:
    """What came of it that somebody used a control: what they brought about, what they were told, and whether the audit
    log says that they might; None where it says nothing."""

    effects: set[str]
    told: tuple[str, ...]
    noted: bool | None


Tries = Callable[[str, str], dict[str, Tried]]


@pytest.fixture(scope="module")
def tried(empty_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Tries:
    """Everybody tries a control in a place, once for all who look at what came of it."""

    @cache
    def everybody(control: str, channel: str) -> dict[str, Tried]:
        with own_world(tmp_path_factory.mktemp("tried"), empty_store) as world:
            found = {who: (world.tries(who, control, channel), tuple(world.slack.told)) for who in EVERYBODY}
            clicks = [each for each in world.store.audit.entries() if each["action"] == "clicked"]
        noted = {each["actor"]: bool(each["allowed"]) for each in clicks}
        return {who: Tried(effects, told, noted.get(who)) for who, (effects, told) in found.items()}

    return everybody


def test_the_table_holds_every_control_modal_command_and_question_of_the_bot(world: World) -> None:
    assert set(TABLE) == ACTION_IDS | CALLBACKS | world.listeners.names("command") | {"app_mention", "message"}
    telling = {
        "app_home_opened",
        "assistant_thread_started",
        "assistant_thread_context_changed",
        "tokens_revoked",
        "app_uninstalled",
        "member_joined_channel",
    }
    assert world.listeners.names("event") == {"app_mention", "message"} | telling


@pytest.mark.parametrize("channel", PLACES)
@pytest.mark.parametrize("control", TABLE)
def test_who_may_brings_it_about_and_nobody_else_does(tried: Tries, control: str, channel: str) -> None:
    does, *who_may = TABLE[control]
    allowed = who_may[PLACES.index(channel)].split()
    effects = {does} if does == "took the file" else set(does.split())
    found = {who: each.effects for who, each in tried(control, channel).items()}
    assert found == {who: effects if who in allowed else set() for who in EVERYBODY}


@pytest.mark.parametrize(
    ("channel", "allowed"), [("CPUB", "asker member guest"), ("CPRI", "asker member guest"), ("D123", "")]
)
def test_only_who_could_post_in_a_channel_has_what_is_asked_again_shown_there(
    world: World, channel: str, allowed: str
) -> None:
    world.where = "channel"
    found = {who for who in EVERYBODY if world.tries(who, "candor_scheduled", channel)}
    assert found == set(allowed.split())


def test_the_page_on_reliability_counts_them() -> None:
    page = (Path(__file__).parents[3] / "docs" / "RELIABILITY.md").read_text(encoding="utf-8")
    assert f"each of the {len(TABLE)} controls" in page


@pytest.mark.parametrize("control", [one for one in TABLE if one not in {"app_mention", "message", *PAGES_OF_HOME}])
def test_who_may_not_is_told_so_in_a_sentence(tried: Tries, control: str) -> None:
    found = tried(control, "CPUB")
    for who in set(ACCOUNTS) - {*TABLE[control][1].split(), "gone"}:
        assert found[who].told, f"{who} hears nothing"


@pytest.mark.parametrize("control", [one for one in TABLE if one not in ("app_mention", "message")])
def test_every_use_is_in_the_audit_log_allowed_or_not(tried: Tries, control: str) -> None:
    noted = {who: each.noted for who, each in tried(control, "CPRI").items()}
    assert None not in noted.values()
    if control not in PAGES_OF_HOME:
        assert not any(noted[who] for who in ("other", "unsaid", "nobody"))
    assert not noted[""]
    assert noted["admin" if re.search("memory|review|define", control) else "asker"]


@pytest.mark.parametrize("control", SHARED)
def test_a_hint_of_everybodys_is_an_admins_to_change(world: World, control: str) -> None:
    found = {who: world.tries(who, control, "CPUB", shared=True) for who in EVERYBODY}
    assert found == {who: {SHARED[control]} if who == "admin" else set() for who in EVERYBODY}


@pytest.mark.parametrize("control", sorted(ANSWERED - {"candor_schedule_new"} | {"candor_stop"}))
def test_a_control_that_is_copied_to_another_channel_does_nothing_there(world: World, control: str) -> None:
    for channel in ("CPRI", "D123"):
        ask_id = world.ask(channel, "answered" if control in ANSWERED else "running")
        world.slack.done.clear()
        world._deliver("asker", control, "CPUB", ask_id, "")
        assert {*world.slack.done, *world._left_behind(ask_id, "", set())} == set()


def test_home_shows_everybody_their_own_and_strangers_nothing_of_the_data(world: World) -> None:
    mine, shared = world.hint(shared=False), world.hint(shared=True)
    for who in ACCOUNTS:
        world.slack.homes.clear()
        world.listeners.deliver("event", "app_home_opened", event={"user": who, "channel": "D123", "tab": "home"})
        [home] = world.slack.homes
        shown = json.dumps(home)
        assert (mine in shown) == (who in ("asker", "admin")), who
        assert (shared in shown) == (who == "admin"), who
        assert ("net sales" in shown or "orders" in shown) == (who in ALL.split()), who
        assert ("sample" in shown) == (who in ALL.split()), who


def test_a_page_of_home_shows_everybody_their_own_and_what_everybody_has_to_admins_alone(world: World) -> None:
    mine, shared = world.hint(shared=False), world.hint(shared=True)
    for who in ACCOUNTS:
        world.tries(who, OWN_HOME, "D123")
        shown = json.dumps(world.slack.homes)
        assert world.slack.homes, who
        assert (mine in shown) == (who in ("asker", "admin")), who
        assert (shared in shown) == (who == "admin"), who
        assert ("net sales" in shown or "orders" in shown) == (who in ALL.split()), who


def test_example_questions_are_for_those_who_are_answered(world: World) -> None:
    for who in ("member", "other", "unsaid"):
        world.slack.called.clear()
        world.listeners.deliver("event", "app_home_opened", event={"user": who, "channel": "D123", "tab": "messages"})
        thread = {"assistant_thread": {"user_id": who, "channel_id": "D123", "thread_ts": "1.0"}}
        world.listeners.deliver("event", "assistant_thread_started", event=thread)
        assert bool(world.slack.called) == (who == "member"), who


def test_whose_message_was_taken_on_and_who_is_not_answered_hears_nothing(world: World) -> None:
    """What the bot gives to its asks as `may_hear` (bot/parts/slack_bot.py)."""
    heard = {who for who in EVERYBODY if who and world.desk.people.is_here(who, world.desk.rules.allowed_teams)}
    assert heard == set(ALL.split())
