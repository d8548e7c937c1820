"""Who may do what: the rules as a table, every control of the bot under a rule, and the facts behind them."""

from __future__ import annotations

import importlib
import inspect
import logging
import pkgutil
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from slack_bolt import App
from slack_sdk.errors import SlackApiError

from bot.asks.conversation import AskRequest, Place
from bot.slack import listeners
from bot.slack.app import LISTENERS
from bot.slack.clarifications import parts
from bot.slack.listeners import actions, commands, events, feedback, reviews, views
from bot.slack.listeners.afterwards import correcting, leaving_out, sharing
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.door import Caller, turned_away
from bot.slack.listeners.kept import definitions, menu, schedules, verified
from bot.slack.listeners.memories import again, memory
from bot.slack.listeners.people import People
from bot.slack.listeners.places import Places
from bot.slack.may import RULES, Act, Where, Who, act_of, hint_refusal, refusal
from bot.slack.views import answer, clarification, first_words, home, progress
from bot.slack.views import feedback as feedback_view
from bot.slack.views.afterwards import correcting as correcting_view
from bot.slack.views.afterwards import leaving_out as leaving_out_view
from bot.slack.views.afterwards import sharing as sharing_view
from bot.slack.views.home import Setup
from bot.slack.views.kept import definitions as definitions_view
from bot.slack.views.kept import menu as menu_view
from bot.slack.views.kept import schedules as schedules_view
from bot.slack.views.kept import verified as verified_view
from bot.slack.views.memory import ids as memory_ids
from bot.slack.views.review import review
from bot.wording import errors, refusals
from reliability.values import Element, Hint, HintScope, Question
from tests.support.bot_fakes import FakeAsks, FakeHints
from tests.support.live_bot import SCHEMA

Json = dict[str, Any]

# --- the table -------------------------------------------------------------------------------------

LETTERS = {
    "a": Who.ASKER,
    "m": Who.MEMBER,
    "g": Who.GUEST,
    "A": Who.ADMIN,
    "c": Who.COLLEAGUE,
    "p": Who.PASSER_BY,
    "o": Who.OUTSIDER,
    "x": Who.GONE,
    "n": Who.NOBODY,
    "?": Who.UNKNOWN,
}
TABLE = [
    # act        public    private  direct  unknown   (who may; everybody else may not)
    (Act.LOOK, "amgAc", "amg", "a", "a"),
    (Act.TAKE, "amA", "am", "a", "a"),
    (Act.JUDGE, "amgAc?", "amg?", "a", "amgAc?"),
    (Act.STOP, "aA", "aA", "a", "a"),
    (Act.AGAIN, "a", "a", "a", "a"),
    (Act.CORRECT, "aA", "aA", "a", "a"),
    (Act.SHARE, "amA", "a", "a", "a"),
    (Act.MEMORY, "A", "A", "A", "A"),
    (Act.ASK, "amgAcp?", "amgAcp?", "amgAcp?", "amgAcp?"),
    (Act.REPLY, "amgAcp?", "amgAcp?", "amgAcp?", "amgAcp?"),
    (Act.HOME, "amgAcpxo?", "amgAcpxo?", "amgAcpxo?", "amgAcpxo?"),
    (Act.HINT, "amgAcp?", "amgAcp?", "amgAcp?", "amgAcp?"),
    (Act.REVIEW, "A", "A", "A", "A"),
]
PLACES = (Where.PUBLIC, Where.PRIVATE, Where.DIRECT, Where.UNKNOWN)


@pytest.mark.parametrize(("act", "allowed"), [(row[0], row[1:]) for row in TABLE])
def test_the_rules_are_this_table(act: Act, allowed: tuple[str, ...]) -> None:
    for where, letters in zip(PLACES, allowed, strict=True):
        for letter, who in LETTERS.items():
            assert (refusal(act, who, where) == "") == (letter in letters), (act, who, where)


def test_the_table_and_the_rules_are_whole() -> None:
    assert set(LETTERS.values()) == set(Who)
    assert {row[0] for row in TABLE} == set(RULES) == set(Act)
    assert all(set(of_act) == set(Where) == set(PLACES) for of_act in RULES.values())


def test_every_refusal_is_one_whole_sentence_that_names_nothing() -> None:
    for act in (*Act, None):
        for who in Who:
            for where in Where:
                sentence = refusal(act, who, where)
                assert sentence == "" or (sentence[0].isupper() and sentence[-1] in ".!"), sentence


