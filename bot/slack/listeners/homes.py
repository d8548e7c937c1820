"""Gathers what a person's Home shows, and publishes it."""

from __future__ import annotations

import logging

from adapters.store.kept.schedules import Schedule
from adapters.store.memory.search import HintPage, HintSearch
from bot.redaction import redact
from bot.reviews.promising import ReviewStanding
from bot.slack.listeners.desk import Desk
from bot.slack.views.home import HINTS_A_PAGE, HomeContent, Setup, home
from bot.slack.views.memory.listing import HINTS_A_PAGE as FOUND_A_PAGE
from bot.slack.views.memory.state import MemoryState
from bot.slack.views.overview import Overview
from bot.slack.views.text import without_addresses
from reliability.definitions.definition import Named
from reliability.errors import CandorError
from reliability.values import HintScope

logger = logging.getLogger(__name__)


def publish_home(desk: Desk, person_id: str, state: MemoryState | None = None) -> None:
    """Show a person their Home, at the search and the pages of `state`. Raises what Slack raises."""
    content = home_content(desk, person_id, state or MemoryState())
    desk.voice.call_view("views.publish", home(content), user_id=person_id)


def home_content(desk: Desk, person_id: str, state: MemoryState) -> HomeContent:
    """What a person may see: their own hints; admins also everybody's, and figures.

    Who is not answered here sees neither what answers, nor examples, which name what is in the data.
    """
    person = desk.people.person(person_id)
    if person.is_gone or not person.is_known or person.is_outsider(desk.rules.allowed_teams):
        return HomeContent(())
    overview = _overview(desk) if person.is_admin else None
    own: HintPage | None
    found: HintPage | None = None
    try:
        own = desk.hints.find(HintSearch(scope=HintScope.PERSON, owner=person_id), state.own_page, HINTS_A_PAGE)
        if person.is_admin:
            found = desk.hints.find(state.search, state.page, FOUND_A_PAGE)
    except CandorError as error:
        logger.warning("hints cannot be read: %s", redact(str(error)))
        own = None
    rules = desk.rules
    default = rules.default_warehouse
    reviews = _reviews(desk) if person.is_admin else ()
    return HomeContent(
        _setups(desk),
        desk.examples(default),
        own,
        found,
        state,
        overview,
        _schedules(desk, person_id),
        reviews,
        _words(desk, default),
        defines=person.is_admin and desk.defining is not None,
    )


def _words(desk: Desk, warehouse: str) -> tuple[Named, ...]:
    try:
        return tuple(desk.defining.named(warehouse, desk.schema_of(warehouse))) if desk.defining is not None else ()
    except CandorError as error:
        logger.warning("defined words cannot be read: %s", redact(str(error)))
        return ()


def _schedules(desk: Desk, person_id: str) -> tuple[Schedule, ...] | None:
    try:
        return tuple(desk.schedules.store.of(person_id)) if desk.schedules is not None else None
    except CandorError as error:
        logger.warning("schedules cannot be read: %s", redact(str(error)))
        return None


def _overview(desk: Desk) -> Overview | None:
    if desk.watch is None:
        return None
    try:
        return desk.watch.overview()
    except CandorError as error:
        logger.warning("figures cannot be read: %s", redact(str(error)))
        return None


def _reviews(desk: Desk) -> tuple[ReviewStanding, ...]:
    if desk.promising is None:
        return ()
    try:
        return desk.promising.standings()
    except CandorError as error:
        logger.warning("reviews cannot be read: %s", redact(str(error)))
        return ()


def _setups(desk: Desk) -> tuple[Setup, ...]:
    """The workspace's set-up, then each channel that has one of its own."""
    rules = desk.rules
    found = [_setup(desk, rules.default_warehouse, "")]
    for channel, warehouse in sorted(rules.channel_warehouses.items()):
        if warehouse != rules.default_warehouse:
            found.append(_setup(desk, warehouse, channel))
    return tuple(found)


def _setup(desk: Desk, warehouse: str, channel: str) -> Setup:
    try:
        setup = desk.setup_of(warehouse)
    except CandorError as error:
        setup = Setup(warehouse, "—", without_addresses(redact(str(error))))
    return Setup(setup.warehouse, setup.model, setup.calibration, channel)
