"""What a schema's names and comments say, by word and by phrase: made once for a schema, then looked up.

Each word leads to the tables and columns whose name or comment holds it, with a score in (0, 1]: 1 where it is the
whole name, less where it is the head of a name ("price" of list_price), its modifier ("list"), or a word of a comment.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from reliability.accounting.spelling import KnownSpellings
from reliability.accounting.tokens import root, roots
from reliability.accounting.wordings.comment_codes import codes_told
from reliability.accounting.wordings.iso_codes import COUNTRY_WORDINGS
from reliability.accounting.wordings.word_families import WordFamilies, agents_of
from reliability.lexicon import ABBREVIATIONS, FUNCTION_WORDS, lines, sets
from reliability.short_names import unread_parts
from reliability.values import Column, Element, Schema, Table
from reliability.words import abbreviates, shared_prefix, spelled_out, spellings, stem, words

WHOLE, HEAD, MODIFIER, KEY = 1.0, 0.8, 0.5, 0.3
COMMENT_HEAD, COMMENT_WORD = 0.65, 0.4
NEAR, DEFINED = 0.6, 0.8
IN_OTHER_ORDER = 0.7
SPELLED = 0.95  # what a name keeps whose short forms are written out in one of several ways
_LEAST_HEAD = 5
SHORT = 0.6  # what the part of a name has that may be short for a word
SYNONYM = 0.8  # what a synonym keeps of the score of the word that it stands for
MAX_FOUND = 24  # elements that one phrase may mean
MAX_NAME_WORDS = 6
_DATE_WORDS = frozenset("date day year on at time datetime timestamp dt ts when".split())
_KEY_WORDS = frozenset("id key no nr num number code uid uuid guid pk fk".split())
_SAYS_LITTLE = FUNCTION_WORDS | frozenset(
    "number name empty true false null unknown row rows one each day column table value text day first last kept know".split()
)
_WHERE_EMPTY = re.compile(r"\b(?:empty|null|blank|true) (?:while|for|if|until|unless|when|outside|in|on)\b[^;.]*", re.I)
_ENUMERATION = re.compile(r"[;:.(]")


@dataclass(frozen=True, slots=True)
class NamedElement:
    """An element that a phrase may mean, how well it fits, and by what."""

    element: Element
    score: float
    via: str


Phrase = tuple[str, ...]


@dataclass(slots=True)
class SchemaIndex:
    """Phrases of roots → what they may mean. `told`: the codes that comments tell of, with the words for them;
    `longest` is the most words of a phrase."""

    schema: Schema
    phrases: dict[Phrase, dict[Element, NamedElement]] = field(default_factory=dict)
    values: dict[Phrase, list[tuple[Element, str]]] = field(default_factory=dict)
    told: dict[tuple[Element, str], list[str]] = field(default_factory=dict)
    families: WordFamilies[tuple[Element, str]] = field(default_factory=WordFamilies)
    longest: int = 1
    _by_word: dict[str, dict[Element, int]] = field(default_factory=dict)
    _shorts: dict[str, list[tuple[str, Element]]] = field(default_factory=dict)
    _heads: list[tuple[str, Element]] = field(default_factory=list)
    _spelling: KnownSpellings | None = None
    _words: KnownSpellings | None = None

    def find(self, phrase: Phrase) -> list[NamedElement]:
        """What a phrase may mean by names, comments and synonyms, best first; at most 24."""
        found = dict(self.phrases.get(phrase, {}))
        for other, weight in SYNONYMS.get(phrase, ()):
            for element, each in self.phrases.get(other, {}).items():
                score = each.score * weight
                if each.score < MODIFIER:
                    continue  # a synonym of a word that a comment happens to hold says nothing
                if element not in found or found[element].score < score:
                    found[element] = NamedElement(element, score, "synonym")
        for other in DEFINITIONS.get(phrase, ()):
            for element, each in self.phrases.get(other, {}).items():
                if element not in found and each.score >= HEAD:
                    found[element] = NamedElement(element, each.score * DEFINED, "definition")
        if not found and not _SAME.keys().isdisjoint(phrase) and len(phrase) > 1:
            found = dict(self.phrases.get(tuple(_SAME.get(word, word) for word in phrase), {}))
        if not found and 1 < len(phrase) <= MAX_NAME_WORDS:
            found = self._in_other_order(phrase)
        return sorted(found.values(), key=lambda each: -each.score)[:MAX_FOUND]

    def _in_other_order(self, phrase: Phrase) -> dict[Element, NamedElement]:
        """The columns whose names hold all words of a phrase, wherever they stand: "claim date" of date_claim_made."""
        if len(set(phrase)) < len(phrase) or set(phrase) & _FUNCTION_ROOTS:
            return {}
        held = [self._by_word.get(word, {}) for word in phrase]
        common = set(held[0]).intersection(*held[1:]) if all(held) else set()
        whole = {element: held[0][element] == len(phrase) for element in common}
        return {each: NamedElement(each, HEAD if whole[each] else IN_OTHER_ORDER, "name") for each in common}

    def holds(self, element: Element, name: Phrase) -> None:
        """Let a column be found by words of its name in another order."""
        for word in name:
            self._by_word.setdefault(word, {})[element] = len(name)

    def find_values(self, phrase: Phrase) -> list[tuple[Element, str, float]]:
        """The cells that comments list or samples show which a phrase names, or a synonym of it, best first."""
        found = [(element, value, 0.9) for element, value in self.values.get(phrase, ())]
        for other, weight in CELL_WORDINGS.get(phrase, ()):
            found += [(element, value, 0.9 * weight) for element, value in self.values.get(other, ())]
        return found[:MAX_FOUND]

    def short_for(self, word: str) -> list[NamedElement]:
        """The tables and columns whose names hold what may be short for a word and is read as nothing else, and the
        tables of shortened names that a word ends in: "policyholder", for a holder."""
        found = [each for short, each in self._shorts.get(word[:1], ()) if abbreviates(short, word)]
        found += [each for head, each in self._heads if len(word) > len(head) and word.endswith(head)]
        return [NamedElement(each, SHORT, "similar") for each in dict.fromkeys(found)][:MAX_FOUND]

    def unread(self, name: str, element: Element) -> None:
        """Let an element be found by words that the unread parts of its name may be short for."""
        for short in unread_parts(name):
            if short in FUNCTION_WORDS:
                continue  # "is" of is_weekend is short for nothing
            self._shorts.setdefault(short[0], []).append((short, element))

    def ends(self, head: str, element: Element) -> None:
        """Let a table be found by words that end in what its rows are."""
        if len(head) >= _LEAST_HEAD:
            self._heads.append((head, element))

    def spelling(self) -> KnownSpellings:
        """The single words that names and listed values hold, to be found although misspelled."""
        if self._spelling is None:
            named = {key[0] for key, each in self.phrases.items() if len(key) == 1 and _by_name(each.values())}
            listed = {key[0] for key in self.values if len(key) == 1}
            self._spelling = KnownSpellings(sorted(named | listed))
        return self._spelling

    def words(self) -> KnownSpellings:
        """The single words that names, comments and listed values hold, to tell a misspelling from another word."""
        if self._words is None:
            keys = (*self.phrases, *self.values)
            self._words = KnownSpellings(sorted({word for key in keys for word in key}))
        return self._words

    def add(self, phrase: Iterable[str], element: Element, score: float, via: str) -> None:
        """Let a phrase mean an element, unless it does so better already."""
        key = tuple(phrase)
        if not key or len(key) > MAX_NAME_WORDS:
            return
        known = self.phrases.setdefault(key, {})
        if element not in known or known[element].score < score:
            known[element] = NamedElement(element, score, via)
        self.longest = max(self.longest, len(key))


def _by_name(found: Iterable[NamedElement]) -> bool:
    return any(each.via == "name" for each in found)


def _synonyms(wordings: Iterable[tuple[str, ...]]) -> dict[Phrase, list[tuple[Phrase, float]]]:
    """Of sets of wordings, each phrase with the others of its set; a set that begins with ~ is of words that are only
    near."""
    found: dict[Phrase, dict[Phrase, float]] = {}
    for line in wordings:
        weight = NEAR if line[0].startswith("~") else SYNONYM
        members = [each for each in dict.fromkeys(roots(phrase) for phrase in line) if each]
        for one in members:
            for other in members:
                if one != other:
                    known = found.setdefault(one, {})
                    known[other] = max(weight, known.get(other, 0.0))
    return {one: list(others.items()) for one, others in found.items()}


def _definitions() -> dict[Phrase, tuple[Phrase, ...]]:
    """Words for what other columns tell: age → birth year."""
    found: dict[Phrase, tuple[Phrase, ...]] = {}
    for line in lines("definitions.txt"):
        said, _, columns = line.partition(":")
        for phrase in said.split(","):
            found[roots(phrase)] = tuple(roots(column) for column in columns.split(","))
    return found


SYNONYMS = _synonyms([*sets("synonyms.txt"), *sets("concepts.txt")])
CELL_SETS = (*sets("cell_wordings.txt"), *sets("places.txt"), *COUNTRY_WORDINGS)
"""Sets of words and phrases that say the same cell."""
CELL_WORDINGS = _synonyms(CELL_SETS)
DEFINITIONS = _definitions()
LONGEST_SYNONYM = max(map(len, (*SYNONYMS, *CELL_WORDINGS, *DEFINITIONS)))

_made: dict[int, SchemaIndex] = {}
_MOST_KEPT = 8


def index_of(schema: Schema) -> SchemaIndex:
    """The index of a schema, made once for each of the last few schemas."""
    made = _made.get(id(schema))
    if made is not None and made.schema is schema:  # ids are used again once a schema is gone
        return made
    index = SchemaIndex(schema)
    known = frozenset(stem(word) for table in schema.tables for word in spelled_out(table.name).split())
    bare = bare_names([table.name for table in schema.tables])
    for table in schema.tables:
        _add_table(index, table, known)
        index.add(bare.get(table.name, ()), Element(table.name), _BARE, "name")
    while len(_made) >= _MOST_KEPT:
        _made.pop(next(iter(_made)), None)
    _made[id(schema)] = index
    return index


def bare_names(tables: Sequence[str]) -> dict[str, Phrase]:
    """What tables are called without the word that at least three of them begin with and that is no table itself
    ("fact_loan" holds loans); not where two would be called alike, or one as another is.

    >>> bare_names(["fact_loan", "fact_call", "fact_payment", "dim_loan_type"])["fact_loan"]
    ('loan',)
    >>> bare_names(["order", "order_line", "order_note", "order_event"])
    {}
    """
    names = {table: name_roots(table.rpartition(".")[2]) for table in tables}
    whole = set(names.values())
    begun = Counter(name[0] for name in names.values() if len(name) > 1)
    rest = {
        table: name[1:]
        for table, name in names.items()
        if len(name) > 1 and begun[name[0]] >= _LEAST_SHARED and name[:1] not in whole and name[1:] not in whole
    }
    times = Counter(rest.values())
    return {table: name for table, name in rest.items() if times[name] == 1}


_LEAST_SHARED, _BARE = 3, 0.91


def _add_table(index: SchemaIndex, table: Table, known: frozenset[str]) -> None:
    element, name = Element(table.name), name_roots(table.name)
    things = frozenset(word for column in table.columns if column.primary_key for word in name_roots(column.name))
    for called in (name, *map(name_roots, (*table.synonyms, *table.read))):
        _add_name(index, called, element, things=things)
    for other in _other_spellings(table.name, known):
        _add_name(index, other, element, SPELLED)
    if not table.comment:
        index.unread(table.name.rpartition(".")[2], element)
    if table.read:
        index.ends(words(table.name).split()[-1], element)
    _add_comment(index, table.comment, element)
    prefix = shared_prefix([column.name for column in table.columns])
    for column in table.columns:
        _add_column(index, table, column, name)
        keys = {key.lower() for each in table.foreign_keys for key in each.columns}
        for other in _other_spellings(column.name, known, prefix):
            index.holds(Element(table.name, column.name), other)
            if column.primary_key or column.name.lower() in keys:
                index.add(other, Element(table.name, column.name), 0.9, "name")
            else:
                _add_name(index, _without_table(other, name), Element(table.name, column.name), SPELLED)


def _other_spellings(name: str, known: frozenset[str], prefix: str = "") -> list[Phrase]:
    """A name with its short forms written out in other ways: tot_amt is a total amount, doc_id a doctor's."""
    found = dict.fromkeys(roots(each)[:MAX_NAME_WORDS] for each in spellings(name, known, prefix)[:_MOST_SPELLINGS])
    return [each for each in found if each and each != name_roots(name)]


