"""How a question's words may be taken: a word that is a cell and a property is one of the two in each reading."""

from __future__ import annotations

import heapq
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.accounting.cells import NAME_PART
from reliability.accounting.states import STILL_SO
from reliability.accounting.wordings.word_families import done
from reliability.composing.planning.columns import PUT_AWAY, says_when, words_of
from reliability.values import Element

MOST_READINGS = 5
_TAKEN_AS = {
    Role.TABLE: "thing",
    Role.COLUMN: "thing",
    Role.CELL: "cell",
    Role.STATE: "state",
    Role.PERIOD: "period",
    Role.GRAIN: "grain",
    Role.NUMBER: "number",
    Role.OPERATION: "operation",
}
_A_NAME_SAID_SMALL = 0.72  # "sales" is rather what was sold than the department "Sales"
_SURELY_NAMED, _OF_ANOTHER_THING = 0.9, 0.5
_LIKE_ITS_NEIGHBOUR = 1.2  # of "completed or shipped" both are statuses
_MEASURING = frozenset((Operation.SUM, Operation.AVERAGE, Operation.MEDIAN))
_CLOSE = 0.6
_ENDS = re.compile(r"[.?!;](?:\s|$|[A-Za-z(])|\s[-–—]+\s|[()]|\n")
_BETWEEN = re.compile(r"\b(?:between|among|across)\s*$", re.IGNORECASE)
_SPLIT = re.compile(r"(?:split|breakdown|division|divided|distribution|mix|balance)\b", re.IGNORECASE)
_MOST_SENTENCES = 4
_A_SENTENCE_ALONE = 0.85
_VERBS = frozenset(
    "gave took get got go went come came brought made did do kept held sent lost bring take give make makes".split()
)
_MAKES = frozenset("make place put turn".split())
_FAINT = 0.3
_NAMED = 0.9
_WELL_NAMED = 0.75
_IN_TWO, _IN_TWO_PERHAPS = 0.95, 0.5


def readings(account: Account, most_pieces: int) -> list[tuple[float, tuple[Piece, ...]]]:
    """The likeliest ways to take a question's pieces, best first, each with its score in (0, 1]: in each, a piece keeps
    the explanations of one way of taking it. Of several sentences each alone is a way too: the others may be chatter.
    """
    found: list[tuple[float, tuple[Piece, ...]]] = []
    for likely, pieces in _names_taken(account.pieces[:most_pieces]):
        ways = [(likely * score, taken) for score, taken in _each_way(pieces)]
        for score, taken in ways[:2]:
            ways += [(score * share, sentence) for share, sentence in _sentences(taken, account.text)]
        found += ways
    return sorted(found, key=lambda reading: -reading[0])


def _names_taken(pieces: Sequence[Piece]) -> list[tuple[float, tuple[Piece, ...]]]:
    """The pieces with "Ada Byron" as one name, and with a first and a last name, where the data have both."""
    parted = [piece for piece in pieces if any(each.via == NAME_PART for each in piece.explanations)]
    if not parted:
        return [(1.0, tuple(pieces))]
    whole = tuple(
        replace(piece, explanations=tuple(each for each in piece.explanations if each.via != NAME_PART))
        for piece in pieces
    )
    parts = tuple(part for piece in pieces for part in (_first_and_last(piece) if piece in parted else (piece,)))
    theirs = {e.element.table for piece in parted for e in piece.explanations if e.via == NAME_PART and e.element}
    named = [e for piece in pieces for e in piece.of(Role.COLUMN)[:2] if e is piece.best or e.score >= _WELL_NAMED]
    columns = [each.element for each in named if each.element is not None]
    asked_of = any(column.table in theirs for column in columns)  # "the salary of Ada Byron"
    return [(1.0, whole), (_IN_TWO if asked_of else _IN_TWO_PERHAPS, parts)]


def _first_and_last(piece: Piece) -> tuple[Piece, ...]:
    """The pieces of the two words of a name, each with the cells that it is."""
    first, last = (token for token in piece.text.partition(" ") if token.strip())
    begin = piece.end - len(last)
    made = []
    for text, start in ((first, piece.start), (last, begin)):
        cells = [e for e in piece.explanations if e.via == NAME_PART and e.value.casefold() == text.strip().casefold()]
        own = tuple(replace(each, via="cell") for each in cells)
        made.append(Piece(start, start + len(text), text, (text.lower(),), own))
    return tuple(made)