def test_what_no_rule_knows_nobody_may() -> None:
    for name in (
        "",
        "candor_export",
        "candor_sql ",
        "candor_sql_all",
        "xcandor_sql",
        "candor_choice_",
        "/candor",
    ):
        assert act_of(name) is None
        assert all(refusal(act_of(name), who, where) for who in Who for where in Where)


# --- every control has a rule ----------------------------------------------------------------------


class Registry:
    """Takes what listeners register, as the Bolt app would."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        self.views: list[Any] = []
        self.commands: list[Any] = []

    def action(self, constraint: Any) -> Callable[[Any], Any]:
        self.actions.append(constraint)
        return lambda listener: listener

    def view(self, constraint: Any) -> Callable[[Any], Any]:
        self.views.append(constraint)
        return lambda listener: listener

    def command(self, constraint: Any) -> Callable[[Any], Any]:
        self.commands.append(constraint)
        return lambda listener: listener

    def event(self, constraint: Any, **_: Any) -> Callable[[Any], Any]:
        return lambda listener: listener


def registered(desk: Desk) -> Registry:
    registry: Any = Registry()
    for register in LISTENERS:
        register(registry, desk)
    found: Registry = registry
    return found


def ids_in(module: ModuleType, ending: str) -> set[str]:
    """The constants of a module of views whose name ends so, as an id that a person's click would carry."""
    found = {value for name, value in vars(module).items() if name.endswith(ending)}
    texts = {one if isinstance(one, str) else one.pattern.replace(r"(\d{1,3})", "7") for one in found}
    return {text + "0" if text.endswith("_") else text for text in texts}


VIEWS = (
    answer,
    clarification,
    parts,
    feedback_view,
    first_words,
    home,
    memory_ids,
    progress,
    menu_view,
    verified_view,
    definitions_view,
    schedules_view,
    correcting_view,
    leaving_out_view,
    sharing_view,
    review,
)
PAGES = (home.PAGE_ACTION, memory_ids.PAGE_ACTION, schedules_view.SCHEDULE_PAGE_ACTION)
ACTION_IDS = {one + ("_newer" if one in PAGES else "") for module in VIEWS for one in ids_in(module, "_ACTION")}
CALLBACKS = {one for module in VIEWS for one in ids_in(module, "_CALLBACK")}


def test_every_id_that_a_view_knows_has_a_rule() -> None:
    assert len(ACTION_IDS) >= 17
    assert len(CALLBACKS) == 17
    assert {one for one in ACTION_IDS | CALLBACKS if act_of(one) is None} == set()


def test_every_listener_takes_only_what_has_a_rule(world: World) -> None:
    registry = registered(world.desk)
    assert registry.commands == ["/ask"]
    assert {act_of(one) for one in (*registry.commands, *registry.views)} == {
        Act.ASK,
        Act.REPLY,
        Act.HINT,
        Act.JUDGE,
        Act.CORRECT,
        Act.SHARE,
        Act.LOOK,
        Act.MEMORY,
        Act.REVIEW,
    }
    *known, anything = registry.actions
    assert anything.pattern == ".*", "what nobody knows is acknowledged and nothing else"
    for constraint in known:
        taken = {one for one in ACTION_IDS if constraint == one or getattr(constraint, "match", lambda _: None)(one)}
        assert taken, f"{constraint} takes nothing that a view shows"
    taken_by_some = {one for one in ACTION_IDS for c in known if c == one or (not isinstance(c, str) and c.match(one))}
    assert taken_by_some == ACTION_IDS


DOORS = {
    actions: 2,
    again: 1,
    commands: 1,
    feedback: 2,
    memory: 2,
    views: 2,
    verified: 2,
    definitions: 2,
    schedules: 3,
    menu: 2,
    reviews: 3,
    correcting: 2,
    leaving_out: 1,
    sharing: 2,
}
"""How often what each registers asks at the door; what is said to Candor (events) is told apart by itself."""


def test_whoever_can_listen_stands_in_the_apps_table_once() -> None:
    there = []
    for found in pkgutil.walk_packages(listeners.__path__, f"{listeners.__name__}."):
        module = importlib.import_module(found.name)
        if inspect.isfunction(getattr(module, "register", None)):
            there.append(module.__name__)
    listed = [inspect.unwrap(getattr(each, "func", each)).__module__ for each in LISTENERS]
    assert sorted(listed) == sorted(there)
    assert {*listed} == {module.__name__ for module in DOORS} | {events.__name__}


