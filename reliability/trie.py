"""Constrained linking: a token trie over schema names (docs/METHODS.md 1).

The language is `name (separator name)* end`, no name twice. Tokens may be read in more than one way
(a name that is a prefix of another, a name that contains the separator), so a prefix of tokens stands
for a *set* of states, advanced one token at a time as in a non-deterministic automaton.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

SEPARATOR = ", "


class TrieNode:
    """A node: its children by token, the names that end here, and all names at or below it."""

    __slots__ = ("below", "children", "ends")

    def __init__(self) -> None:
        self.children: dict[int, TrieNode] = {}
        self.ends: list[int] = []
        self.below: frozenset[int] = frozenset()

    def insert(self, tokens: Sequence[int], name: int) -> None:
        """Add a name's tokens."""
        node = self
        for token in tokens:
            node = node.children.setdefault(token, TrieNode())
        node.ends.append(name)

    def close(self) -> frozenset[int]:
        """Compute `below` after the last insert; returns it."""
        below = set(self.ends)
        for child in self.children.values():
            below |= child.close()
        self.below = frozenset(below)
        return self.below


@dataclass(frozen=True)
class _ListState:
    """Names finished so far, and the place inside the trie of the name being written."""

    used: tuple[int, ...]
    node: TrieNode

    def free(self, node: TrieNode) -> bool:
        return not node.below <= frozenset(self.used)

    def finished(self) -> list[tuple[int, ...]]:
        """The name lists that may end here."""
        return [(*self.used, name) for name in self.node.ends if name not in self.used]


