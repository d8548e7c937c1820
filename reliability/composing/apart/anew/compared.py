"""Whether one does more than another, is mostly of a kind, is net of something, or what happened to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Operation
from reliability.composing.apart.anew.figures import (
    NUMBER_OF,
    Said,
    amounts_kept,
    called,
    is_a_cell,
    is_happening,
    table_of,
)
from reliability.composing.planning.columns import (
    columns_of,
    hinted_columns,
    words_of,
)
from reliability.composing.planning.relations import Relations

_DOES_MORE = re.compile(
    r"^\s*(?:do|does|did|have|has|is|are|was|were)\s+(?P<one>[^?!.;,]+?)\s+(?:(?P<does>spen[dt]|pa(?:y|id)|earn(?:ed)?|ma(?:k|d)e|get"
    r"|got|cost|buy|bought|order(?:ed)?|s[eo]l[ld])\s+(?:on average\s+)?(?:more|less)(?: money)?|(?P<is>cheaper|more expensive|dearer"
    r"|pricier|less expensive))\s+than\s+(?P<other>[^?!.;]+?)\s*[?!.]*\s*$",
    re.IGNORECASE,
)
_MEASURED_BY = {"paid": frozenset("earn earned get got paid".split()), "expensive": frozenset(("cost",))}
_MOSTLY = re.compile(
    r"^\s*(?:is|are|was|were|do|does|did)\s+(?:(?P<what>(?!most\b)[^?!.;,]+?)\s+(?:mostly|mainly|predominantly|largely|chiefly|primarily)"
    r"|(?:most|the majority|more than half|the bulk)\s+(?:of\s+)?(?:(?:the|our|all)\s+)*(?P<most>[^\W\d_]+))\s+(?P<rest>[^?!.;]+?)\s*"
    r"[?!.]*\s*$",
    re.IGNORECASE,
)
_HAPPENED = re.compile(
    r"^\s*what(?:['’]?s|\s+(?:has|is))?\s+(?:been\s+)?happen(?:ed|ing)\s+(?:to|with)\s+(?:(?:the|our)\s+)?(?P<whose>[^?!.;]+?)"
    r"(?P<rest>\s+(?:since|in|over|during|from|between|this|last)\b[^?!.;]*?)?\s*[?!.]*\s*$",
    re.IGNORECASE,
)
_NET_OF = re.compile(r"\b(?:net of|after (?:deducting|subtracting))\s+(?:(?:the|all|any)\s+)?", re.IGNORECASE)


def one_does_more(account: Account, relations: Relations) -> Iterator[Said]:
    """Whether the ones do more of something than the others: by what they are worth on average, in all, and by how often
    they do, side by side."""
    match = _DOES_MORE.match(account.text)
    if match is None:
        return
    sides = [
        next((p for p in account.pieces if match.start(side) <= p.start < match.end(side) and is_a_cell(p)), None)
        for side in ("one", "other")
    ]
    columns = {piece.best.element for piece in sides if piece is not None and piece.best is not None}
    element = next(iter(columns), None)
    if None in sides or len(columns) != 1 or element is None or element.table not in relations.tables:
        return
    table = relations.table(element.table)
    does = (match["does"] or "").lower()
    hint = "expensive" if match["is"] else next((hint for hint, verbs in _MEASURED_BY.items() if does in verbs), "")
    below = [relations.table(each) for each in relations.below(table.name) if each != table.name]
    hinted = [
        column
        for each in (table, *below)
        for column in hinted_columns(each, (hint,) if hint else (), relations)
        if column in columns_of(each, relations, "number")
    ]
    own = [f"average {' '.join(words_of(each.column))}" for each in hinted[:2] or amounts_kept(table, relations)[:1]]
    happens = next((each for each in below if is_happening(each, relations) and not hinted), None)
    figures = [(each, 0.9) for each in own]
    if happens is not None:
        named = [" ".join(words_of(each.column)) for each in amounts_kept(happens, relations)[:1]]
        figures += [(f"average {called(happens)} {each}", 0.85) for each in named]
        figures.append((f"{NUMBER_OF}{called(happens)}", 0.7))
    for figure, likely in figures:
        yield f"{figure} by {' '.join(words_of(element.column))} for {match['one']} and {match['other']}", likely


def mostly_of_a_kind(account: Account) -> Iterator[Said]:
    """Whether things are mostly of a kind: which share of them is, and how many there are of each kind."""
    match = _MOSTLY.match(account.text)
    if match is None:
        return
    kinds = [piece for piece in account.pieces if piece.start >= match.start("rest") and is_a_cell(piece)]
    of = kinds[0].best.element if kinds and kinds[0].best is not None else None
    if of is None:
        return
    what = (match["what"] or match["most"]).strip()
    is_so = "that are " if kinds[0].start == match.start("rest") else ""
    rest = re.sub(r"^(?:come|comes|came)\s+", "", match["rest"])
    yield f"share of {what} {is_so}{rest}", 0.9
    yield f"{NUMBER_OF}{what} by {' '.join(words_of(of.column))}", 0.8


def net_of_some(account: Account, relations: Relations) -> Iterator[Said]:
    """How many there are net of something: those without any of it."""
    match = _NET_OF.search(account.text)
    if not any(piece.best is not None and piece.best.value == Operation.COUNT for piece in account.pieces):
        return
    thing = next((piece for piece in account.pieces if match is not None and piece.start == match.end()), None)
    if match is None or thing is None or table_of(thing, relations) is None:
        return
    yield f"{account.text[: match.start()]}without any {thing.text}{account.text[thing.end :]}", 0.9


def what_happened_to(account: Account, relations: Relations) -> Iterator[Said]:
    """What happened to what happens on days: how many there were by year and by month, and what they are worth."""
    match = _HAPPENED.match(account.text)
    inside = [p for p in account.pieces if match is not None and match.start("whose") <= p.start < match.end("whose")]
    table = table_of(next((p for p in reversed(inside) if table_of(p, relations) is not None), None), relations)
    if match is None or table is None or not is_happening(table, relations):
        return
    amounts = [" ".join(words_of(each.column)) for each in amounts_kept(table, relations)[:1]]
    for grain, likely in (("year", 0.9), ("month", 0.8)):
        for figure in (NUMBER_OF, *(f"{each if 'total' in each else f'total {each}'} of " for each in amounts)):
            yield f"{figure}{match['whose']}{match['rest'] or ''} by {grain}", likely
            likely *= 0.95
