"""Lists of schema names that a model writes under a trie: tables, then columns of the linked tables (docs/METHODS.md
1).

A list is written in schema order, so that a set of names has one right form; what a person settled comes first in
it. `write_list` gives each step what a watcher needs: whether the trie left a choice, and the element it is about.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from reliability.core import Core
from reliability.linking.joins import with_joining_columns, with_joining_tables
from reliability.ports import LanguageModel, Sampling
from reliability.trie import NameTrie
from reliability.values import Element, Hint, Question, Schema, Table

MAX_TABLES, MAX_COLUMNS = 6, 16
_TABLE_TOKENS, _COLUMN_TOKENS = 96, 128
_ROOM_TOKENS = 32  # at least so many for what follows the settled names


@dataclass(frozen=True, slots=True)
class NameList:
    """A list that is to be written: its prompt, the names that it may hold, each with its element, and their trie.

    The trie begins every list with the settled names. `aside` are settled elements whose names have no tokens: no
    model can write them, and they belong to the list all the same.
    """

    prompt: str
    elements: dict[str, Element]
    trie: NameTrie
    aside: tuple[Element, ...]
    max_tokens: int


@dataclass(frozen=True, slots=True)
class ListStep:
    """One token of a list: whether the trie left no other, the model's probability of it (before the trie's mask),
    and the element that it is about (docs/METHODS.md 1, trace back); at the end of the list, the last one, which
    `extends` says could have gone on to a longer name."""

    forced: bool
    probability: float
    element: Element | None
    at_end: bool = False
    extends: bool = False


@dataclass(frozen=True, slots=True)
class WrittenList:
    """A list as the model wrote it. `elements` are in its order, after them `joined`, which joins need besides
    (link_joins.py) and no step wrote; `token_ids`, `steps` and `legal` (the tokens that the trie allowed) are
    parallel; the token `end_id` ends a list."""

    prompt: str
    elements: tuple[Element, ...]
    token_ids: tuple[int, ...] = ()
    steps: tuple[ListStep, ...] = ()
    legal: tuple[tuple[int, ...], ...] = ()
    end_id: int = -1
    log_probability: float = 0.0
    joined: tuple[Element, ...] = ()

    @property
    def forced(self) -> list[bool]:
        """Which steps had one legal token: never branching points."""
        return [step.forced for step in self.steps]

    def before(self, element: Element | None) -> tuple[Element, ...]:
        """What the list names before an element; all of it for None."""
        place = self.elements.index(element) if element in self.elements else len(self.elements)
        return self.elements[:place]

    @property
    def named(self) -> tuple[Element, ...]:
        """The elements without those that only joins need."""
        return tuple(e for e in self.elements if e not in self.joined)

    def without(self, elements: Collection[Element]) -> WrittenList:
        """The list with elements dropped, and with all that only joins need; its steps stay as they were written."""
        return replace(self, elements=tuple(e for e in self.named if e not in elements), joined=())

    def joining(self, schema: Schema, tables: Sequence[str] = (), barred: Collection[Element] = ()) -> WrittenList:
        """The list with what joins need besides: of `tables` columns, or tables where none are given. Barred elements
        are never added, and nothing to an empty list."""
        named = self.named
        if tables:
            every = with_joining_columns(named, tables, schema, barred) if named else ()
        else:
            every = tuple(map(Element, with_joining_tables([e.table for e in named], schema, barred)))
        return replace(self, elements=every, joined=every[len(named) :])


def table_list(
    question: Question,
    schema: Schema,
    hints: Sequence[Hint],
    core: Core,
    settled: Sequence[Element] = (),
    refused: Iterable[Element] = (),
) -> NameList | None:
    """The list of tables: begins with the settled ones, never names a refused one.

    None where it can hold no name: all are refused, or none has tokens.
    """
    shown = core.shown_for_linking(question, schema)
    wanted = [table for element in settled if (table := schema.table(element.table)) is not None]
    unseen = [replace(table, columns=()) for table in wanted if table.name not in {t.name for t in shown}]
    shown = _in_schema_order((*shown, *unseen), schema)
    banned = set(refused)
    elements = {t.name: Element(t.name) for t in shown if Element(t.name) not in banned}
    prompt = core.prompt("link_tables", question, hints, shown)
    return _name_list(prompt, elements, settled, core.model, MAX_TABLES, _TABLE_TOKENS)


def column_list(
    question: Question,
    schema: Schema,
    hints: Sequence[Hint],
    core: Core,
    tables: Sequence[str],
    settled: Sequence[Element] = (),
    refused: Iterable[Element] = (),
) -> NameList | None:
    """The list of columns of the linked tables, likewise; of a wide table only what the prompt shows."""
    shown = tuple(
        _with_columns(table, schema, {e.column for e in settled if e.table == table.name})
        for table in core.shown_for_writing(question, schema, tables)
    )
    banned = set(refused)
    every = [Element(t.name, c.name) for t in shown for c in t.columns]
    elements = {str(element): element for element in every if element not in banned}
    prompt = core.prompt("link_columns", question, hints, shown)
    return _name_list(prompt, elements, settled, core.model, MAX_COLUMNS, _COLUMN_TOKENS)


def write_list(names: NameList, model: LanguageModel) -> WrittenList:
    """The list as the model writes it, greedily, under the trie. Raises what the model raises."""
    trie = names.trie
    room = max(names.max_tokens, len(trie.opening) + _ROOM_TOKENS)
    (completion,) = model.sample(names.prompt, Sampling(max_tokens=room), trie)
    ids = completion.token_ids
    steps = []
    legal = tuple(tuple(trie(ids[:step])) for step in range(len(ids)))
    for step, token in enumerate(ids):
        forced = len(legal[step]) <= 1
        about = () if forced else trace_back(ids, step, trie.read)
        element = names.elements[about[0]] if about else None
        probability = math.exp(completion.steps[step].log_probability)
        at_end = token == trie.end_id
        steps.append(ListStep(forced, probability, element, at_end, at_end and trie.extends(ids[:step])))
    listed = tuple(names.elements[name] for name in trie.read(ids))
    elements = (*names.aside, *listed)
    return WrittenList(names.prompt, elements, ids, tuple(steps), legal, trie.end_id, completion.log_probability)


def likeliest_lists(
    names: NameList, model: LanguageModel, width: int = 6, room_tokens: int | None = None
) -> list[WrittenList]:
    """A beam's lists, likeliest first, without their steps; `room_tokens` is for what follows the settled names."""
    trie = names.trie
    room = max(names.max_tokens, len(trie.opening) + _ROOM_TOKENS)
    if room_tokens is not None:
        room = len(trie.opening) + room_tokens
    return [
        WrittenList(
            names.prompt,
            (*names.aside, *(names.elements[n] for n in trie.read(c.token_ids))),
            log_probability=c.log_probability,
        )
        for c in model.sample(names.prompt, Sampling(beam=width, max_tokens=room), trie)
    ]