_MOST_SPELLINGS = 3


@lru_cache(maxsize=50_000)
def name_roots(name: str) -> Phrase:
    """The words of a name, short forms written out, as they are compared.

    >>> name_roots("curr_dept"), name_roots("custAcctBal")
    (('current', 'department'), ('customer', 'account', 'balanc'))
    """
    spelled = (ABBREVIATIONS.get(word, word) for word in re.sub(r"(?<=[a-z])(?=[0-9])", " ", words(name)).split())
    return roots(" ".join(spelled))[:MAX_NAME_WORDS]


def _add_name(
    index: SchemaIndex, name: Phrase, element: Element, part: float = 1.0, things: frozenset[str] = frozenset()
) -> None:
    """A name by all its words, by its last words, and by each of the others; two words also as one. The last word of
    "customers_copy" only says which customers are meant, but not that of "book_copy", whose rows are copies: `things`
    are the words of their key."""
    if len(name) > 1 and name[-1] in _UNITS:  # height_cm is a height
        index.add(name, element, WHOLE * part, "name")
        index.add(name[-1:], element, MODIFIER * part, "name")
        name, part = name[:-1], part * 0.95
    while len(name) > 1 and name[-1] in _QUALIFIERS - things:  # customers_old holds customers of old, not what is old
        index.add(name, element, WHOLE * part, "name")
        name, part = name[:-1], part * (0.95 if name[-1] in _SPANS else 0.8)
    for one, other in pairwise(name):
        index.add((root(one + other),), element, (0.9 if len(name) == 2 else MODIFIER) * part, "name")
    for start in range(len(name)):
        for end in range(start + 1, len(name) + 1):
            if start == 0 and end == len(name):
                score = WHOLE
            elif end == len(name):
                score = HEAD
            elif end - start > 1:
                score = MODIFIER + 0.2
            else:
                score = MODIFIER
            index.add(name[start:end], element, score * part, "name")


