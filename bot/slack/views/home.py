"""App Home: what answers this person, what is remembered about them, and, for admins, about everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot import wording
from bot.reviews.promising import Standing
from bot.slack.views.first_words import example_buttons
from bot.slack.views.kit import (
    Block,
    View,
    actions,
    button,
    divider,
    header,
    modal,
    note,
    option,
    section,
    typed_input,
)
from bot.slack.views.overview import Overview, overview_blocks
from bot.slack.views.review import review
from bot.slack.views.text import code, inert, quoted
from reliability.values import Hint, HintScope

EDIT_ACTION, RETIRE_ACTION, PAGE_ACTION = "candor_hint_edit", "candor_hint_retire", "candor_home_page"
HINT_CALLBACK = "candor_hint_edited"

HINTS_A_PAGE = 9
"""Three blocks a hint: own and shared ones on a page stay, with all else, under Slack's 100 blocks."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Which warehouse, model and calibration a place uses, in words. `where` names the place; `channel` is
    its Slack id, or empty for direct messages and all channels that are not set up apart."""

    warehouse: str
    model: str
    calibration: str
    channel: str = ""


@dataclass(frozen=True, slots=True)
class HomeContent:
    """What a person's Home shows. `shared` and `overview` are None, and `reviews` empty, for people who are no admins; `own` is None
    when the memory cannot be read. `page` counts from 0."""

    setups: tuple[Setup, ...]
    examples: tuple[str, ...] = ()
    own: tuple[Hint, ...] | None = ()
    shared: tuple[Hint, ...] | None = None
    page: int = 0
    overview: Overview | None = None
    reviews: tuple[Standing, ...] = ()


def home(content: HomeContent) -> View:
    """The Home tab."""
    blocks: list[Block] = [header(wording.HOME_TITLE), section(wording.HOME_INTRO)]
    if content.examples:
        blocks += [section(f"*{wording.HOME_EXAMPLES}*"), example_buttons(content.examples)]
    blocks += [
        divider(),
        section(f"*{wording.HOME_SETUP}*"),
        *[_setup(setup) for setup in content.setups[:8]],
    ]
    if content.overview is not None:
        blocks += overview_blocks(content.overview)
    blocks += review.home_blocks(content.reviews)
    blocks.append(divider())
    if content.own is None:
        blocks.append(section(wording.HOME_UNAVAILABLE))
        return {"type": "home", "blocks": blocks}
    longest = max(len(content.own), len(content.shared or ()))
    pages = max(1, -(-longest // HINTS_A_PAGE))
    page = min(max(content.page, 0), pages - 1)
    blocks += [section(f"*{wording.HOME_HINTS}*\n{wording.HOME_HINTS_INTRO}")]
    blocks += _hints(content.own, page, "own") or [note(wording.HOME_NO_HINTS)]
    if content.shared is not None:
        blocks += [divider(), section(f"*{wording.HOME_SHARED}*\n{wording.HOME_SHARED_INTRO}")]
        blocks += _hints(content.shared, page, "shared") or [note(wording.HOME_NO_SHARED)]
    if pages > 1:
        blocks += _pager(page, pages)
    return {"type": "home", "blocks": blocks}


def hint_modal(hint: Hint, *, may_share: bool, metadata: str) -> View:
    """Where a hint is changed; only admins choose for whom it holds."""
    blocks = [
        typed_input("phrase", wording.HINT_PHRASE, initial=hint.phrase, limit=200),
        typed_input("preferred", wording.HINT_PREFERRED, initial=str(hint.preferred), limit=300),
    ]
    if may_share:
        options = {scope: option(words, scope.value) for scope, words in wording.SCOPES.items()}
        # A hint can be widened to everybody or stay as it is: another person or channel is not typed here.
        offered = [options[hint.scope]]
        if hint.scope is not HintScope.WORKSPACE:
            offered.append(options[HintScope.WORKSPACE])
        element = {
            "type": "static_select",
            "action_id": "scope",
            "options": offered,
            "initial_option": options[hint.scope],
        }
        name = {"type": "plain_text", "text": wording.HINT_SCOPE, "emoji": False}
        blocks.append({"type": "input", "block_id": "scope", "label": name, "element": element})
    return modal(
        wording.HINT_TITLE,
        blocks,
        callback_id=HINT_CALLBACK,
        submit=wording.SAVE,
        close=wording.CANCEL,
        metadata=metadata,
    )


def _setup(setup: Setup) -> Block:
    where = f"<#{setup.channel}>" if setup.channel else wording.DEFAULT_CHANNEL
    lines = wording.setup_lines(code(setup.warehouse, 100), code(setup.model, 150), inert(setup.calibration, 400))
    return section(f"{where}\n{lines}")


def _hints(hints: Sequence[Hint], page: int, group: str) -> list[Block]:
    blocks: list[Block] = []
    for hint in hints[page * HINTS_A_PAGE : (page + 1) * HINTS_A_PAGE]:
        passed_over = ", ".join(code(str(element), 90) for element in hint.passed_over[:3])
        line = wording.hint_line(quoted(hint.phrase, 200), code(str(hint.preferred), 150), passed_over)
        question = quoted(hint.question, 150) if hint.question else ""
        origin = wording.hint_origin(
            hint.scope,
            inert(hint.owner, 60),
            inert(hint.author, 60),
            inert(hint.created_at[:10], 10),
            question,
        )
        retire = button(wording.RETIRE, RETIRE_ACTION, hint.id, style="danger")
        retire["confirm"] = {
            "title": {"type": "plain_text", "text": wording.RETIRE_TITLE},
            "text": {"type": "plain_text", "text": wording.RETIRE_TEXT},
            "confirm": {"type": "plain_text", "text": wording.RETIRE},
            "deny": {"type": "plain_text", "text": wording.CANCEL},
        }
        row = actions(f"candor_hint_{group}:{hint.id}", [button(wording.EDIT, EDIT_ACTION, hint.id), retire])
        blocks += [section(line), note(origin), row]
    return blocks


def _pager(page: int, pages: int) -> list[Block]:
    elements = []
    if page > 0:
        elements.append(button(wording.NEWER, f"{PAGE_ACTION}_newer", str(page - 1)))
    if page < pages - 1:
        elements.append(button(wording.OLDER, f"{PAGE_ACTION}_older", str(page + 1)))
    return [note(wording.page_of(page, pages)), actions("candor_home_pager", elements)]