@dataclass
class NameTrie:
    """The legal next tokens of a list of names.

    `encode` is the model's tokenizer (text → ids, no special tokens), `end_id` closes the list.
    At most `max_names` names; at least one. A name that the tokenizer reads as nothing ("__" for one that
    drops marks) cannot be written and is left out. Every list begins with the names of `first` (what a person
    confirmed), read as they are: neither as the beginnings of longer names nor as others of the same tokens.
    `NameTrie(...)(ids)` is an `Allowed` constraint of `reliability.ports`. Raises ValueError when no name can
    be written.

    >>> trie = NameTrie(["a", "ab"], encode=lambda text: [ord(c) for c in text], end_id=0)
    >>> [chr(t) for t in trie(())], [chr(t) for t in trie((ord("a"),))]
    (['a'], ['\\x00', 'b', ','])
    """

    names: Sequence[str]
    encode: Callable[[str], Sequence[int]]
    end_id: int
    max_names: int = 32
    first: Sequence[str] = ()
    _opening: tuple[int, ...] = field(init=False, repr=False, default=())
    _first: TrieNode = field(init=False, repr=False)
    _later: TrieNode = field(init=False, repr=False)
    _memo: dict[tuple[int, ...], tuple[_ListState, ...]] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._first, self._later = TrieNode(), TrieNode()
        for index, name in enumerate(self.names):
            tokens = self.encode(name)
            if tokens:
                self._first.insert(tokens, index)
                self._later.insert(self.encode(SEPARATOR + name), index)
        if not self._first.children:
            raise ValueError("a list of names needs at least one name that has tokens")
        self._first.close()
        self._later.close()
        self._memo[()] = (_ListState((), self._first),)
        if self.first:
            self._open(tuple(self.names.index(name) for name in self.first))

    def _open(self, first: tuple[int, ...]) -> None:
        """After the tokens of `first` there is one reading: these names, the last of them complete."""
        self._opening = self.write(self.first)
        last = TrieNode()
        last.ends, last.below = [first[-1]], frozenset(first[-1:])
        self._memo[self._opening] = (_ListState(first[:-1], last),)

    def __call__(self, ids: Sequence[int]) -> list[int]:
        """Tokens that may follow `ids`; empty when `ids` is not a prefix of any list."""
        if len(ids) < len(self._opening):
            return [self._opening[len(ids)]]
        legal: dict[int, None] = {}
        for state in self._states(tuple(ids)):
            finished = state.finished()
            if finished:
                legal[self.end_id] = None
            for token, child in state.node.children.items():
                if state.free(child):
                    legal[token] = None
            for used in finished:
                for token in self._openings(used):
                    legal[token] = None
        return list(legal)

    @property
    def opening(self) -> tuple[int, ...]:
        """The tokens of `first`, with which every list begins."""
        return self._opening

    def extends(self, ids: Sequence[int]) -> bool:
        """Whether the last name of a list could go on to a longer name (`order` to `orders`)."""
        return any(state.free(child) for state in self._states(tuple(ids)) for child in state.node.children.values())

    def read(self, ids: Sequence[int]) -> tuple[str, ...]:
        """The names that a sequence (with or without its end) lists; an unfinished last name is left out.

        Where tokens can be read in two ways, the reading with the longest names wins.
        """
        ids = tuple(ids[:-1]) if ids and ids[-1] == self.end_id else tuple(ids)
        for cut in range(len(ids), 0, -1):
            finished = [used for state in self._states(ids[:cut]) for used in state.finished()]
            if finished:
                best = min(finished, key=len)
                return tuple(self.names[i] for i in best)
        return ()

    def write(self, names: Sequence[str]) -> tuple[int, ...]:
        """The tokens of a list of names, without the end: the form used in teacher forcing."""
        tokens: list[int] = []
        for position, name in enumerate(names):
            tokens += self.encode(SEPARATOR + name if position else name)
        return tuple(tokens)

    def pattern(self, ids: Sequence[int]) -> tuple[int, str]:
        """How many of `ids` write whole names, and a regular expression of what may follow them.

        It keeps to the names, and those that a begun name may become; that no name comes twice, and how many there may
        be, no such expression says: `tokens` reads a text for that.

        >>> trie = NameTrie(["a", "ab"], encode=lambda text: [ord(c) for c in text], end_id=0)
        >>> trie.pattern(()), trie.pattern((ord("a"), ord(",")))
        ((0, '(a|ab)(, (a|ab))*'), (1, ', (ab)(, (ab))*'))
        """
        ids = tuple(ids)
        whole, used = self._whole(ids)
        left = [n for n in self._first.below if n not in used]
        begun = [n for n in left if self._begins(n, bool(used), ids[whole:])] if len(ids) > whole or not used else []
        more = f"({SEPARATOR}({'|'.join(_plain(self.names[n]) for n in sorted(left))}))*" if left else ""
        opening = SEPARATOR if used else ""
        first = f"{opening}({'|'.join(_plain(self.names[n]) for n in sorted(begun))})" if begun else ""
        return whole, first + more

    def tokens(self, ids: Sequence[int], text: str) -> tuple[int, ...]:
        """The tokens, the end last, of the names that `ids` write whole and those that a text goes on with: up to the
        first that is no name, comes twice, or is one too many."""
        ids = tuple(ids)
        whole, used = self._whole(ids)
        tokens, listed = list(ids[:whole]), list(used)
        places = {self.names[n]: n for n in self._first.below}
        for name in self._spelled(text, places):
            if places[name] in listed or len(listed) >= self.max_names:
                break
            tokens += self.encode(SEPARATOR + name if listed else name)
            listed.append(places[name])
        return (*tokens, self.end_id)

    def _spelled(self, text: str, places: Collection[str]) -> Iterator[str]:
        """The names of a text, the longest that fits at each place; a name may hold the separator."""
        text = text.strip().removeprefix(SEPARATOR.strip()).strip()
        while text:
            fits = [n for n in places if text == n or text.startswith(n + SEPARATOR)]
            if not fits:
                return
            name = max(fits, key=len)
            yield name
            text = text[len(name) + len(SEPARATOR) :]

    def _whole(self, ids: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """How many of the tokens write whole names, and which; a last one that may go on to a longer name is not yet,
        and what the tokens after it do not go on from is none."""
        for cut in range(len(ids), -1, -1):
            open_ended = cut == len(ids) > len(self._opening) and self.extends(ids)
            used = None if open_ended else self._best(ids[:cut])
            if used is not None and (cut in (0, len(ids)) or self._goes_on(used, ids[cut:])):
                return cut, used
        raise AssertionError("no tokens write no names")

    def _goes_on(self, used: tuple[int, ...], begun: tuple[int, ...]) -> bool:
        """Whether tokens begin a further name."""
        return any(n not in used and self._begins(n, True, begun) for n in self._first.below)

    def _best(self, ids: tuple[int, ...]) -> tuple[int, ...] | None:
        """The names that a sequence lists whole, the reading with the longest names; None for the middle of a name."""
        if not ids:
            return ()
        if len(ids) < len(self._opening):
            return None
        finished = [used for state in self._states(ids) for used in state.finished()]
        return min(finished, key=len) if finished else None

    def _begins(self, name: int, later: bool, begun: tuple[int, ...]) -> bool:
        """Whether a name's tokens begin so."""
        tokens = self.encode(SEPARATOR + self.names[name] if later else self.names[name])
        return tuple(tokens[: len(begun)]) == begun

    def _states(self, ids: tuple[int, ...]) -> tuple[_ListState, ...]:
        if ids not in self._memo:
            token = ids[-1]
            following: dict[tuple[tuple[int, ...], int], _ListState] = {}
            for state in self._states(ids[:-1]):
                openings = [(used, self._later) for used in state.finished() if len(used) < self.max_names]
                for used, node in [(state.used, state.node), *openings]:
                    child = node.children.get(token)
                    moved = _ListState(used, child) if child else None
                    if moved and moved.free(moved.node):
                        following[used, id(moved.node)] = moved
            self._memo[ids] = tuple(following.values())
        return self._memo[ids]

    def _openings(self, used: tuple[int, ...]) -> list[int]:
        if len(used) >= self.max_names:
            return []
        taken = frozenset(used)
        return [t for t, child in self._later.children.items() if not child.below <= taken]


def _plain(name: str) -> str:
    """A name as a regular expression of itself, in the few escapes that every engine knows."""
    escaped = re.sub(r"([\\.^$*+?{}\[\]()|])", r"\\\1", name)
    return escaped.replace("\n", r"\n").replace("\r", r"\r").replace("\t", r"\t")


def forced(
    prefix: Sequence[int], allowed: Callable[[Sequence[int]], Sequence[int]]
) -> Callable[[Sequence[int]], Sequence[int]]:
    """A constraint that first writes `prefix` (what a person confirmed), then follows `allowed`."""
    fixed = tuple(prefix)

    def constraint(ids: Sequence[int]) -> Sequence[int]:
        return (fixed[len(ids)],) if len(ids) < len(fixed) else allowed(ids)

    return constraint