def next_best(names: NameList, model: LanguageModel, width: int = 6) -> list[Element]:
    """The elements with which a beam's lists go on after the settled ones, likeliest first, each once."""
    settled = len(names.trie.first) + len(names.aside)
    lists = likeliest_lists(names, model, width, _ROOM_TOKENS)
    return list(dict.fromkeys(e for written in lists for e in written.elements[settled : settled + 1]))


def in_schema_order(elements: Iterable[Element], schema: Schema) -> tuple[Element, ...]:
    """Elements, each once, in the order in which gold lists are written."""
    place = {
        element: (i, j)
        for i, table in enumerate(schema.tables)
        for j, element in enumerate([Element(table.name), *(Element(table.name, c.name) for c in table.columns)])
    }
    return tuple(sorted(set(elements), key=lambda element: place.get(element, (len(schema.tables), 0))))


def _name_list(
    prompt: str,
    elements: dict[str, Element],
    settled: Sequence[Element],
    model: LanguageModel,
    at_most: int,
    max_tokens: int,
) -> NameList | None:
    writable = {name: element for name, element in elements.items() if model.encode(name)}
    if not writable:
        return None
    first = [str(element) for element in settled if writable.get(str(element)) == element]
    aside = tuple(element for element in settled if writable.get(str(element)) != element)
    trie = NameTrie(list(writable), model.encode, model.end_id, max(at_most, len(first)), first)
    return NameList(prompt, writable, trie, aside, max_tokens)


def _with_columns(table: Table, schema: Schema, wanted: set[str]) -> Table:
    """A table as shown, and the settled columns that there was no room for."""
    whole, seen = schema.table(table.name), {c.name for c in table.columns}
    if whole is None or wanted <= seen:
        return table
    return replace(table, columns=tuple(c for c in whole.columns if c.name in wanted | seen))


def _in_schema_order(shown: Sequence[Table], schema: Schema) -> tuple[Table, ...]:
    place = {table.name: index for index, table in enumerate(schema.tables)}
    return tuple(sorted(shown, key=lambda table: place[table.name]))


def trace_back(
    token_ids: Sequence[int], step: int, completed: Callable[[Sequence[int]], Sequence[str]]
) -> tuple[str, ...]:
    """The name that a flagged step is about (RTS Algorithm 2): names after it minus names before it.

    `token_ids` is a list generated to its end, so "generating on until a name completes" is reading on;
    `completed` gives the names of a prefix in order, an unfinished one left out (`NameTrie.read`). Where the
    rest adds no name (the end itself is flagged) it is the last. Beyond RTS: a name that is only the beginning
    of the one being written (`order` in `orders`) has not completed. Empty only if the list names nothing.
    """
    before, names = completed(token_ids[:step]), completed(token_ids)
    new = [name for name in names if name not in before]
    return tuple(new[:1] or names[-1:])
