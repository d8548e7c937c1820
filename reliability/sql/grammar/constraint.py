"""A constraint for SQL: a small model may only write words that exist, where the canonical form may hold them.

At a word's end the grammar (`reliability/sql/grammar/grammar.py`) says which words may follow; inside a word only the
tokens that continue it are legal. What comes out names only what exists, in its exact spelling, and nearly always runs;
the guard and the database still have the last word.

Made for tokenizers that split at spaces and punctuation (WordPiece), where the tokens of a text are the tokens of its
words. Tokens may be read in more than one way (a name that begins another), so a prefix of tokens stands for a set of
readings, each advanced one token at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from reliability.question.periods import Period
from reliability.sql.form import joined
from reliability.sql.grammar.choices import Choices
from reliability.sql.grammar.grammar import Grammar
from reliability.sql.grammar.literals import Cell, Literals, quoted_text
from reliability.sql.grammar.reading import START, PartialQuery
from reliability.sql.grammar.steps import step
from reliability.sql.grammar.vocabulary import Vocabulary, Word
from reliability.sql.roles import Mention
from reliability.trie import TrieNode
from reliability.values import Table

_MAX_FREE_TOKENS = 14
_MAX_READINGS = 12


@dataclass(frozen=True, slots=True, eq=False)
class _WritingState:
    """A reading, and the word being written after it: `node` is the place inside it (None = at a word's end),
    `legal` the numbers of the words (or literals) that it may become. `free` holds the tokens of a freely
    spelled literal."""

    reading: PartialQuery
    node: TrieNode | None = None
    legal: frozenset[int] = frozenset()
    literal: bool = False
    free: tuple[int, ...] | None = None


class SqlConstraint:
    """Legal next tokens of an SQL query over some tables.

    `cells` are (table, column, value) of the database that the question names, `periods` what it says of time and
    `mentions` where it says so: with the question's own words they are all the literals there are. An instance is an
    `Allowed` constraint of `reliability.ports`; `sql(ids)` gives the exact text written. Raises ValueError when there
    is no table.
    """

    def __init__(
        self,
        tables: Sequence[Table],
        question: str,
        cells: Iterable[Cell],
        encode: Callable[[str], Sequence[int]],
        decode: Callable[[Sequence[int]], str],
        end_id: int,
        periods: Sequence[Period] = (),
        mentions: Sequence[Mention] = (),
    ) -> None:
        if not tables:
            raise ValueError("SQL over no tables")
        self._decode, self.end_id = decode, end_id
        self._vocabulary = Vocabulary(tables, question)
        self._literals = Literals(tables, question, cells, periods, encode, mentions)
        self._grammar = Grammar(tables, self._vocabulary, self._literals)
        self._words = TrieNode()
        for number, spellings in enumerate(self._vocabulary.spellings):
            for tokens in {tuple(encode(text)) for text in spellings} - {()}:
                self._words.insert(tokens, number)
        self._words.close()
        (self._quote,) = encode("'")
        self._choices: dict[int, Choices] = {}
        self._kept: list[PartialQuery] = []  # as long as their choices are remembered
        self._following: dict[tuple[int, int], PartialQuery] = {}
        self._memo: dict[tuple[int, ...], tuple[_WritingState, ...]] = {(): (_WritingState(START),)}

    def __call__(self, ids: Sequence[int]) -> list[int]:
        """Tokens that may follow; empty when `ids` is not a prefix of any query."""
        legal: dict[int, None] = {}
        for state in self._states(tuple(ids)):
            legal.update(dict.fromkeys(self._inside(state)))
            for reading in self._ended(state):
                choices = self._choices_after(reading)
                if choices.end:
                    legal[self.end_id] = None
                if choices.literal is not None:
                    legal[self._quote] = None
                legal.update(dict.fromkeys(_openings(self._words, choices.words)))
        return list(legal)

    def sql(self, ids: Sequence[int]) -> str | None:
        """The query that a sequence (with or without its end) writes; None when it is not finished."""
        ids = tuple(ids[:-1]) if ids and ids[-1] == self.end_id else tuple(ids)
        for state in self._states(ids):
            for reading in self._ended(state):
                if self._choices_after(reading).end:
                    return joined(reading.texts)
        return None

    # --- reading tokens ---

    def _inside(self, state: _WritingState) -> Iterable[int]:
        """Tokens that continue the word being written; after a literal's last token, its closing quote."""
        if state.free is not None:
            tokens = self._literals.alphabet if len(state.free) < _MAX_FREE_TOKENS else ()
            return (*tokens, self._quote) if state.free else tokens
        if state.node is None:
            return ()
        closing = (self._quote,) if state.literal and not state.legal.isdisjoint(state.node.ends) else ()
        return (*_openings(state.node, state.legal), *closing)

    def _states(self, ids: tuple[int, ...]) -> tuple[_WritingState, ...]:
        if ids not in self._memo:
            found: dict[tuple[object, ...], _WritingState] = {}
            for state in self._states(ids[:-1]):
                for moved in self._advance(state, ids[-1]):
                    found.setdefault((id(moved.node), moved.literal, moved.free, moved.reading.texts), moved)
            self._memo[ids] = tuple(found.values())[:_MAX_READINGS]
        return self._memo[ids]

    def _advance(self, state: _WritingState, token: int) -> Iterable[_WritingState]:
        if state.free is not None:
            if token != self._quote:
                yield _WritingState(state.reading, literal=True, free=(*state.free, token))
            elif state.free:
                yield self._with_literal(state.reading, self._decode(state.free).replace(" ", ""))
            return
        if state.node is not None:
            child = state.node.children.get(token)
            if child is not None and not child.below.isdisjoint(state.legal):
                yield _WritingState(state.reading, child, state.legal, state.literal)
            if state.literal:
                if token == self._quote:
                    for number in state.legal.intersection(state.node.ends):
                        yield self._with_literal(state.reading, self._literals.texts[number])
                return
        for reading in self._ended(state):
            yield from self._begin(reading, token)

    def _begin(self, reading: PartialQuery, token: int) -> Iterable[_WritingState]:
        """The words that the token may begin after the reading."""
        choices = self._choices_after(reading)
        if token == self._quote and choices.literal is not None:
            if self._literals.free(choices.literal):
                yield _WritingState(reading, literal=True, free=())
            else:
                legal = self._literals.allowed(choices.literal)
                yield _WritingState(reading, self._literals.trie, legal, literal=True)
        child = self._words.children.get(token)
        if child is not None and not child.below.isdisjoint(choices.words):
            yield _WritingState(reading, child, choices.words)

    def _with_literal(self, reading: PartialQuery, text: str) -> _WritingState:
        return _WritingState(step(reading, Word(quoted_text(text), "QUOTE")))

    def _ended(self, state: _WritingState) -> Iterable[PartialQuery]:
        """The readings of the words so far, where the word being written may end here."""
        if state.node is None:
            if state.free is None:
                yield state.reading
        elif not state.literal:
            for number in state.node.ends:
                if number in state.legal:
                    yield self._followed(state.reading, number)

    def _followed(self, reading: PartialQuery, number: int) -> PartialQuery:
        key = (id(reading), number)
        if key not in self._following:
            self._kept.append(reading)
            self._following[key] = step(reading, self._vocabulary.words[number])
        return self._following[key]

    def _choices_after(self, reading: PartialQuery) -> Choices:
        key = id(reading)
        if key not in self._choices:
            self._kept.append(reading)
            self._choices[key] = self._grammar.choices(reading)
        return self._choices[key]


def _openings(node: TrieNode, legal: frozenset[int]) -> list[int]:
    return [token for token, child in node.children.items() if not child.below.isdisjoint(legal)]
