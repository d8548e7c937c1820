"""As which role of the database a person's questions are read, by CANDOR_ROLES.

    Roles(settings.roles, members).of("sales", "U012")      "finance"

With a role everything of an ask is read as that role, from the names of tables to the cells that words are looked for
in: each role has a warehouse of its own, which is opened as it. Whoever's role cannot be told is not answered; the
account itself never stands in. What is posted in a channel is for all who are in it, whatever their roles.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection, Mapping

from slack_sdk.errors import SlackClientError

from adapters.warehouses.registry import database_of, source_of
from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.settings import Settings
from bot.slack.voice import SlackAccessLost
from bot.wording import refusals
from reliability.core import Stage
from reliability.errors import CandorError, SettingsError
from reliability.memory.rules import is_missing
from reliability.ports import Memory
from reliability.values import Hint, HintScope, Question, Schema

logger = logging.getLogger(__name__)

DEFAULT = "default"
KEEP_S = 300.0


class NoRole(CandorError):
    """A person is not answered: no role is theirs, or it cannot be told."""


class Roles:
    """The roles of the settings, by ids that may stand after their workspace's (T012/U034). `members(group, team)`
    gives the people of a Slack user group, and may raise what Slack raises; it is asked again after five minutes.
    Thread-safe."""

    def __init__(
        self,
        roles: Mapping[str, Mapping[str, str]],
        members: Callable[[str, str], Collection[str]],
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._roles = roles
        self._members = members
        self._now = now
        self._known: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}
        self._lock = threading.Lock()

    def of(self, warehouse: str, person: str, team: str = "") -> str:
        """A person's role in a warehouse; "" where it has none for anybody. Raises NoRole."""
        given = self._roles.get(warehouse)
        if given is None:
            return ""
        for who in (f"{team}/{person}", person):
            if who in given:
                return given[who]
        for who, role in given.items():
            of_team, _, group = who.rpartition("/")
            if group.startswith("S") and of_team in ("", team) and person in self._people_of(group, team):
                return role
        return self.default(warehouse)

    def default(self, warehouse: str) -> str:
        """The role of who has none of their own; "" where the warehouse has none for anybody. Raises NoRole."""
        given = self._roles.get(warehouse)
        if given is None:
            return ""
        if DEFAULT not in given:
            raise NoRole(refusals.NO_ROLE)
        return given[DEFAULT]

    def of_ask(self, request: AskRequest, stage: Stage) -> str:
        """The role that an ask began with. Raises NoRole, also where the person's role is another by now: what was read
        before may not be theirs to see any more."""
        role = self.of(request.warehouse, request.question.person, request.place.team)
        if role and stage("role", lambda: role) != role:
            raise NoRole(refusals.ROLE_CHANGED)
        return role

    def _people_of(self, group: str, team: str) -> frozenset[str]:
        with self._lock:
            known = self._known.get((group, team))
        if known is not None and known[0] > self._now():
            return known[1]
        try:
            people = frozenset(self._members(group, team))
        except (SlackAccessLost, SlackClientError, OSError) as error:
            logger.warning("the people of the user group %s are not known: %s", group, redact(str(error)))
            raise NoRole(refusals.ROLE_UNKNOWN) from error
        with self._lock:
            self._known[group, team] = (self._now() + KEEP_S, people)
        return people


class MemoryOfRole:
    """The Memory port for one role: hints about tables or columns that it cannot read are not recalled, since they name
    them."""

    def __init__(self, memory: Memory, schema: Callable[[], Schema]) -> None:
        self._memory = memory
        self._schema = schema

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints that speak for this person, channel or workspace; narrower scope first."""
        schema = self._schema()
        return [
            hint
            for hint in self._memory.recall(question, warehouse)
            if not any(is_missing(element, schema) for element in (hint.preferred, *hint.passed_over))
        ]

    def remember(self, hint: Hint) -> Hint:
        """Store a hint."""
        return self._memory.remember(hint)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        return self._memory.hints(scope, owner, include_inactive)

    def edit(self, hint_id: str, hint: Hint) -> Hint:
        """Replace a hint's phrase, preference or scope. Raises NotFound."""
        return self._memory.edit(hint_id, hint)

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint. Raises NotFound."""
        return self._memory.retire(hint_id, by)


def check_databases(settings: Settings) -> None:
    """Raises SettingsError where a setting names roles or schemas of a database that has none."""
    for name in {**settings.roles, **settings.warehouse_schemas}:
        try:
            database = database_of(source_of(settings.warehouse_url(name)).dialect)
        except CandorError:
            continue  # the warehouse itself is wrong, which is said where it is opened
        if name in settings.roles and not database.has_roles:
            raise SettingsError(f"CANDOR_ROLES names roles of the warehouse {name}, a database without roles.")
        if name in settings.warehouse_schemas and not database.has_schemas:
            raise SettingsError(f"CANDOR_WAREHOUSE_SCHEMAS names schemas of {name}, a database without schemas.")
