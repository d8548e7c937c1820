"""How people speak of rows for which a column of yes and no holds: "pets_allowed" are hotels that allow pets, or
pet-friendly ones; "email_verified" are verified e-mails."""

from __future__ import annotations

import re
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.accounting.schema_index import SchemaIndex
from reliability.accounting.tokens import root
from reliability.question.kept.yes_and_no import codes_of_yes_and_no
from reliability.values import Column
from reliability.words import words

Phrase = tuple[str, ...]
_PREFIX = re.compile(r"^(?:is|has|was|had|have|are|can|did|does|should|with)\s+|\s+(?:flag|yn|ind|bool|boolean)$")
_BARE, _TURNED, _THING_ALONE = 0.9, 0.88, 0.7
_OFFERED = frozenset(
    "allowed permitted included accepted available enabled provided offered supported covered possible friendly only ok "
    "welcome opt optin subscribed subscription consent".split()
)
"""What is said of a thing that rows offer or take: naming the thing alone says so too."""
_BETWEEN = ("by", "for", "to", "with", "in", "the")
_FRIENDLY = frozenset(("allowed", "permitted", "accepted", "ok", "welcome"))
_LETS = ("allow", "accept", "take", "permit", "welcome")
_OPPOSITES = dict(
    pair
    for one, other in (
        ("full time", "part time"),
        ("internal", "external"),
        ("indoor", "outdoor"),
        ("public", "private"),
        ("domestic", "international"),
        ("permanent", "temporary"),
        ("manual", "automatic"),
        ("online", "offline"),
        ("in stock", "out of stock"),
        ("furnished", "unfurnished"),
        ("paid", "unpaid"),
        ("new", "used"),
    )
    for pair in ((one, other), (other, one))
)


def yes_no_phrases(column: Column) -> list[tuple[Phrase, bool, float]]:
    """Phrases of a column of yes and no, as roots, each with whether they say yes and how surely.

    >>> said = yes_no_phrases(Column("pets_allowed", "BOOLEAN"))
    >>> (("allow", "pet"), True, 0.88) in said, (("pet",), True, 0.7) in said
    (True, True)
    """
    name = words(column.name)
    bare = _PREFIX.sub("", name)
    own = tuple(root(word) for word in bare.split())
    if not own:
        return []
    said: list[tuple[Phrase, bool, float]] = [(own, True, _BARE)] if bare == name else []
    said += [((no, *own), False, _BARE) for no in ("not", "non", "no")] if bare == name else []
    opposite = _OPPOSITES.get(bare)
    if opposite:
        said.append((tuple(root(word) for word in opposite.split()), False, _BARE))
    *things, last = bare.split()
    if not things:
        return [*said, ((f"un{own[0]}",), False, _TURNED)]
    thing, end = own[:-1], own[-1]
    turned = [
        (end, *thing),
        *((end, each, *thing) for each in _BETWEEN),
        *((end, each, "the", *thing) for each in _BETWEEN),
    ]
    said += [(phrase, True, _TURNED) for phrase in turned]
    said += [((no, end, *thing), False, _TURNED) for no in ("not", "non")]
    said += [((f"un{end}", *thing), False, _TURNED), ((*thing, f"un{end}"), False, _TURNED)]
    if last in _FRIENDLY:
        said += [((root(verb), *thing), True, _TURNED) for verb in _LETS]
        said += [((*thing, "friendly"), True, _TURNED), ((*thing, root("friendly")), True, _TURNED)]
    said += [(phrase, True, _TURNED) for phrase in _joined_in(bare.split())]
    offered = next((n for n, word in enumerate(bare.split()) if word in _OFFERED), 0)
    if offered:
        said.append((own[:offered], True, _THING_ALONE))
    return said


def _joined_in(name: list[str]) -> list[Phrase]:
    """How people speak of having joined a list: "opted in to the newsletter", "newsletter subscribers"."""
    if not {"opt", "optin", "subscribed", "subscription", "consent"} & set(name):
        return []
    thing = root(name[0])
    verbs = [("opt", "in"), ("opted", "in"), ("sign", "up"), ("signed", "up"), ("subscribe",), ("subscribed",)]
    said = [
        (*map(root, verb), *between, thing) for verb in verbs for between in (("to",), ("to", "the"), ("for", "the"))
    ]
    return [
        *said,
        *(tuple(map(root, verb)) for verb in verbs[:2]),
        (thing, root("subscribers")),
        (thing, root("subscriber")),
    ]


def as_yes_or_no(piece: Piece, index: SchemaIndex, before: Piece | None = None) -> Piece:
    """A piece that names a column of yes and no by other words says of rows that it holds: "serve coffee", of has_cafe;
    as what is shown or grouped by ("by active"), it is the column still."""
    best = piece.best
    if best is None or best.role is not Role.COLUMN or best.element is None:
        return piece
    table = index.schema.table(best.element.table)
    column = table.column(best.element.column) if table is not None else None
    grouped = before is not None and any(each.value == Operation.BY for each in before.of(Role.OPERATION))
    if column is not None and (codes := codes_of_yes_and_no(column)):
        if not grouped and not piece.of(Role.STATE) and len(piece.lemmas) > 1:  # "vehicles in service"
            piece = replace(piece, explanations=(replace(best, role=Role.STATE, value=codes[0]), *piece.explanations))
        return _said_by_code(piece, best)
    if column is None or not column.type.upper().startswith("BOOL"):
        return piece
    own = [each for each in piece.of(Role.STATE) if each.element == best.element][:1]
    if own and grouped:
        return piece
    if own:  # "active" says of rows that they are so, though a column is called so too
        others = [
            replace(each, score=_BESIDE_A_FLAG * each.score) if each.element == best.element else each
            for each in piece.explanations
            if each not in own
        ]
        others.sort(key=lambda each: -each.score)
        return replace(piece, explanations=(*(replace(each, score=best.score) for each in own), *others))
    if piece.of(Role.STATE):
        return piece
    return replace(piece, explanations=(replace(best, role=Role.STATE, value="true"), *piece.explanations))


def _said_by_code(piece: Piece, best: Explanation) -> Piece:
    """A piece that is called as a column of Y and N: how rows are, by that column before any other."""
    own = [each for each in piece.of(Role.STATE) if each.element == best.element][:1]
    others = [
        replace(each, score=_BESIDE_A_FLAG * each.score) if own and each.role in (Role.STATE, Role.COLUMN) else each
        for each in piece.explanations
        if each not in own
    ]
    return replace(piece, explanations=(*(replace(each, score=best.score) for each in own), *others))


_BESIDE_A_FLAG = 0.85