_UNITS = frozenset(
    map(
        root, "cm mm m km kg g mg lb lbs ft hrs hr mins min secs sec ms usd eur gbp pct kwh mph cent cents code".split()
    )
)
_SPANS = frozenset(map(root, "daily weekly monthly quarterly yearly".split()))
_QUALIFIERS = _SPANS | frozenset(
    "old new tmp temp backup bak archive legacy history hist v1 v2 v3 copy all 1 2 3".split()
)


def _add_column(index: SchemaIndex, table: Table, column: Column, table_name: Phrase) -> None:
    element, name = Element(table.name, column.name), name_roots(column.name)
    keys = {key.lower() for each in table.foreign_keys for key in each.columns}
    is_key = column.primary_key or column.name.lower() in keys
    own = _without_table(name, table_name)
    index.holds(element, name)
    if is_key:
        _add_name(index, name, element, KEY)
        _add_role(index, table, column, name, element)
        index.add(name, element, 0.9, "name")
        if own != name:
            index.add((*table_name, *own), element, 0.9, "name")
    else:
        _add_name(index, name, element)
        if own != name:
            _add_name(index, own, element)
        else:
            index.add((*table_name[-1:], *name), element, WHOLE, "name")
            if table.read:  # "payment method" of pyOut, a payment out
                index.add((*table_name[:1], *_bare(name)), element, WHOLE, "name")
        bare = tuple(word for word in name if word not in _DATE_ROOTS)
        if bare and bare != name and len(bare) + 1 >= len(name):
            index.add(bare, element, 0.85, "name")  # "shipped" of ship_date
    for synonym in column.synonyms:
        _add_name(index, name_roots(synonym), element)
    for read in column.read:
        if is_key:
            index.add(name_roots(read), element, 0.9, "name")
        else:
            _add_name(index, name_roots(read), element, SPELLED)
    if not column.comment and not is_key:
        index.unread(column.name, element)
    _add_comment(index, column.comment, element, KEY if is_key else 1.0)
    _add_values(index, column, element)


