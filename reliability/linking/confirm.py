"""What a flagged step leads to, by policy: a halt, the model's own second look, or one question to a person.

docs/METHODS.md 1: `abstain`; `surrogate` (RTS 3.3: linking halts only if "False" is the likelier); `ask`.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace

from reliability.clarifications.elements import ChooseElement, ConfirmElements
from reliability.core import Core
from reliability.dialogue import Dialogue, Halt
from reliability.linking.offers import find_element
from reliability.values import (
    Clarification,
    Element,
    ElementOption,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)

_MAX_WORDS = 500  # characters of what a person adds to a question


@dataclass(frozen=True, slots=True)
class Offer:
    """What is put to a person about a list: its traced elements, in order, and what else might be meant, ranked.

    `linked` is what else the list holds. Where only its end is flagged nothing is traced: what is missing?
    """

    traced: tuple[ElementOption, ...]
    alternatives: tuple[ElementOption, ...]
    linked: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was decided about a list: it stands, `confirmed` by a person or not; or its `refused` elements are left
    out and `chosen` takes their place, if anything does; or it `holds` just these; or `words` are added to the
    question."""

    stands: bool = False
    confirmed: bool = False
    refused: tuple[Element, ...] = ()
    chosen: Element | None = None
    holds: tuple[Element, ...] | None = None
    words: str = ""


def doubted(question: Question, schema: Schema, elements: Sequence[Element], core: Core) -> list[Element]:
    """Elements that the model itself calls irrelevant to the question: False likelier than True."""
    found = []
    for element in elements:
        table = schema.table(element.table)
        about = table.column(element.column) if table and element.column else table
        prompt = core.prompts.render(
            "relevance", question=question.text, element=str(element), comment=about.comment if about else ""
        )
        true, false = core.model.choose(prompt, ("True", "False"))
        if false > true:
            found.append(element)
    return found


def with_words(question: Question, words: str) -> Question:
    """The question with what the person added."""
    return replace(question, text=f"{question.text} ({words.strip()[:_MAX_WORDS]})")


def ask_about(
    offer: Offer, schema: Schema, tables: Sequence[str], dialogue: Dialogue
) -> Generator[Clarification, Reply, Ruling]:
    """Put an offer to the person: one question settles a list. `tables`: the linked ones, for a column named without
    its table. After a no to several elements the first of them is asked about alone.

    Halts with TOO_MANY_QUESTIONS, EXPIRED, or NOT_IN_DATA (a typed name that is not there).
    """

    def named(text: str) -> Element | None:
        return find_element(text, schema, tables)

    stands, traced = Ruling(stands=True, confirmed=True), tuple(each.element for each in offer.traced)
    if not traced:
        reply = yield from dialogue.ask(
            ChooseElement(dialogue.step, (), offer.alternatives, missing=True, linked=offer.linked)
        )
        if reply.kind is ReplyKind.JUST_ANSWER:
            return Ruling(stands=True)
        return _chosen(reply, offer.alternatives, named, otherwise=stands)
    reply = yield from dialogue.ask(ConfirmElements(dialogue.step, offer.traced, offer.alternatives, offer.linked))
    if reply.kind is ReplyKind.YES:
        return stands
    if reply.kind is ReplyKind.JUST_ANSWER:
        return Ruling(stands=True)
    if reply.kind is ReplyKind.NO and len(traced) > 1:
        rest = replace(offer, traced=offer.traced[:1], linked=(*traced[1:], *offer.linked))
        return (yield from ask_about(rest, schema, tables, dialogue))
    if reply.kind is ReplyKind.NO:
        reply = yield from dialogue.ask(ChooseElement(dialogue.step, traced, offer.alternatives, linked=offer.linked))
    ruling = _chosen(reply, offer.alternatives, named, otherwise=Ruling(refused=traced))
    if ruling.chosen is not None and len(traced) > 1:
        return Ruling(holds=(ruling.chosen,))  # of several the one that is named is meant
    return stands if traced == (ruling.chosen,) else ruling


def _chosen(
    reply: Reply, options: Sequence[ElementOption], named: Callable[[str], Element | None], otherwise: Ruling
) -> Ruling:
    """What a choice, typed names or words decide; `otherwise` where the reply picks nothing."""
    if reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(options):
        return Ruling(refused=otherwise.refused, chosen=options[reply.choice].element)
    if reply.kind is ReplyKind.LIST:
        return Ruling(holds=tuple(_known(line, named) for line in reply.text.splitlines() if line.strip()))
    if reply.kind not in (ReplyKind.NAME, ReplyKind.OTHER) or not reply.text.strip():
        return otherwise
    if reply.kind is ReplyKind.NAME:
        return Ruling(refused=otherwise.refused, chosen=_known(reply.text, named))
    element = named(reply.text)
    return Ruling(refused=otherwise.refused, chosen=element) if element else Ruling(words=reply.text)


def _known(text: str, named: Callable[[str], Element | None]) -> Element:
    """The element that a person named. Halts where there is none."""
    element = named(text)
    if element is None:
        raise Halt(Reason.NOT_IN_DATA, text)
    return element
