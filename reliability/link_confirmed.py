"""Linking without a calibration: every table that the model names counts as a branching point.

The person confirms the tables, a refused set is never proposed again, a chosen table is settled and generation
goes on from there.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from reliability.confirm import MAX_OPTIONS, doubted, with_words
from reliability.core import Core, Stopwatch
from reliability.dialogue import Dialogue, Halt
from reliability.link_names import (
    WrittenList,
    column_list,
    in_schema_order,
    likeliest_lists,
    table_list,
    write_list,
)
from reliability.offers import find_table, options_for, rank_tables
from reliability.values import (
    ChooseElement,
    Clarification,
    ConfirmElements,
    Element,
    Hint,
    LinkedSchema,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)


@dataclass
class _Said:
    """What the person said so far: tables that they chose, sets of tables that they refused."""

    question: Question
    chosen: tuple[Element, ...] = ()
    refused: tuple[frozenset[Element], ...] = ()

    @property
    def refused_alone(self) -> tuple[Element, ...]:
        return tuple(element for one in self.refused if len(one) == 1 for element in one)

    def choose(self, element: Element) -> None:
        """A chosen element is the last of the chosen ones, and no longer refused."""
        self.chosen = (*(e for e in self.chosen if e != element), element)
        self.refused = tuple(one for one in self.refused if one != {element})


def link_confirmed(
    question: Question,
    schema: Schema,
    hints: Sequence[Hint],
    core: Core,
    dialogue: Dialogue,
    stage: Stopwatch,
) -> Generator[Clarification, Reply, tuple[Question, LinkedSchema]]:
    """The tables and columns of a question, the tables confirmed as the policy says.

    Also returns the question, since what a person adds in words belongs to it from then on. Halts with NOT_SURE
    (may not ask), TOO_MANY_QUESTIONS, EXPIRED or NOT_IN_DATA (the person named what is not there).
    """
    said = _Said(question)
    while True:
        write = partial(link_tables, said.question, schema, hints, core, said.chosen, said.refused)
        written = stage("link tables", write)
        if dialogue.just_answer or set(written.elements) <= set(said.chosen):
            break
        reply = yield from _confirm(said.question, schema, written.elements, core, dialogue, stage)
        if reply.kind is ReplyKind.YES:
            said.chosen = written.elements
        if reply.kind in (ReplyKind.YES, ReplyKind.JUST_ANSWER):
            break
        if reply.kind is ReplyKind.NO:
            said.refused = (*said.refused, frozenset(written.elements))
            reply = yield from _choose(said, schema, core, dialogue, stage)
        if reply.kind is ReplyKind.LIST:
            written = replace(written, elements=_listed(reply.text, schema), joined=())
            said.chosen = written.elements
            break
        _apply(reply, said, schema)
    tables = [element.table for element in in_schema_order(written.elements, schema)]
    columns = stage("link columns", partial(link_columns, said.question, schema, hints, core, tables))
    return said.question, LinkedSchema(
        tables=tuple(tables),
        columns=columns.elements,
        confirmed=said.chosen,
        refused=said.refused_alone,
        just_answer=dialogue.just_answer,
        log_probability=written.log_probability + columns.log_probability,
    )


def link_tables(
    question: Question, schema: Schema, hints: Sequence[Hint], core: Core,
    chosen: Sequence[Element] = (), refused: Sequence[frozenset[Element]] = (),
) -> WrittenList:  # fmt: skip
    """The model's list of tables that begins with `chosen`; tables refused on their own are not offered.

    A refused *set* is avoided by taking the best list of a beam that is not one of them; where the beam
    holds no other, the model has nothing else to propose and the refused set's first table is dropped.
    """
    alone = {element for one in refused if len(one) == 1 for element in one}
    names = table_list(question, schema, hints, core, in_schema_order(chosen, schema), alone)
    if names is None:  # marks only: no name that a model could write, so a table is put to the person
        left = [Element(t.name) for t in schema.tables if Element(t.name) not in alone]
        return WrittenList("", tuple(chosen or left[:1] or [Element(schema.tables[0].name)]))
    several = any(len(one) > 1 for one in refused)
    found = likeliest_lists(names, core.model) if several else [write_list(names, core.model)]
    lists = [each.joining(schema, barred=alone) for each in found]
    fresh = [each for each in lists if each.elements and frozenset(each.elements) not in refused]
    if fresh:
        return fresh[0]
    dropped = lists[0].named[1:] or tuple(chosen) or tuple(names.elements.values())[:1]
    return replace(lists[0], elements=dropped, joined=())


def link_columns(
    question: Question, schema: Schema, hints: Sequence[Hint], core: Core, tables: Sequence[str]
) -> WrittenList:
    """The model's list of columns of the linked tables; empty where none has a name that it can write."""
    names = column_list(question, schema, hints, core, tables)
    return write_list(names, core.model).joining(schema, tables) if names else WrittenList("", ())