def _bare(name: Phrase) -> Phrase:
    """A name without the unit at its end."""
    return name[:-1] if len(name) > 1 and name[-1] in _UNITS else name


def _add_role(index: SchemaIndex, table: Table, column: Column, name: Phrase, element: Element) -> None:
    """What a key says beyond the table that it leads to: manager_id, home_team, current_department."""
    leads = [each.ref_table for each in table.foreign_keys if column.name.lower() in map(str.lower, each.columns)]
    role = tuple(word for word in name if word not in _KEY_ROOTS)
    if leads and role and not set(role) <= set(name_roots(leads[0])):
        _add_name(index, role, element, 0.9)
    said = words(column.name if not column.read else column.read[0]).split() if leads else []
    for word in said:
        if root(word) not in name_roots(leads[0]) and word not in _KEY_WORDS:
            for agent in agents_of(word):
                index.add((root(agent),), element, _AGENT, "name")


_AGENT = 0.97  # more than a code that is short for whoever it is
_KEY_ROOTS = frozenset(map(root, _KEY_WORDS))
_DATE_ROOTS = frozenset(map(root, _DATE_WORDS))


def _without_table(name: Phrase, table_name: Phrase) -> Phrase:
    """store_name of stores → name: what its table's name says already is dropped."""
    for size in (len(table_name), 1):
        prefix = table_name[-size:]
        if len(name) > len(prefix) and name[: len(prefix)] == prefix:
            return name[len(prefix) :]
    return name