@pytest.mark.parametrize("module", DOORS)
def test_every_listener_asks_at_the_door(module: ModuleType) -> None:
    """Each registration, a click, a modal or a command, goes through the same question."""
    source = inspect.getsource(module.register)
    source += inspect.getsource(actions.on_click) if "on_click(" in source else ""
    source += inspect.getsource(module._ask_example) if module is actions else ""
    source += inspect.getsource(module.keep_words) if module is feedback else ""
    source += inspect.getsource(module.set_up) if module is schedules else ""
    source += inspect.getsource(module.keep) if module is verified else ""
    asked = source.count("turned_away(") + source.count("refusal_of(")
    assert asked == DOORS[module]


def test_the_real_app_takes_the_registrations(world: World) -> None:
    app = App(token="xoxb-1", signing_secret="s", token_verification_enabled=False)
    for register in LISTENERS:
        register(app, world.desk)


# --- the facts -------------------------------------------------------------------------------------

ACCOUNTS: dict[str, Json] = {
    "asker": {},
    "member": {},
    "colleague": {},
    "admin": {"is_admin": True},
    "guest": {"is_restricted": True},
    "passer": {"is_ultra_restricted": True},
    "partner": {"is_stranger": True, "team_id": "T-PARTNER"},
    "friend": {"is_stranger": True, "team_id": "T-FRIEND"},
    "gone": {"deleted": True},
}
MEMBERS = ["asker", "member", "guest", "friend", "gone", "partner"]
KINDS: dict[str, Json] = {
    "CPUB": {"is_channel": True, "is_private": False},
    "CPRI": {"is_channel": True, "is_private": True},
    "GMPI": {"is_mpim": True, "is_private": True},
    "CODD": {"is_channel": True},
}


class World:
    """A desk on a Slack that knows these accounts and channels and counts what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.silent: set[str] = set()
        self.error = "missing_scope"
        voice: Any = self
        self.asks = FakeAsks()
        self.desk = Desk(
            self.asks,
            FakeHints(),
            voice,
            People(voice),
            Rules("sample", allowed_teams=frozenset({"T-FRIEND"})),
            lambda channel, thread: None,
            lambda name: SCHEMA,
            lambda name: Setup(name, "m", "c"),
        )

    def look(self, method: str, **arguments: Any) -> Json:
        self.asked.append(method)
        if method in self.silent:
            raise SlackApiError(self.error, {"error": self.error})  # type: ignore[no-untyped-call]  # untyped in slack_sdk
        if method == "users.info":
            if arguments["user"] not in ACCOUNTS:
                raise SlackApiError("no", {"error": "user_not_found"})  # type: ignore[no-untyped-call]  # untyped in slack_sdk
            return {"user": {"team_id": "T1", **ACCOUNTS[arguments["user"]]}}
        if method == "conversations.info":
            return {"channel": KINDS[arguments["channel"]]}
        at = int(arguments.get("cursor") or 0)
        following = str(at + 2) if at + 2 < len(MEMBERS) else ""
        return {"members": MEMBERS[at : at + 2], "response_metadata": {"next_cursor": following}}

    def tries(self, who: str, name: str, channel: str, *, outsider: bool = False) -> str:
        question = Question("Ev1", "how many?", "asker", channel, "T1", None)
        request = AskRequest("Ev1", question, Place("T1", channel, "1.0", "mention"), "sample")
        return turned_away(self.desk, name, Caller(who, outsider), request)


@pytest.fixture
def world() -> World:
    return World()


MAY: dict[tuple[str, str], str] = {
    ("candor_sql", "CPUB"): "asker member colleague admin guest friend",
    ("candor_promise", "CPUB"): "asker member colleague admin guest friend",
    ("candor_chart_off", "CPUB"): "asker member colleague admin guest friend",
    ("candor_chart_on", "CPRI"): "asker member guest friend",
    ("candor_csv", "CPUB"): "asker member admin",
    ("candor_right", "CPUB"): "asker member colleague admin guest friend",
    ("candor_what_was_wrong", "CPUB"): "asker member colleague admin guest friend",
    ("candor_sql", "CPRI"): "asker member guest friend",
    ("candor_csv", "CPRI"): "asker member",
    ("candor_wrong", "CPRI"): "asker member guest friend",
    ("candor_sql", "GMPI"): "asker member guest friend",
    ("candor_sql", "D123"): "asker",
    ("candor_promise", "D123"): "asker",
    ("candor_csv", "D123"): "asker",
    ("candor_right", "D123"): "asker",
    ("candor_sql", "CODD"): "asker",
    ("candor_stop", "CPUB"): "asker admin",
    ("candor_stop", "CPRI"): "asker admin",
    ("candor_stop", "GMPI"): "asker admin",
    ("candor_stop", "D123"): "asker",
    ("candor_stop", "CODD"): "asker",
    ("candor_csv", "CODD"): "asker",
}


@pytest.mark.parametrize(("name", "channel"), MAY)
def test_people_may_what_they_are_to_the_answer(world: World, name: str, channel: str) -> None:
    allowed = set(MAY[name, channel].split())
    for who in [*ACCOUNTS, "nobody", ""]:
        assert (world.tries(who, name, channel) == "") == (who in allowed), who
        assert world.tries(who, name, channel, outsider=True) in (refusals.OUTSIDER, refusals.NO_ACCOUNT)


def test_a_person_of_another_workspace_is_known_by_the_account_too(world: World) -> None:
    """A delivery that leaves the person's team out does not make them one of us."""
    assert world.tries("partner", "candor_sql", "CPUB") == refusals.OUTSIDER
    assert world.tries("gone", "candor_sql", "CPUB") == refusals.NO_ACCOUNT
    assert world.tries("nobody", "candor_sql", "CPUB") == refusals.NO_ACCOUNT


