"""What an admin looks at in Home: a search, and pages. It travels in the view's metadata, where a delivery may change
it at will: what comes back is read as data of which any may be missing or wrong."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from adapters.store.memory.search import HintSearch
from bot.slack.views.text import cut, one_line
from reliability.values import HintScope, HintState

TEXT_LIMIT, TABLE_LIMIT = 100, 150
ANY = "any"
_LAST_PAGE = 1_000_000


@dataclass(frozen=True, slots=True)
class MemoryState:
    """The search, its page, and the pages of one's own hints and schedules; pages count from 0."""

    search: HintSearch = field(default_factory=HintSearch)
    page: int = 0
    own_page: int = 0
    schedule_page: int = 0

    def as_metadata(self) -> str:
        """Its form in a view."""
        search = self.search
        return json.dumps(
            {
                "text": search.text,
                "scope": search.scope.value if search.scope else ANY,
                "state": search.state.value if search.state else ANY,
                "person": search.person,
                "table": search.table,
                "page": self.page,
                "own_page": self.own_page,
                "schedule_page": self.schedule_page,
            },
            ensure_ascii=False,  # it is nested in other views' metadata, which is short
        )


def state_of(metadata: str) -> MemoryState:
    """What a view's metadata says; what it does not say, or says wrongly, is as at first.

    >>> state_of("") == state_of("[1]") == state_of('{"scope": 3, "page": -1}') == MemoryState()
    True
    """
    try:
        found = json.loads(metadata or "{}")
    except (ValueError, RecursionError):
        return MemoryState()
    if not isinstance(found, dict):
        return MemoryState()
    pages = (_page(found.get(name)) for name in ("page", "own_page", "schedule_page"))
    return MemoryState(search_of(found), *pages)


def search_of(found: dict[str, Any]) -> HintSearch:
    """A search from plain values."""
    scope, state = str(found.get("scope")), str(found.get("state", HintState.ACTIVE.value))
    anything, person = state == ANY, str(found.get("person") or "")
    return HintSearch(
        text=cut(one_line(str(found.get("text") or "")), TEXT_LIMIT),
        scope=HintScope(scope) if scope in list(HintScope) else None,
        state=None if anything else HintState(state) if state in list(HintState) else HintState.ACTIVE,
        person=person if re.fullmatch(r"[\w-]{1,30}", person, re.ASCII) else "",
        table=cut(one_line(str(found.get("table") or "")), TABLE_LIMIT),
    )


def _page(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LAST_PAGE else 0