def _confirm(
    question: Question, schema: Schema, elements: Sequence[Element], core: Core, dialogue: Dialogue,
    stage: Stopwatch,
) -> Generator[Clarification, Reply, Reply]:  # fmt: skip
    """By policy: a person confirms the tables, the model judges their relevance, or nobody may."""
    if dialogue.policy == "abstain":
        raise Halt(Reason.NOT_SURE, "uncalibrated")
    if dialogue.policy == "surrogate":
        found = stage("confirm", lambda: doubted(question, schema, elements, core))
        if found:
            raise Halt(Reason.NOT_SURE, ", ".join(map(str, found)))
        return Reply(ReplyKind.YES)
    options = stage("describe", lambda: options_for(question, elements, schema, core))
    return (yield from dialogue.ask(ConfirmElements(dialogue.step, tuple(options))))


def _choose(
    said: _Said, schema: Schema, core: Core, dialogue: Dialogue, stage: Stopwatch
) -> Generator[Clarification, Reply, Reply]:
    ranked = stage("rank tables", partial(rank_tables, said.question, schema, core))
    elements = [e for e in map(Element, ranked) if e not in said.refused_alone][:MAX_OPTIONS]
    options = stage("describe", partial(options_for, said.question, elements, schema, core))
    refusals = tuple(sorted({element for one in said.refused for element in one}))
    reply = yield from dialogue.ask(
        ChooseElement(dialogue.step, refusals, tuple(options), linked=said.chosen)
    )
    if reply.kind is ReplyKind.CHOICE:
        if not 0 <= reply.choice < len(options):
            raise Halt(Reason.NOT_IN_DATA, f"choice {reply.choice + 1}")
        said.choose(options[reply.choice].element)
    return reply


def _listed(text: str, schema: Schema) -> tuple[Element, ...]:
    """The tables that the person says are all. Halts where one of them is not there."""
    found = {name: find_table(name, schema) for name in text.splitlines() if name.strip()}
    for name, table in found.items():
        if table is None:
            raise Halt(Reason.NOT_IN_DATA, name)
    return tuple(dict.fromkeys(Element(table.name) for table in found.values() if table))


def _apply(reply: Reply, said: _Said, schema: Schema) -> None:
    """What a choice, a typed name or words change: the tables chosen so far, or the question itself."""
    if reply.kind in (ReplyKind.NO, ReplyKind.NONE):
        raise Halt(Reason.NOT_IN_DATA, "none of these")
    if reply.kind not in (ReplyKind.NAME, ReplyKind.OTHER) or not reply.text.strip():
        return
    table = find_table(reply.text, schema)
    if table is not None:
        said.choose(Element(table.name))
    elif reply.kind is ReplyKind.NAME:
        raise Halt(Reason.NOT_IN_DATA, reply.text)
    else:
        said.question = with_words(said.question, reply.text)