@pytest.mark.parametrize("silent", ["users.info", "conversations.info", "conversations.members"])
def test_where_slack_does_not_tell_nothing_is_shown_and_a_verdict_counts(world: World, silent: str) -> None:
    world.silent, world.error = {silent}, "fatal_error"
    for name in ("candor_sql", "candor_csv"):
        assert world.tries("member", name, "CPRI") == errors.CANNOT_CHECK
        assert world.tries("asker", name, "CPRI") == ""
    assert world.tries("member", "candor_right", "CPRI") == ""


def test_slack_is_asked_only_where_its_answer_decides(world: World) -> None:
    assert world.tries("asker", "candor_csv", "CPRI") == ""
    assert world.tries("colleague", "candor_home_page_newer", "CPRI") == ""
    assert world.asked == ["users.info"]
    assert world.tries("colleague", "candor_yes", "CPRI") == ""
    assert world.asked == ["users.info", "users.info"]
    assert world.tries("colleague", "candor_sql", "CPUB") == ""
    assert "conversations.members" not in world.asked
    before = len(world.asked)
    for _ in range(3):
        assert world.tries("member", "candor_csv", "CPRI") == ""
    assert world.asked[before:].count("conversations.info") == 1
    assert world.asked[before:].count("conversations.members") == 3, "three pages, once"


def test_what_a_channel_is_is_asked_again_after_a_minute() -> None:
    world, clock = World(), [0.0]
    voice: Any = world
    places = Places(voice, now=lambda: clock[0])
    assert places.where("CPUB") is Where.PUBLIC
    KINDS["CPUB"], before = {"is_channel": True, "is_private": True}, KINDS["CPUB"]
    try:
        assert places.where("CPUB") is Where.PUBLIC
        clock[0] = 61
        assert places.where("CPUB") is Where.PRIVATE
    finally:
        KINDS["CPUB"] = before


def test_a_channel_too_large_to_read_is_not_known_to_hold_somebody() -> None:
    class Endless:
        def look(self, method: str, **arguments: Any) -> Json:
            return {"members": [arguments.get("cursor", "0")], "response_metadata": {"next_cursor": "1"}}

    voice: Any = Endless()
    assert Places(voice).holds("CPUB", "member") is None
    assert Places(voice).holds("CPUB", "1") is True


def test_a_refusal_is_logged_in_kinds_without_data(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert world.tries("colleague", "candor_csv", "CPRI") == refusals.NOT_YOURS_TO_SEE
    assert "turned away: act=take who=colleague where=private" in caplog.text
    assert not any(word in caplog.text for word in ("CPRI", "T1", "how many", "Ev1"))


def test_hints_are_changed_by_their_owner_and_by_admins() -> None:
    own = Hint("sales", Element("orders"), (), HintScope.PERSON, "U1", "U1", "Ev1", "2026-11-20T12:00:00+00:00")
    shared = replace(own, scope=HintScope.WORKSPACE, owner="T1")
    assert hint_refusal(own, "U1", is_guest=False, is_admin=False) == ""
    assert hint_refusal(own, "U1", is_guest=True, is_admin=False) == refusals.HINT_GUEST
    assert hint_refusal(own, "U2", is_guest=False, is_admin=False) == refusals.HINT_NOT_YOURS
    assert hint_refusal(own, "U2", is_guest=False, is_admin=True) == ""
    assert hint_refusal(shared, "U2", is_guest=False, is_admin=False) == refusals.HINT_NOT_YOURS
    assert hint_refusal(shared, "U2", is_guest=False, is_admin=True) == ""
