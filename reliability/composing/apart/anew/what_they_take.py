"""What people take, where no figure and no kind of things is named: "what do customers in Porto buy" is which things
they buy most."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Role
from reliability.composing.apart.anew.figures import Said
from reliability.composing.planning.columns import names_people, naming_columns, words_of
from reliability.composing.planning.relations import Relations

_TAKE = re.compile(
    r"^\s*what\s+(?:(?:kinds?|sorts?|types?)\s+of\s+(?:things|stuff|goods|items)\s+)?(?P<do>do|does|did|have|has)\s+(?P<who>[^?!.;]+?)\s+"
    r"(?P<verb>buy|bought|buying|purchased?|order(?:ed)?|return(?:ed)?|rent(?:ed)?|hire[d]?|borrow(?:ed)?|eat(?:en)?|cho(?:o)?sen?|prefer(?:red)?"
    r"|pick(?:ed)?|take|taken|read|watch(?:ed)?)\b(?P<rest>[^?!.;]*)[?!.\s]*$",
    re.IGNORECASE,
)
_SAID_OTHERWISE = re.compile(
    r"\b(?:most|least|more|less|best|top|worst|average|total|many|much|with|together|cost|spend)\b", re.I
)
_SO_MANY, _LIKELY = 10, 0.95


def what_they_take(account: Account, relations: Relations) -> Iterator[Said]:
    """The question for the things that people take most; none of any other question."""
    match = _TAKE.match(account.text)
    if match is None or _SAID_OTHERWISE.search(account.text):
        return
    people = [
        piece.best.element.table
        for piece in account.pieces
        if piece.best is not None
        and piece.best.role is Role.TABLE
        and piece.best.element is not None
        and match.start("who") <= piece.start < match.end("who")
    ]
    if not people or people[0] not in relations.tables or not names_people(relations.table(people[0])):
        return
    things = _things(people[0], match["verb"].lower(), relations)
    if things:
        called = " ".join(words_of(things))
        yield f"which {_SO_MANY} {called} {match['do']} {match['who']} {match['verb']} most{match['rest']}", _LIKELY


def _things(people: str, verb: str, relations: Relations) -> str:
    """The table of what people take: that to which the lines of what they did belong, else what they did; where the verb
    is what a table is called by, by its rows. "" where there is none."""
    below = [name for name in relations.below(people) if name != people]
    named = {name for name in below if any(verb.startswith(word.rstrip("s")) for word in words_of(name))}
    for line in sorted(below, key=lambda name: (name not in named, relations.above(name).get(people, 0))):
        for name, far in sorted(relations.above(line).items(), key=lambda each: each[1]):
            theirs = name in below or name == people or name in relations.above(people)
            if theirs or not (far == 1 or line in named) or not naming_columns(relations.table(name), relations):
                continue
            if not _is_no_thing(name, relations):
                return name
    return ""


def _is_no_thing(name: str, relations: Relations) -> bool:
    """Whether it is people, or somewhere that people belong to."""
    table = relations.table(name)
    return names_people(table) or any(
        name in relations.above(each)
        for each in relations.tables
        if each != name and names_people(relations.table(each))
    )