def _sentences(pieces: Sequence[Piece], text: str) -> list[tuple[float, tuple[Piece, ...]]]:
    """Each sentence that names two things or more, the others without meaning, with how likely it is all that is
    asked."""
    numbers, number = [], 0
    for one, other in pairwise((None, *pieces)):
        if one is not None and other is not None and _ENDS.search(text[one.end : other.start + 1]):
            number += 1
        numbers.append(number)
    content = [_TAKEN_AS.get(piece.best.role) not in (None, "operation") if piece.best else False for piece in pieces]
    total = sum(content)
    heads = _headings(pieces, numbers)
    found = []
    for sentence in range(min(number + 1, _MOST_SENTENCES) if number else 0):
        kept = sum(has for has, place in zip(content, numbers, strict=True) if place == sentence)
        if kept >= 2 or (kept and 2 * kept >= total):
            said = tuple(
                piece if place == sentence or (place in heads and place < sentence) else replace(piece, explanations=())
                for piece, place in zip(pieces, numbers, strict=True)
            )
            found.append((_A_SENTENCE_ALONE * float(kept / total) ** 0.5, said))
    return found


def _headings(pieces: Sequence[Piece], numbers: Sequence[int]) -> set[int]:
    """The sentences that only say whom or what those after them are about: "Ada Byron - when did she start?" """
    content: dict[int, set[Role]] = {}
    for piece, place in zip(pieces, numbers, strict=True):
        if piece.best is not None and piece.best.role in _TAKEN_AS:
            content.setdefault(place, set()).add(piece.best.role)
    return {place for place, roles in content.items() if roles == {Role.CELL}}


def _each_way(pieces: Sequence[Piece]) -> list[tuple[float, tuple[Piece, ...]]]:
    pieces = [
        replace(piece, explanations=())
        if len(piece.lemmas) == 1 and piece.text.lower() in _MAKES and _after_did(pieces, at)
        else piece
        for at, piece in enumerate(pieces)
    ]
    pieces = [_what_happened(pieces, at) if _happened(pieces, at) else piece for at, piece in enumerate(pieces)]
    pieces = [replace(p, explanations=()) if _tells_which(pieces, at) else p for at, p in enumerate(pieces)]
    pieces = [_happened_once(_how_the_lacked_are(pieces, at)) for at in range(len(pieces))]
    pieces = _between_two(pieces)
    ways = [
        _ways(
            _of_what_follows(pieces, at),
            _beside(pieces, at),
            _before_a_property(pieces, at),
            _happened(pieces, at),
            _before_a_thing(pieces, at),
        )
        for at in range(len(pieces))
    ]
    queue: list[tuple[float, int, tuple[int, ...]]] = [(-1.0, 0, (0,) * len(pieces))]
    seen = {queue[0][2]}
    found: list[tuple[float, tuple[Piece, ...]]] = []
    while queue and len(found) < MOST_READINGS:
        score, _, places = heapq.heappop(queue)
        found.append((-score, tuple(ways[n][place][1] for n, place in enumerate(places))))
        for n, options in enumerate(ways):
            if places[n] + 1 < len(options):
                following = (*places[:n], places[n] + 1, *places[n + 1 :])
                if following not in seen:
                    seen.add(following)
                    worse = score * options[places[n] + 1][0] / options[places[n]][0]
                    heapq.heappush(queue, (worse, len(seen), following))
    return found


def _how_the_lacked_are(pieces: Sequence[Piece], at: int) -> Piece:
    """ "Without open orders", "no paid invoice": how those are that there are none of, and not the day of it."""
    piece = pieces[at]
    lacking = any(p.best is not None and p.best.value == Operation.WITHOUT for p in pieces[max(0, at - 2) : at])
    thing = pieces[at + 1].best if at + 1 < len(pieces) else None
    if not lacking or thing is None or thing.role is not Role.TABLE or thing.element is None:
        return piece
    if not any(e.element and e.element.table == thing.element.table for e in piece.of(Role.CELL, Role.STATE)):
        return piece
    kept = tuple(e for e in piece.explanations if e.role is not Role.COLUMN or not says_when(e))
    return replace(piece, explanations=kept)


def _between_two(pieces: Sequence[Piece]) -> list[Piece]:
    """ "The split between cash and card": two values of one column are held side by side, and nothing is split else."""
    held = {
        at for at in range(len(pieces) - 3) if _BETWEEN.search(pieces[at].text) and _two_of_one(pieces[at + 1 : at + 4])
    }
    if not held:
        return list(pieces)
    compared = (Explanation(Role.OPERATION, _WELL_NAMED, value=Operation.COMPARE.value),)
    split = [replace(p, explanations=()) if _SPLIT.match(p.text) else p for p in pieces]
    return [replace(p, explanations=compared) if at in held else p for at, p in enumerate(split)]