def _add_comment(index: SchemaIndex, comment: str, element: Element, part: float = 1.0) -> None:
    """Words and pairs of words of a comment; what stands before its first mark says most."""
    said = _WHERE_EMPTY.sub("", comment[:400])  # what a row is where the column is empty: states.py
    for place, clause in enumerate(re.split(r"[;,:.()]", said)):
        content = list(roots(clause))
        telling = [word for word in content if word not in _LITTLE]
        for position, word in enumerate(telling):
            head = place == 0 and position == 0
            index.add((word,), element, part * (COMMENT_HEAD if head else COMMENT_WORD), "comment")
        for one, other in pairwise(content):
            if not {one, other} & (_FUNCTION_ROOTS | _COUNTING):
                index.add((one, other), element, part * (COMMENT_HEAD + 0.1), "comment")
        for one, other in _inverted(content):
            index.add((other, one), element, part * (COMMENT_HEAD + 0.1), "comment")


def _inverted(content: list[str]) -> Iterator[tuple[str, str]]:
    """Nouns with "of" between: the "lines of the orders" are order lines."""
    bare = [word for word in content if word not in ("the", "a", "an")]
    for at, word in enumerate(bare):
        if word == "of" and 0 < at < len(bare) - 1:
            yield bare[at - 1], bare[at + 1]


_SAME = {root("yearly"): root("annual"), root("annual"): root("yearly")}
"""What a column's name may say instead: "yearly premium" of annual_premium."""
_COUNTING = frozenset({"one", "row", "each"})
_LITTLE = frozenset(map(root, _SAYS_LITTLE))
_FUNCTION_ROOTS = frozenset(map(root, FUNCTION_WORDS))


def _add_values(index: SchemaIndex, column: Column, element: Element) -> None:
    told = codes_told(column.comment, column.samples)
    for code, said in told:
        if said.casefold() != code.casefold():
            index.told.setdefault((element, code), []).append(said.lower())
    own = ((value, value) for value in (*(() if told else enumerated(column.comment)), *column.samples))
    for value, said in (*own, *told, *column.meanings):
        key = roots(said) if len(said) <= 60 else ()
        if 0 < len(key) <= MAX_NAME_WORDS and any(char.isalpha() for char in said):
            index.families.add(said, (element, value))
            known = index.values.setdefault(key, [])
            if (element, value) not in known:
                known.append((element, value))
            index.longest = max(index.longest, len(key))


def enumerated(comment: str) -> tuple[str, ...]:
    """The values that a comment lists.

    >>> enumerated("Bronze, Silver or Gold; empty outside the programme"), enumerated("Code: CONS, CORP or SMB")
    (('Bronze', 'Silver', 'Gold'), ('CONS', 'CORP', 'SMB'))
    >>> enumerated("Yearly salary in euros, before tax")
    ()
    """
    for clause in _ENUMERATION.split(comment[:400]):
        parts = [part.strip(" '\"") for part in re.split(r",| or | and |/|\|", clause)]
        parts = [part for part in parts if part]
        if len(parts) >= 2 and all(len(part.split()) <= 3 and part[0].isupper() for part in parts):
            return tuple(parts)
    return ()
