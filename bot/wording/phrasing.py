"""Words on buttons that many views have, and how numbers, shares, lists and plurals are said."""

from __future__ import annotations

import re
from collections.abc import Sequence

NO_NAME = "(no name)"
YES, NO = "Yes", "No"

CHOOSE = "Choose…"
CLOSE, CANCEL, SEND, SAVE = "Close", "Cancel", "Send", "Save"


def listed(names: Sequence[str]) -> str:
    """Two or three values, as they are said.

    >>> listed(["Bern", "Genf"]), listed(["Bern", "Genf", "Chur"])
    ('Bern and Genf', 'Bern, Genf and Chur')
    """
    return f"{', '.join(names[:-1])} and {names[-1]}"


_NOUNS = frozenset(
    "account article branch brand campaign category channel city class client company country county course customer date "
    "day department district employee event format gender genre group guest hour hotel invoice item kind language level "
    "location manager market member method model month office order origin partner patient payment person plan product "
    "project province quarter reason region role room sector segment seller shop size source stage state status store "
    "student supplier tag team tier title town type user vendor warehouse week weekday year".split()
)
"""What the last word of a heading may be for its values to be counted by it: "full" of "full name" is none."""


def plural(heading: str) -> str:
    """Several of what a column's heading names; "" where that is not sure to be a noun.

    >>> plural("city"), plural("order date"), plural("status"), plural("region name"), plural("full name"), plural("m")
    ('cities', 'order dates', 'statuses', 'regions', '', '')
    """
    noun = heading.removesuffix(" name")
    said = noun.split(" ")
    if said[-1] not in _NOUNS or len(said) > 2 or not said[0].isalpha():
        return ""
    if re.search(r"[^aeiou]y$", noun):
        return f"{noun[:-1]}ies"
    if said[-1] == "person":
        return f"{noun.removesuffix('person')}people"
    return f"{noun}es" if re.search(r"(?:s|x|ch|sh)$", noun) else f"{noun}s"


def name_too_long(most: int) -> str:
    """A name that is too long (plain text of a modal)."""
    return f"Please use at most {most} characters."


TYPE_SOMETHING = "Please type something."

NEWER, OLDER = "← Newer", "Older →"


def page_of(page: int, pages: int) -> str:
    """Where in a long list."""
    return f"Page {page + 1:,} of {pages:,}"


def in_percent(share: float) -> str:
    """A share as a whole percentage; never 0 or 100 % where it is neither.

    >>> in_percent(0.1), in_percent(0.004), in_percent(0.999), in_percent(0.0), in_percent(1.0)
    ('10 %', 'under 1 %', 'over 99 %', '0 %', '100 %')
    """
    percent = round(100 * share)
    if percent == 0 and share > 0:
        return "under 1 %"
    return "over 99 %" if percent == 100 and share < 1 else f"{percent} %"


def share_of(count: int, whole: int) -> str:
    """A count and its share."""
    return f"{count:,} ({in_percent(count / whole)})" if whole else f"{count:,}"


NOTICE_TITLE = "Candor"
