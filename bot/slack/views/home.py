"""App Home: what answers this person, what is remembered about them, and, for admins, about everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.store.kept.schedules import Schedule
from adapters.store.memory.search import HintPage
from bot.reviews.promising import ReviewStanding
from bot.slack.views.first_words import example_buttons
from bot.slack.views.kept.definitions import word_blocks
from bot.slack.views.kept.schedules import schedule_blocks
from bot.slack.views.kit import (
    Block,
    View,
    actions,
    button,
    divider,
    form,
    header,
    note,
    option,
    pager,
    section,
    typed_input,
)
from bot.slack.views.memory.listing import hint_sentence, memory_blocks, origin_sentence
from bot.slack.views.memory.state import MemoryState
from bot.slack.views.overview import Overview, overview_blocks
from bot.slack.views.review import review
from bot.slack.views.text import code, inert
from bot.wording import home_tab, phrasing, remembering
from reliability.definitions.definition import Named
from reliability.values import Hint, HintScope

EDIT_ACTION, RETIRE_ACTION, PAGE_ACTION = "candor_hint_edit", "candor_hint_retire", "candor_home_page"
HINT_CALLBACK = "candor_hint_edited"

HINTS_A_PAGE = 7
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
    """What a person's Home shows: a page of their own hints and, of what admins look for in everybody's, a page
    (`found`). `found` and `overview` are None, and `reviews` empty, for people who are no admins; `own` is None when
    the memory cannot be read, `schedules` when nothing can be asked again here. `words` are defined for everybody;
    `defines`: this person may change them."""

    setups: tuple[Setup, ...]
    examples: tuple[str, ...] = ()
    own: HintPage | None = field(default_factory=lambda: HintPage((), 0))
    found: HintPage | None = None
    state: MemoryState = field(default_factory=MemoryState)
    overview: Overview | None = None
    schedules: tuple[Schedule, ...] | None = None
    reviews: tuple[ReviewStanding, ...] = ()
    words: tuple[Named, ...] = ()
    defines: bool = False


def home(content: HomeContent) -> View:
    """The Home tab."""
    blocks: list[Block] = [header(home_tab.HOME_TITLE), section(home_tab.HOME_INTRO)]
    if content.examples:
        blocks += [section(f"*{home_tab.HOME_EXAMPLES}*"), example_buttons(content.examples)]
    blocks += [
        divider(),
        section(f"*{home_tab.HOME_SETUP}*"),
        *[_setup(setup, alone=len(content.setups) == 1) for setup in content.setups[:8]],
    ]
    if content.overview is not None:
        blocks += overview_blocks(content.overview)
    blocks += word_blocks(content.words, may_define=content.defines)
    if content.schedules is not None:
        blocks += schedule_blocks(content.schedules, content.state.schedule_page)
    blocks += review.home_blocks(content.reviews)
    blocks.append(divider())
    if content.own is None:
        blocks.append(section(home_tab.HOME_UNAVAILABLE))
        return {"type": "home", "blocks": blocks}
    blocks += [section(f"*{remembering.HOME_HINTS}*\n{remembering.HOME_HINTS_INTRO}")]
    blocks += _hints(content.own.hints) or [note(remembering.HOME_NO_HINTS)]
    pages = -(-content.own.total // HINTS_A_PAGE)
    if pages > 1:
        blocks += pager(content.own.page, pages, PAGE_ACTION, "candor_home_pager")
    if content.found is not None:
        blocks += [divider(), *memory_blocks(content.found, content.state.search)]
    return {"type": "home", "blocks": blocks, "private_metadata": content.state.as_metadata()}


def hint_modal(hint: Hint, *, may_share: bool, metadata: str) -> View:
    """Where a hint is changed; only admins choose for whom it holds."""
    blocks = [
        typed_input("phrase", remembering.HINT_PHRASE, initial=hint.phrase, limit=200),
        typed_input("preferred", remembering.HINT_PREFERRED, initial=str(hint.preferred), limit=300),
    ]
    if may_share:
        options = {scope: option(words, scope.value) for scope, words in remembering.SCOPES.items()}
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
        name = {"type": "plain_text", "text": remembering.HINT_SCOPE, "emoji": False}
        blocks.append({"type": "input", "block_id": "scope", "label": name, "element": element})
    return form(remembering.HINT_TITLE, blocks, HINT_CALLBACK, phrasing.SAVE, metadata)


def _setup(setup: Setup, *, alone: bool) -> Block:
    everywhere = home_tab.EVERYWHERE if alone else home_tab.DEFAULT_CHANNEL
    where = f"<#{setup.channel}>" if setup.channel else everywhere
    lines = home_tab.setup_lines(code(setup.warehouse, 100), code(setup.model, 150), inert(setup.calibration, 400))
    return section(f"{where}\n{lines}")


def _hints(hints: Sequence[Hint]) -> list[Block]:
    blocks: list[Block] = []
    for hint in hints:
        retire = button(remembering.RETIRE, RETIRE_ACTION, hint.id, style="danger")
        retire["confirm"] = {
            "title": {"type": "plain_text", "text": remembering.RETIRE_TITLE},
            "text": {"type": "plain_text", "text": remembering.RETIRE_TEXT},
            "confirm": {"type": "plain_text", "text": remembering.RETIRE},
            "deny": {"type": "plain_text", "text": phrasing.CANCEL},
        }
        row = actions(f"candor_hint_own:{hint.id}", [button(remembering.EDIT, EDIT_ACTION, hint.id), retire])
        blocks += [section(hint_sentence(hint)), note(origin_sentence(hint)), row]
    return blocks