def _two_of_one(pieces: Sequence[Piece]) -> bool:
    one, joined, other = pieces
    columns = {each.element for each in one.of(Role.CELL)} & {each.element for each in other.of(Role.CELL)}
    return bool(columns) and joined.lemmas in (("or",), ("and",))


def _happened_once(piece: Piece) -> Piece:
    """ "Opened in May" says on which day it was, where there is such a day: neither that it is "open", nor that it has
    not been closed since."""
    said = piece.text.lower()
    dated = any(e.role is Role.COLUMN and e.score >= _WELL_NAMED and says_when(e) for e in piece.explanations)
    if not dated or not said.endswith("ed") or said in STILL_SO or said[:-2] not in STILL_SO:
        return piece
    kept = [e for e in piece.explanations if e.role is not Role.STATE or e.value not in ("is null", "false")]
    return replace(
        piece, explanations=tuple(e for e in kept if e.role is not Role.CELL or e.value.lower() != said[:-2])
    )


def _of_what_follows(pieces: Sequence[Piece], at: int) -> Piece:
    """ "People in the Vienna store": a cell right before a thing, not the first that is named, is one of that thing."""
    piece = pieces[at]
    thing = pieces[at + 1].best if at + 1 < len(pieces) else None
    if thing is None or thing.role is not Role.TABLE or thing.element is None or thing.score < _SURELY_NAMED:
        return piece
    named = [each.best.element for each in pieces[:at] if each.best is not None and each.best.role is Role.TABLE]
    tables = [each.element.table for each in piece.of(Role.CELL) if each.element is not None]
    if thing.element.table not in tables or all(each == thing.element for each in named):
        return piece
    kept = [
        replace(each, score=_OF_ANOTHER_THING * each.score)
        if each.role is Role.CELL and each.element is not None and each.element.table != thing.element.table
        else each
        for each in piece.explanations
    ]
    return replace(piece, explanations=tuple(sorted(kept, key=lambda each: -each.score)))


