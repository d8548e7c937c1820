"""Names of tables and columns as words, spelled out, and words as they are compared."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import islice, product
from pathlib import Path
from typing import Protocol

_MOST_SPELLINGS = 6
_LONGEST_NAME = 100
_MOST_KEPT = 16_384
"""An ask looks at the names of its schema thousands of times."""
_MARKS = frozenset("tbl vw dim fct stg lkp".split())
"""What some schemas put before every table: a table, a view, a dimension, facts, staging, a lookup."""
_ENDINGS = frozenset(
    "id key no nr num number cd code dt date time amt amount qty nm name flag addr pct cnt count type".split()
)
_PARTS = frozenset(
    """account address agent amount area author balance bank bill birth book box branch brand budget build campaign car card
    cart case category cell center channel charge child city class client color company contact cost count country county
    course credit cust customer date day dealer delivery department detail device discount district document due
    email employee end entry event expire fare file first flag flight game gender grade grand gross group hire home hotel
    house image income invoice item join key last level line link list loan local log lot main manager market member menu
    message method middle model month name net nick number order owner page paid parent part partner party password
    patient pay payment person phone place plan player point post price priority product profile project purchase quantity rank
    rate rating region rent report result retail return review role room sale sales school score season seller ship shop
    size song source staff start state station status stock stop store street student supplier supply table tax team
    ticket time title total track trade trip type unit user vehicle vendor version visit week year zip
    emp dept prod ord acct inv stu num tot avg max min""".split()
)
"""Of these words glued names are made: "orderdate", "custname"."""


class HasName(Protocol):
    """A table or a column."""

    @property
    def name(self) -> str:
        """What SQL calls it."""
        ...

    @property
    def read(self) -> tuple[str, ...]:
        """How a shortened name may be read, likeliest first."""
        ...


def called(one: HasName) -> str:
    """The name of a table or column as words; a shortened one as it is read."""
    return one.read[0] if one.read else words(one.name)


@lru_cache(maxsize=_MOST_KEPT)
def words(name: str) -> str:
    """A schema name as words.

    >>> words("customerNetSales"), words("order_items"), words("Ship Date")
    ('customer net sales', 'order items', 'ship date')
    """
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name.rsplit(".", 1)[-1])
    return re.sub(r"[\s_]+", " ", spaced).strip().lower()


def spelled_out(name: str, known: Collection[str] = ()) -> str:
    """A schema name as words, its abbreviations spelled out; of several meanings one that `known` (words in the
    singular, such as those of the tables' names) holds, else the commonest. Never empty where `words` is not.

    >>> spelled_out("CustPostCd"), spelled_out("tbl_ord_dtl"), spelled_out("orderdate"), spelled_out("day100_itch_vas")
    ('customer postal code', 'order detail', 'order date', 'day 100 itch vas')
    >>> spelled_out("doc_id"), spelled_out("doc_id", {"doctor"})
    ('document id', 'doctor id')
    """
    chosen = []
    for meanings in _meanings(name):
        known_ones = [meaning for meaning in meanings if any(stem(word) in known for word in meaning.split())]
        chosen.append((known_ones or meanings)[0])
    return " ".join(chosen) or words(name)


def spellings(name: str, known: Collection[str] = (), prefix: str = "") -> tuple[str, ...]:
    """The ways in which people may say a name, the likeliest first, at most six: spelled out, as it stands, with
    other meanings of its abbreviations; each also without a prefix (`shared_prefix`).

    >>> spellings("xyCustPostCd", prefix="xy")
    ('customer postal code', 'xy cust post cd', 'cust post cd', 'xy customer postal code')
    """
    plain = words(name)
    bare = plain.removeprefix(prefix + " ") if prefix else plain
    found = [spelled_out(bare, known), plain, bare, spelled_out(name, known)]
    found += (" ".join(each) for each in islice(product(*_meanings(bare)), _MOST_SPELLINGS))
    return tuple(each for each in dict.fromkeys(found) if each)[:_MOST_SPELLINGS]


def shared_prefix(names: Sequence[str]) -> str:
    """The words with which nearly all names begin (four fifths of three or more), which say nothing; else "".

    >>> shared_prefix(["l_orderkey", "l_partkey", "l_comment", "l_tax"])
    'l'
    """
    split = [words(name).split() for name in names]
    shared: list[str] = []
    while len(split) >= 3:
        firsts = [each[len(shared)] for each in split if each[: len(shared)] == shared and len(each) > len(shared) + 1]
        most = max(dict.fromkeys(firsts), key=firsts.count, default="")
        if not most or firsts.count(most) < 3 or firsts.count(most) * 5 < len(split) * 4:
            break
        shared.append(most)
    return " ".join(shared)


def abbreviates(short: str, word: str) -> bool:
    """Whether letters may be short for a word: its beginning, or its first letter and consonants in their order.

    >>> abbreviates("pol", "policy"), abbreviates("clm", "claim"), abbreviates("pl", "policy"), abbreviates("clm", "column")
    (True, True, True, True)
    >>> abbreviates("clm", "calm"), abbreviates("mic", "microphone"), abbreviates("oly", "policy")
    (True, True, False)
    """
    if (
        word.endswith(_OF_NOBODY)
        or len(short) < _LEAST_SHORT
        or len(word) <= len(short)
        or short[0] != word[0]
        or not (short + word).isalpha()
    ):
        return False
    if word.startswith(short):
        return True
    rest = iter(letter for letter in word[1:] if letter not in _VOWELS)
    return not _VOWELS.intersection(short[1:]) and all(letter in rest for letter in short[1:])


_OF_NOBODY = ("body", "thing", "where", "ever")
_VOWELS, _LEAST_SHORT = frozenset("aeiou"), 2


def is_initial(letter: str, word: str) -> bool:
    """Whether a letter may be the code of a state that a word names: A for active, C for cancelled.

    >>> is_initial("C", "cancelled"), is_initial("A", "active"), is_initial("C", "customers"), is_initial("B", "active")
    (True, True, False, False)
    """
    said = word.casefold()
    return said[:1] == letter.casefold() and said in _STATES


_STATES = frozenset(
    """active inactive open opened new pending void paid unpaid closed male female approved rejected refused cancelled
    canceled lapsed expired settled completed complete finished done failed suspended blocked deleted retired terminated
    withdrawn returned delivered shipped reserved booked confirmed draft passed pass fail""".split()
)


def is_nearly(word: str, known: str) -> bool:
    """Whether a name is another but for its ending, or for one letter.

    >>> is_nearly("antwerp", "antwerpen"), is_nearly("ghent", "gent"), is_nearly("gent", "gert")
    (True, True, False)
    """
    if known.startswith(word):
        return 0 < len(known) - len(word) <= _MOST_ENDING and len(word) > _LEAST_OF_A_NAME
    longer, shorter = (word, known) if len(word) > len(known) else (known, word)
    first = next((at for at, (a, b) in enumerate(zip(longer, shorter, strict=False)) if a != b), len(shorter))
    return len(longer) == len(shorter) + 1 > _LEAST_OF_A_NAME and longer[first + 1 :] == shorter[first:]


_MOST_ENDING, _LEAST_OF_A_NAME = 3, 4


def letters_and_digits(text: str) -> str:
    """What is left of a text without case, spaces and marks: two wordings that differ in those alone are one.

    >>> letters_and_digits("What's new, Kiel?") == letters_and_digits("whats new kiel")
    True
    """
    return "".join(filter(str.isalnum, text.casefold()))


def stem(word: str) -> str:
    """A word in lower case and, roughly, the singular.

    >>> [stem(word) for word in ["Stores", "Countries", "boxes", "Business", "bus"]]
    ['store', 'country', 'box', 'business', 'bus']
    """
    word = word.casefold()
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("xes", "ches", "shes", "sses", "zes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


# --- abbreviations ---------------------------------------------------------------------------------


_MASS = frozenset(
    "sales staff data stock inventory information revenue series news status equipment money weather music goods".split()
)
_IRREGULAR = {"people": "person", "children": "child", "men": "man", "women": "woman", "feet": "foot"}
_MANY = {one: many for many, one in _IRREGULAR.items()}


def one_of(noun: str) -> str:
    """A noun's singular; the last word decides.

    >>> one_of("order items"), one_of("countries"), one_of("daily sales"), one_of("staff")
    ('order item', 'country', 'daily sales', 'staff')
    """
    head, _, last = noun.rpartition(" ")
    if last in _MASS:
        return noun
    return f"{head} {_IRREGULAR.get(last) or stem(last)}".strip()


_VOWELS = frozenset("aeiouy")
"""Several letters without one of these are no word, and have no plural."""


def many_of(noun: str) -> str:
    """A noun's plural; the last word decides.

    >>> many_of("city"), many_of("store"), many_of("customers old"), many_of("box"), many_of("order item"), many_of("bts")
    ('cities', 'stores', 'customers old', 'boxes', 'order items', 'bts')
    """
    head, _, last = noun.rpartition(" ")
    if last in _MANY:
        return f"{head} {_MANY[last]}".strip()
    if (
        not last
        or last in _MASS
        or last in _IRREGULAR
        or not last[-1].isalpha()
        or (len(last) > 1 and not set(last.lower()) & _VOWELS)
        or any(stem(word) != word for word in noun.split())
    ):
        return noun
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        last = last[:-1] + "ies"
    else:
        last += "es" if last.endswith(("s", "x", "ch", "sh", "z")) else "s"
    return f"{head} {last}".strip()


@cache
def _abbreviations() -> dict[str, tuple[str, ...]]:
    """What short forms (of one or two words) stand for, from the file beside this one."""
    lines = Path(__file__).with_name("abbreviations.txt").read_text("utf-8").splitlines()
    pairs = (line.split(": ", 1) for line in lines if line and not line.startswith("#"))
    return {short: tuple(long.split("|")) for short, long in pairs}


SHORT_FORMS = _abbreviations()
"""What short forms of names stand for, likeliest first."""
GLUED = _PARTS
SHORT_ENDINGS = _ENDINGS


@lru_cache(maxsize=_MOST_KEPT)
def _meanings(name: str) -> tuple[tuple[str, ...], ...]:
    """The parts of a name, each with what it may stand for, likeliest first."""
    tokens = _tokens(name[:_LONGEST_NAME])
    if len(tokens) > 1 and tokens[0] in _MARKS:
        tokens = tokens[1:]
    short, found, at = _abbreviations(), list[tuple[str, ...]](), 0
    while at < len(tokens):
        pair = " ".join(tokens[at : at + 2])
        if pair in short and at + 1 < len(tokens):
            found.append(short[pair])
            at += 2
            continue
        one = tokens[at]
        alone = one == "no" and at + 1 < len(tokens)  # "no_show"
        found.append((one,) if alone else short.get(one, (one,)))
        at += 1
    return tuple(found)


def _tokens(name: str) -> list[str]:
    """The words of a name, digits apart from letters, glued words split."""
    short = _abbreviations()
    found: list[str] = []
    for word in words(re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])", " ", name.rsplit(".", 1)[-1])).split():
        for token in re.findall(r"[^\W\d]{2,}|\d+|\w|[^\w\s]+", word) if len(word) > 2 else [word]:
            found += [token] if token in short else _unglued(token)
    return found


def _unglued(word: str) -> list[str]:
    """A word cut into the words that it is glued of, itself where it is not."""
    if len(word) > 30 or word in _PARTS:
        return [word]
    for cut in range(len(word) - 2, 2, -1):
        first, rest = word[:cut], word[cut:]
        if first not in _PARTS:
            continue
        if rest in _PARTS or rest in _ENDINGS:
            return [first, rest]
        further = _unglued(rest)
        if len(further) > 1:
            return [first, *further]
    return [word]
