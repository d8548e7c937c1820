"""Where a query that is being written stands: its words and the stack of what is open.

The canonical form's grammar (`reliability/sql/form.py`) as a machine with a stack. A `GrammarFrame` is something open:
a query (`block`), a function's brackets (`call`), brackets around a sum (`group`), around conditions (`condition`),
around the values of IN (`list`), a CASE. `reliability/sql/grammar/steps.py` reads one word more,
`reliability/sql/grammar/grammar.py` says which may follow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reliability.sql.grammar.vocabulary import AGGREGATES, NAMES, Word
from reliability.values import Column

Texts = tuple[str, ...]
Held = tuple[str, str, Column] | None
"""Table, column and what is known of it, of a plain column that a derived table shows; None = of anything else."""


@dataclass(frozen=True, slots=True)
class Block:
    """What a SELECT has said: the sources that FROM gave, and what its SELECT needs of them.

    `sources`: (name, table) in order; a table without alias has its own name, a subquery the table "".
    `wanted`: (source, column) of the SELECT list. `outer`: sources of the queries outside that it may use.
    `width`: columns that it must select (0 = any, -1 = `*`), `chosen` how many it has finished.
    `used`: pairs of ON that the newest source is joined by. `purpose`: top, in, exists, scalar or derived.
    `against`: the plain column that the query's result is compared with, `operator` how, `against_table` its table.
    `begin` is the index of the first word after its SELECT, `half` that of a set operation's second SELECT (0 = none).
    `plain`: the items of SELECT that are columns by themselves; `mixed`: beside sums over rows. `shown`: the finished
    items in their order, None for what is no plain column. `held`: what each derived table of FROM shows, by its alias.
    """

    purpose: str = "top"
    width: int = 0
    begin: int = 0
    half: int = 0
    outer: tuple[tuple[str, str], ...] = ()
    sources: tuple[tuple[str, str], ...] = ()
    wanted: frozenset[tuple[str, str]] = frozenset()
    chosen: int = 0
    aggregated: bool = False
    grouped: bool = False
    used: tuple[tuple[str, str], ...] = ()
    against: Word | None = None
    against_table: str = ""
    operator: str = ""
    plain: frozenset[tuple[str, str]] = frozenset()
    mixed: bool = False
    shown: tuple[Word | None, ...] = ()
    held: tuple[tuple[str, tuple[Held, ...]], ...] = ()

    def derived(self) -> dict[str, int]:
        """Aliases that SELECT used as derived tables, that FROM has not given, and how many columns each must show."""
        given = {name for name, _ in self.sources}
        needed: dict[str, int] = {}
        for source, name in self.wanted:
            if name in NAMES and source not in given:
                needed[source] = max(needed.get(source, 0), NAMES.index(name) + 1)
        return needed

    def what(self, word: Word) -> Held:
        """The plain column that a derived table's column stands for; None where it is none."""
        shown = next((held for alias, held in self.held if alias == word.source), ())
        index = NAMES.index(word.name) if word.name in NAMES else len(shown)
        return shown[index] if index < len(shown) else None

    @property
    def compound(self) -> bool:
        """Is it the second half of a set operation?"""
        return self.half > 0


@dataclass(frozen=True, slots=True)
class GrammarFrame:
    """Something open. `slot` is its part being written; `needs`: an operand is due; `start`: index of the first
    word of its current item, `items` the finished ones; `operations` and `arguments` counted so far."""

    kind: str
    slot: str
    needs: bool = True
    start: int = 0
    items: frozenset[Texts] = frozenset()
    operations: int = 0
    arguments: int = 0
    name: str = ""
    block: Block = field(default_factory=Block)


