"""Gathers what a person's Home shows, and publishes it."""

from __future__ import annotations

import logging

from bot.redaction import redact
from bot.reviews.promising import Standing
from bot.slack.listeners.desk import Desk
from bot.slack.views.home import HomeContent, Setup, home
from bot.slack.views.overview import Overview
from bot.slack.views.text import without_addresses
from reliability.errors import CandorError
from reliability.values import Hint, HintScope

logger = logging.getLogger(__name__)


def publish_home(desk: Desk, person_id: str, page: int = 0) -> None:
    """Show a person their Home. Raises what Slack raises."""
    desk.voice.call_view("views.publish", home(home_content(desk, person_id, page)), user_id=person_id)


def home_content(desk: Desk, person_id: str, page: int = 0) -> HomeContent:
    """What a person may see: their own hints; admins also those of channels and of everybody, and figures.

    Who is not answered here sees neither what answers, nor examples, which name what is in the data.
    """
    person = desk.people.person(person_id)
    if person.is_gone or not person.is_known or person.is_outsider(desk.rules.allowed_teams):
        return HomeContent(())
    overview = _overview(desk) if person.is_admin else None
    own: tuple[Hint, ...] | None
    shared: tuple[Hint, ...] | None = None
    try:
        own = tuple(desk.hints.hints(HintScope.PERSON, person_id))
        if person.is_admin:
            shared = tuple(hint for hint in desk.hints.hints() if hint.scope is not HintScope.PERSON)
    except CandorError as error:
        logger.warning("hints cannot be read: %s", redact(str(error)))
        own = None
    rules = desk.rules
    default = rules.default_warehouse
    reviews = _reviews(desk) if person.is_admin else ()
    return HomeContent(_setups(desk), desk.examples(default), own, shared, page, overview, reviews)


def _overview(desk: Desk) -> Overview | None:
    if desk.watch is None:
        return None
    try:
        return desk.watch.overview()
    except CandorError as error:
        logger.warning("figures cannot be read: %s", redact(str(error)))
        return None


def _reviews(desk: Desk) -> tuple[Standing, ...]:
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
