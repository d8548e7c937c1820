"""Who did not do something: "who hasn't ordered this year" asks for the people who may do it, by the tables of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Role
from reliability.composing.apart.anew.figures import Said
from reliability.composing.planning.columns import names_people, words_of
from reliability.composing.planning.relations import Relations

_WHO = re.compile(
    r"^(?P<before>\W*(?:(?:so|and|ok(?:ay)?|hey|hi|please|show me|list|tell me|find)\W+)*)(?:everyone\s+|everybody\s+|those\s+|people\s+)?who\s+"
    r"(?P<has>has|have|had|did|does|do|is|are|was|were)?(?P<not>n['’]?t\b|\s+not\b|\s+never\b|never\b)(?P<rest>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_OF_SEVERAL = {"has": "have", "is": "are", "was": "were", "does": "do"}
_SELLS = re.compile(r"\b(?:s[eo]l[ld]|serv(?:e|ed)|closed|handled|processed|made a sale)\b", re.IGNORECASE)
_STAFF = re.compile(r"employee|staff|worker|agent|seller|clerk|personnel|rep\b")
_LIKELY, _MOST = 0.95, 2


def who_did_not(account: Account, relations: Relations) -> Iterator[Said]:
    """The question for the people of each table whose rows what they did not do belongs to, nearest first; none of any
    other question."""
    match = _WHO.match(account.text)
    named = [
        p.best.element.table
        for p in account.pieces
        if p.best and p.best.role in (Role.TABLE, Role.COLUMN) and p.best.element
    ]
    did = next((name for name in named if name in relations.tables), None)
    if match is None or did is None or names_people(relations.table(did)):
        return
    above = sorted(relations.above(did).items(), key=lambda each: each[1])
    people = [name for name, far in above if far and names_people(relations.table(name))]
    sells = _SELLS.search(match["rest"]) is not None
    people.sort(key=lambda name: (_STAFF.search(" ".join(words_of(name))) is None) is sells)
    has = (match["has"] or "").lower()
    for place, name in enumerate(people[:_MOST]):
        called = " ".join(words_of(name))
        yield (
            f"{match['before']}which {called} {_OF_SEVERAL.get(has, has)}{match['not']}{match['rest']}",
            _LIKELY * 0.9**place,
        )