def _beside(pieces: Sequence[Piece], at: int) -> frozenset[Element]:
    """The columns of the cells that "or", "and" or "vs" joins with a piece, and those named beside it."""
    found: set[Element] = set()
    for other in (at - 2, at + 2):
        if 0 <= other < len(pieces) and _joins(pieces[(at + other) // 2]):
            found |= {each.element for each in pieces[other].of(Role.CELL) if each.element is not None}
    for other in (at - 1, at + 1):  # "the consumer segment": the property stands beside its value
        if 0 <= other < len(pieces):
            found |= {e.element for e in pieces[other].of(Role.COLUMN) if e.element is not None and e.score >= _NAMED}
    return frozenset(found)


def _joins(piece: Piece) -> bool:
    compared = piece.best is not None and piece.best.value == Operation.COMPARE and piece.best.role is Role.OPERATION
    return piece.lemmas in (("or",), ("and",)) or compared


def _before_a_property(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a property's name follows at once: before it "total" says what is done, even where a column is so
    called."""
    following = pieces[at + 1].best if at + 1 < len(pieces) else None
    return following is not None and following.role is Role.COLUMN


def _before_a_thing(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a thing follows a participle at once: "issued licences" are so, whatever day they have."""
    following = pieces[at + 1].best if at + 1 < len(pieces) else None
    is_thing = following is not None and following.role is Role.TABLE and following.score >= _SURELY_NAMED
    return is_thing and done(pieces[at].text) is not None


def _happened(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a verb is what never, or most often, happened to the things named: "members who have never borrowed",
    "the most borrowed books"."""
    if len(pieces[at].lemmas) != 1 or not _is_verb(pieces[at].text.lower()):
        return False
    ahead = next((n for n in range(at - 1, max(-1, at - 1 - _FEW), -1) if not _is_grammar(pieces[n])), None)
    said = pieces[ahead].best if ahead is not None else None
    if said is None or said.role is not Role.OPERATION:
        return False
    follows = pieces[at + 1].best if at + 1 < len(pieces) else None
    ranks = said.value in (Operation.MOST, Operation.LEAST) and ahead == at - 1
    return said.value == Operation.WITHOUT or (ranks and follows is not None and follows.role is Role.TABLE)


def _what_happened(pieces: Sequence[Piece], at: int) -> Piece:
    """The verb without the tables that are named besides, where others are left: what medicines are never prescribed
    is in no prescription."""
    named = {p.best.element for n, p in enumerate(pieces) if n != at and p.best and p.best.role is Role.TABLE}
    own = pieces[at].explanations
    others = [each for each in own if each.role is not Role.TABLE or each.element not in named]
    left = any(each.role is Role.TABLE for each in others)
    return replace(pieces[at], explanations=tuple(others) if left else own)


def _tells_which(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a verb only says which property is meant that all is grouped by: "by prescribing specialty"."""
    if at == 0 or at + 1 >= len(pieces) or not pieces[at].text.lower().endswith("ing"):
        return False
    before, own, after = (pieces[n].best for n in (at - 1, at, at + 1))
    groups = before is not None and before.role is Role.OPERATION and before.value == Operation.BY
    named = after is not None and after.role is Role.COLUMN and after.score >= _SURELY_NAMED
    return groups and named and own is not None and own.role is Role.TABLE and own.via == "synonym"


_FEW = 3


def _is_grammar(piece: Piece) -> bool:
    return piece.best is None or piece.best.role is Role.FUNCTION


def _ways(
    piece: Piece,
    beside: frozenset[Element],
    before_a_property: bool = False,
    happened: bool = False,
    before_a_thing: bool = False,
) -> list[tuple[float, Piece]]:
    groups: dict[str, list[Explanation]] = {}
    verb = not happened and len(piece.lemmas) == 1 and _is_verb(piece.text.lower())
    happens = verb and any(each.role is Role.COLUMN and says_when(each) for each in piece.explanations)
    for each in piece.explanations:
        if (
            each.element is not None
            and PUT_AWAY & set(words_of(each.element.table))
            and not PUT_AWAY & set(piece.lemmas)
        ):
            each = replace(each, score=0.7 * each.score)
        if verb and each.role in (Role.TABLE, Role.COLUMN) and each.score < 0.88 and not _of_its_stem(each, piece):
            continue
        if happens and each.role is Role.COLUMN and each.via == "synonym" and not _of_its_stem(each, piece):
            each = replace(each, score=0.7 * each.score)  # who "started" did so on a day
        taken = _TAKEN_AS.get(each.role, "word")
        if taken == "period" and groups.get(taken):
            taken = f"period {len(groups)}"  # "01/02/2023" is one of two days, never both
        groups.setdefault(taken, []).append(each)
    scored: list[tuple[float, str, Sequence[Explanation]]] = []
    lacks = groups.get("operation", ())
    if lacks and lacks[0].value == Operation.WITHOUT and "thing" in groups:
        groups["operation"] = [*lacks, *groups["thing"]]
    for each_group in groups.values():
        each_group.sort(key=lambda explanation: -explanation.score)
    for name, explanations in groups.items():
        score = explanations[0].score
        if name == "cell" and "period" in groups:
            continue  # "September" is a time before it is a value
        joined = name == "cell" and any(each.element in beside for each in explanations)
        if name == "operation" and before_a_property and explanations[0].value in _MEASURING:
            score *= _LIKE_ITS_NEIGHBOUR
        if joined:
            score *= _LIKE_ITS_NEIGHBOUR
        elif (before_a_thing and name == "thing" and "cell" in groups and all(map(says_when, explanations))) or (
            name == "cell" and _rather_a_thing(groups, before_a_thing) and piece.text[:1].islower()
        ):
            score *= _A_NAME_SAID_SMALL
        scored.append((score, name, explanations))
    if not scored:  # a verb that nothing but a synonym of it explains: "prescribed" is no drug
        return [(1.0, replace(piece, explanations=()))]
    scored.sort(key=lambda way: -way[0])
    best = scored[0][0]
    close = [way for way in scored if way[0] >= _CLOSE * best][:3]
    return [(score / best, replace(piece, explanations=_without_faint(each))) for score, _, each in close]


def _rather_a_thing(groups: Mapping[str, Sequence[Explanation]], before_a_thing: bool = False) -> bool:
    """Whether a word that is a cell may be a thing before that: "sales". A word that also tells a state of rows
    ("open", "active") says how they are, and a cell of those words says it most plainly: it is no day but that of the
    state itself ("open" is not opened_on, "shipped" may be shipped_on), no column of yes and no (is_active), and not
    the column that holds the cell."""
    states = {each.element: each.value for each in groups.get("state", ())}
    holding = {each.element for each in groups["cell"]} if states else set()
    return any(
        states[each.element] in _FILLED
        if each.element in states
        else not ((states or before_a_thing) and says_when(each))
        for each in groups.get("thing", ())
        if each.element not in holding
    )


_FILLED = ("is null", "is not null")


def _after_did(pieces: Sequence[Piece], at: int) -> bool:
    """Is it the verb of "how much did Kiel make"?"""
    before = [piece.text.lower() for piece in pieces[max(0, at - 4) : at]]
    asks = bool({"did", "does", "do"} & set(before)) or bool(before and before[-1] in ("to", "we", "they", "you", "i"))
    return asks and not (before and before[-1] in ("a", "the", "which", "what", "by", "per", "each", "every"))


def _is_verb(word: str) -> bool:
    return word.endswith(("ed", "ing")) or word in _VERBS


def _of_its_stem(explanation: Explanation, piece: Piece) -> bool:
    """Whether a verb means what it is explained by: a day, or a name that begins as it does."""
    stem = piece.text[:4].lower()
    if explanation.element is None or says_when(explanation):
        return True
    names = (explanation.element.table, explanation.element.column)
    return any(word.startswith(stem) for name in names for word in words_of(name))


def _without_faint(explanations: Sequence[Explanation]) -> tuple[Explanation, ...]:
    least = _FAINT * explanations[0].score
    return tuple(each for each in explanations if each.score >= least)


_TELLS = frozenset("return show list give need include including with want display report".split())
_NO_OUTPUT = frozenset((Role.PERIOD, Role.NUMBER, Role.GRAIN))
_KEPT_OPERATIONS = frozenset((Operation.LIST, Operation.AND, Operation.WITH, Operation.DISTINCT, Operation.NOT))
_RANKS = frozenset((Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM))
_MOST_OF_A_TALE = 24
_ENDS_OUTPUTS = frozenset(("for", "so", "because", "cos", "as"))


def outputs_told(pieces: Sequence[Piece], text: str) -> range:
    """The pieces that say only what is to be shown of the rows asked for before: "…? name, title, last day", "… Return
    the id and the date", "…, with date and order no."; empty where there are none. Of several such the first."""
    begins = [
        n
        for n in range(1, len(pieces))
        if _ENDS.search(text[pieces[n - 1].end : pieces[n].start + 1]) or _with(pieces, n)
    ]
    for place, begin in enumerate(begins):
        end = next((n for n in begins[place + 1 :] if not _with(pieces, n)), len(pieces))
        end = min(end, begin + _MOST_OF_A_TALE)
        named = False
        for n in range(begin, end):
            named = named or _names_an_output(pieces[n])
            if named and pieces[n].text.lower() in _ENDS_OUTPUTS:
                end = n
                break
        said_before = any(
            p.best and p.best.role in _TAKEN_AS and p.best.role is not Role.OPERATION for p in pieces[:begin]
        )
        if said_before and _only_outputs(pieces[begin:end]):
            return range(begin, end)
    return range(0)


def _with(pieces: Sequence[Piece], n: int) -> bool:
    return pieces[n].text.lower() in ("with", "w", "w/", "including", "incl") and n + 2 < len(pieces)


def _names_an_output(piece: Piece) -> bool:
    return piece.best is not None and (
        piece.best.role in (Role.TABLE, Role.COLUMN) or bool(_KEYED & set(piece.lemmas)) or _lists_names(piece)
    )


def _only_outputs(pieces: Sequence[Piece]) -> bool:
    """Whether pieces name nothing but properties and things, at least two (one after "return")."""
    count = 0
    for before, piece in zip((None, *pieces), pieces, strict=False):
        best = piece.best
        if best is not None and best.value in _RANKS:
            return False  # "with the most number of"
        if piece.lemmas == ("no",) and (before is None or not before.of(Role.TABLE)):
            return False  # "with no e-mail", not "with date and order no."
        if best is None or _names_an_output(piece):
            count += _names_an_output(piece)
            continue
        if best.value == Operation.WITHOUT and best.element is None and piece.text.lower() == "no":
            continue
        if best.role in _NO_OUTPUT or (best.role is Role.OPERATION and best.value not in _KEPT_OPERATIONS):
            return False
        if (best.role is Role.CELL and len(piece.text) > 1) or (best.role is Role.STATE and not piece.of(Role.COLUMN)):
            return False
        count += best.role is Role.STATE
    told = any(_TELLS & set(piece.lemmas) and piece.text.lower() not in ("with", "w") for piece in pieces[:3])
    asks = any(piece.text.lower() in ("how", "who", "which", "is", "are", "do", "did", "does") for piece in pieces[:2])
    return count >= (1 if told else 2) and not asks


def _lists_names(piece: Piece) -> bool:
    return len(piece.lemmas) > 1 and piece.lemmas[-1] in ("name", "names")


_KEYED = frozenset("id ids number numbers no nos nr".split())