class PartialQuery:
    """Words so far, and the stack of frames (the innermost last)."""

    __slots__ = ("stack", "texts", "words")

    def __init__(self, words: tuple[Word, ...], texts: Texts, stack: tuple[GrammarFrame, ...]) -> None:
        self.words, self.texts, self.stack = words, texts, stack

    @property
    def top(self) -> GrammarFrame:
        """The innermost frame."""
        return self.stack[-1]

    @property
    def home(self) -> GrammarFrame:
        """The innermost query."""
        return next(frame for frame in reversed(self.stack) if frame.kind == "block")

    @property
    def last(self) -> str:
        """The class of the last word."""
        return self.words[-1].kind if self.words else ""

    def item(self, frame: GrammarFrame) -> Texts:
        """The words of a frame's current item so far."""
        return self.texts[frame.start :]

    @property
    def depth(self) -> int:
        """How many queries this one is inside of."""
        return sum(frame.kind == "block" for frame in self.stack) - 1

    @property
    def calls(self) -> int:
        """Functions whose brackets are open."""
        return sum(frame.kind == "call" for frame in self.stack)

    def windowed_call(self) -> Word:
        """The function of the window that is open."""
        return self.words[self._opened(max(i for i, word in enumerate(self.words) if word.kind == "OVER") - 1) - 1]

    def ended_call(self) -> Word:
        """The word before the brackets that the last word closes: a function, or anything else."""
        return self.words[self._opened(len(self.words) - 1) - 1]

    def _opened(self, at: int) -> int:
        """The index of the bracket that the one at this index closes."""
        depth = 0
        for index in range(at, 0, -1):
            kind = self.words[index].kind
            depth += (kind == "CLOSE") - (kind == "OPEN")
            if depth == 0:
                return index
        return at

    def sums_sums(self) -> bool:
        """Do the brackets that the last word closes hold a sum over rows inside another?"""
        opened = self._opened(len(self.words) - 1)
        inner = any(word.kind == "AGGREGATE" for word in self.words[opened:])
        return inner and self.words[opened - 1].kind == "AGGREGATE"

    def sums_distinct(self) -> bool:
        """Do the brackets that the last word closes begin with DISTINCT?"""
        return self.words[self._opened(len(self.words) - 1) + 1].kind == "DISTINCT"

    def inside(self, kind: str) -> int:
        """Frames of a kind that are open."""
        return sum(frame.kind == kind for frame in self.stack)

    def column(self, word: Word) -> Column | None:
        """What is known of a word's column, through a derived table where it is one's."""
        if word.column is not None or word.kind != "COLUMN":
            return word.column
        held = self.home.block.what(word)
        return held[2] if held else None

    def may_aggregate(self) -> bool:
        """May a sum over rows stand here? Not inside another, nor where single rows are asked for."""
        home = self.home
        after = self.stack[self.stack.index(home) :]
        if any(frame.kind == "call" and frame.name in AGGREGATES for frame in after):
            return False
        summed = home.block.grouped or home.block.aggregated
        return home.slot in ("select", "having") or (home.slot == "order" and summed)

    def first_half(self) -> tuple[Word, ...]:
        """The words of the innermost query's first half, where a set operation's second half is being written."""
        block = self.home.block
        return self.words[block.begin : block.half - 2] if block.compound else ()

    def repeats(self) -> set[str]:
        """Texts of words that would make the current item of a list, or condition, equal to a finished one."""
        for frame in reversed(self.stack):
            if frame.kind in ("block", "condition", "list"):
                item = self.item(frame)
                ends = [_bare(done) for done in frame.items]
                return {done[-1] for done in ends if len(done) == len(item) + 1 and done[:-1] == item}
        return set()


def _bare(item: Texts) -> Texts:
    """An item without its closing brackets."""
    end = len(item)
    while end and item[end - 1] == ")":
        end -= 1
    return item[:end]


START = PartialQuery((), (), (GrammarFrame("block", "start"),))
PREDICATES = ("where", "having", "when", "conditions")
"""The slots that hold conditions; a frame's `name` is then the condition's part: left, right, low, high, like, done."""
