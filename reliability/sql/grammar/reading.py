"""Where a query that is being written stands: its words and the stack of what is open.

The canonical form's grammar (`reliability/sql/form.py`) as a machine with a stack. A `GrammarFrame` is something open: a
query (`block`), a function's brackets (`call`), brackets around a sum (`group`), around conditions (`condition`),
around the values of IN (`list`), a CASE. `reliability/sql/grammar/steps.py` reads one word more,
`reliability/sql/grammar/grammar.py` says which may follow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reliability.sql.grammar.vocabulary import AGGREGATES, Word

Texts = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """What a SELECT has said: the sources that FROM gave, and what its SELECT needs of them.

    `sources`: (name, table) in order; a table without alias has its own name, a subquery the table "".
    `wanted`: (source, column) of the SELECT list. `outer`: sources of the queries outside that it may use.
    `width`: columns that it must select (0 = any, -1 = `*`), `chosen` how many it has finished.
    `used`: pairs of ON that the newest source is joined by. `purpose`: top, in, exists, scalar or derived.
    `against`: the plain column that the query's result is compared with, `operator` how, `against_table` its table.
    `begin` is the index of the first word after its SELECT, `half` that of a set operation's second SELECT (0 = none).
    `plain`: the items of SELECT that are columns by themselves; `mixed`: beside sums over rows.
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

    def inside(self, kind: str) -> int:
        """Frames of a kind that are open."""
        return sum(frame.kind == kind for frame in self.stack)

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
