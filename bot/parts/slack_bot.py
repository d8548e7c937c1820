"""The Slack bot: listeners, durable asks and what they need, put together for one workspace or for several."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from adapters.store.teams.sealing import TokenKeys
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.chores import ticking
from bot.asks.schedules.runs import Channels
from bot.parts.slack_rules import check_tokens, desk_rules
from bot.reviews.job import CalibrationJob
from bot.reviews.promising import Promising, rules_of
from bot.reviews.reviewing import Reviewing
from bot.roles import Roles, check_databases
from bot.settings import Settings
from bot.slack.access import AccessLost, check_access
from bot.slack.admin_report import AdminReport
from bot.slack.app import build_app, build_client
from bot.slack.held import HoldNotices
from bot.slack.installing.composing import SeveralWorkspaces, several_workspaces
from bot.slack.installing.seats import ChannelsOfTeams, MessengerOfTeams, Seat
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.people import People
from bot.slack.listeners.places import Places
from bot.slack.may import Where
from bot.slack.messenger import SlackMessenger
from bot.slack.voice import Voice

if TYPE_CHECKING:
    from slack_bolt import App
    from slack_sdk import WebClient

    from bot.asks.conversation import AskRequest
    from bot.parts.calibrations import Calibrations
    from bot.parts.days import SeenDays
    from bot.parts.offerings import Offerings
    from bot.parts.own_store import OwnStore
    from bot.parts.teams import KeptByTeams
    from bot.parts.warehouses import OpenWarehouses
    from reliability.values import Clarification, Outcome, Reply

Flow = Callable[["AskRequest", Stage, Roles, Channels], "Generator[Clarification, Reply, Outcome]"]


@dataclass(frozen=True)
class Bot:
    """The running bot: its Bolt app (none where several workspaces have one each), its durable asks, whether Slack
    still wants it, and the workspaces that installed it, where they do so themselves."""

    app: App | None
    asks: Asks
    lost: AccessLost
    several: SeveralWorkspaces | None = None


@dataclass(frozen=True)
class BotParts:
    """What a bot is made of: the parts, how it asks, the flow of an ask, and the environment of a process that works on
    the same store and in the same folder."""

    settings: Settings
    own: OwnStore
    warehouses: OpenWarehouses
    days: SeenDays
    calibrations: Calibrations
    teams: KeptByTeams
    offerings: Offerings
    asking: AskSettings
    flow: Flow
    environment: Callable[[], Mapping[str, str]]


class SlackBot:
    """The bot's parts, not connected yet. Raises SettingsError for a missing token, SlackUnavailable where Slack does
    not accept the bot's."""

    def __init__(self, parts: BotParts) -> None:
        check_tokens(parts.settings)
        check_databases(parts.settings)
        self._parts, self._settings, self._store = parts, parts.settings, parts.own.store
        self._schedules = parts.teams.schedules()
        self._lost = AccessLost()
        self._job = CalibrationJob(dict(parts.environment()))
        self._reviewing: Reviewing | None = None
        self._promising: Promising | None = None
        self._client: WebClient | None = None
        self._several: SeveralWorkspaces | None = None
        self._watch = self._of_several() if self._settings.several_workspaces else self._of_one()
        self._roles = Roles(self._settings.roles, lambda group, team: self._seat_of(team).people.of_group(group, team))
        self._asks = self._durable_asks()
        self._holds = HoldNotices(self._store, parts.warehouses.watchdogs, self._watch.look)

    @contextlib.contextmanager
    def running(self) -> Iterator[Bot]:
        """The bot with durable asks running, until the end."""
        app = None if self._client is None else self._app(self._client)
        asks = self._asks
        asks.start()
        try:
            with ticking(asks.begin_day, self._look, lambda: self._schedules.tick(asks), self._holds.look):
                yield Bot(app, asks, self._lost, self._several)
        finally:
            self._job.stop()
            asks.stop()

    # --- one workspace, or several

    def _of_several(self) -> AdminReport:
        """The workspaces that install the app themselves, and how they do. Reviews show admins what others asked, and a
        promise that breaks is all workspaces': both are the operator's. Raises SettingsError."""
        settings = self._settings
        self._several = several_workspaces(
            self._store,
            TokenKeys(settings.named_token_keys),
            build_client(None, settings.slack_api_url),
            settings.client_id,
            settings.client_secret.get_secret_value(),
            settings.install_teams,
            self._seat,
            self._desk,
            with_groups=any(
                who.rpartition("/")[2].startswith("S") for given in settings.roles.values() for who in given
            ),
        )
        return self._report(_tell_nobody, lambda: ())

    def _of_one(self) -> AdminReport:
        """The workspace whose token the settings have, with its reviews."""
        settings, parts = self._settings, self._parts
        self._client = build_client(settings.slack_bot_token.get_secret_value(), settings.slack_api_url)
        check_access(self._client)
        self._the_seat = self._seat(Voice(self._client, on_access_lost=self._lost.report))
        voice, people = self._the_seat.voice, self._the_seat.people
        places = Places(voice)
        self._promising = Promising(
            self._store, rules_of(settings), lambda channel: places.where(channel) is Where.PUBLIC, self._job.start
        )
        self._reviewing = Reviewing(
            self._store.reviews, self._store.asks.outcome, parts.warehouses.of, parts.warehouses.limits
        )
        return self._report(voice.tell_once, people.all_admins)

    def _report(self, tell_once: Callable[[str, str, str], object], admins: Callable[[], Sequence[str]]) -> AdminReport:
        mismatches, held = self._parts.calibrations.mismatches, self._parts.warehouses.held
        return AdminReport(self._store, tell_once, admins, mismatches, self._settings.retention_days, held)

    def _seat_of(self, team: str) -> Seat:
        return self._the_seat if self._several is None else self._several.workspaces.seat(team)

    def _admins(self, team: str) -> frozenset[str]:
        return desk_rules(self._settings, self._parts.teams.of_several(team)).admins

    # --- the parts of a workspace

    def _seat(self, voice: Voice, team: str = "") -> Seat:
        offerings = self._parts.offerings
        messenger = SlackMessenger(
            voice,
            charts=self._settings.charts,
            sortable=self._settings.sortable_tables,
            next_of=offerings.next_of,
            totals_of=offerings.totals_of,
            name_of=offerings.name_of,
            beside_of=lambda request: self._store.besides.of(request.ask_id),
        )
        return Seat(voice, People(voice, desk_rules(self._settings, team).admins), messenger)

    def _desk(self, own: Seat, team: str = "") -> Desk:
        """What listeners of a workspace work with; of one of several, with what is its own."""
        parts, store, roles = self._parts, self._store, self._roles
        kept = store.of(team)
        return Desk(
            asks=self._asks,
            hints=kept.memory,
            voice=own.voice,
            people=own.people,
            rules=desk_rules(self._settings, team),
            previous_turn=partial(store.asks.previous_turn, team=team),
            schema_of=lambda name: parts.warehouses.of(name, roles.default(name)).schema(),
            setup_of=parts.calibrations.setup,
            watch=self._watch.of(team) if team else self._watch,
            audit=store.audit,
            verifying=parts.teams.verifying(team),
            defining=parts.teams.defining(team),
            schedules=parts.teams.schedules(team),
            names=store.names,
            besides=store.besides,
            choices=kept.choices,
            next_of=parts.offerings.next_of,
            totals_of=parts.offerings.totals_of,
            sortable=self._settings.sortable_tables,
            last_answered=partial(store.asks.last_answered, team=team),
            answers_of=partial(store.asks.answers_of, team=team),
            reviewing=self._reviewing,
            promising=self._promising,
            afterwards=parts.teams.afterwards(roles),
            team=team,
        )

    def _app(self, client: WebClient) -> App:
        return build_app(
            client,
            self._desk(self._the_seat),
            signing_secret=self._settings.slack_signing_secret.get_secret_value(),
            socket_mode=self._settings.slack_mode == "socket",
        )

    # --- what runs

    def _durable_asks(self) -> Asks:
        settings, parts, channels = self._settings, self._parts, ChannelsOfTeams(self._seat_of)
        return Asks(
            self._store,
            MessengerOfTeams(self._seat_of),
            lambda request, stage: parts.flow(request, stage, self._roles, channels),
            parts.asking,
            may_reply=lambda request: (request.question.person, *self._admins(request.place.team)),
            may_hear=lambda request: self._seat_of(request.place.team).people.is_here(
                request.question.person, frozenset(settings.teams)
            ),
            look=self._watch.look,
            chores={
                f"the schema of {name}": partial(parts.warehouses.check_schema, name) for name in settings.warehouses
            },
        )

    def _look(self) -> None:
        """What is looked at again and again while the bot runs."""
        if self._promising is not None:
            self._promising.look()  # first, so that admins are told at once what it found
        self._holds.take_up()
        self._watch.look()
        for team, own in self._seats():
            admins = sorted(self._admins(team))
            self._parts.teams.verifying(team).tell_authors(own.voice.tell_once, admins)
            self._parts.teams.defining(team).tell_authors(own.voice.tell_once, admins)
        for name in [name for name, day in self._settings.today.items() if day == "data"]:
            self._parts.days.last_day(name)  # so that no question waits for it

    def _seats(self) -> list[tuple[str, Seat]]:
        if self._several is None:
            return [("", self._the_seat)]
        return [(one.about.team, one.seat) for one in self._several.workspaces.all()]


def _tell_nobody(_person: str, _key: str, _sentence: str) -> None:
    """Where several workspaces are served, what concerns all is in the log and the metrics, for the operator."""
