"""What a flagged step leads to, by policy: a halt, the model's own second look, or one question to a person.

METHODS.md 1: `abstain`; `surrogate` (RTS 3.3: linking halts only if "False" is the likelier); `ask`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace

from reliability.core import Core
from reliability.dialogue import Dialogue, Halt
from reliability.offers import find_element
from reliability.values import (
    ChooseElement,
    Clarification,
    ConfirmElements,
    Element,
    ElementOption,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)

MAX_OPTIONS = 8
_MAX_WORDS = 500  # characters of what a person adds to a question


@dataclass(frozen=True, slots=True)
class Offer:
    """What is put to a person about a flagged step: the traced element and what else it might be, ranked.

    `linked` is what the list holds before the element. At the end of a list `traced` is None: what is missing?
    """

    traced: ElementOption | None
    alternatives: tuple[ElementOption, ...]
    linked: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was decided about `place`, an element or, None, the end of a list: it stands, `confirmed` by a person or
    not; or it is refused and `chosen` takes its place, if anything does; or `words` are added to the question."""

    place: Element | None
    stands: bool = False
    confirmed: bool = False
    chosen: Element | None = None
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
    """Put an offer to the person. `tables`: the linked ones, for a column named without its table.

    Halts with TOO_MANY_QUESTIONS, EXPIRED, or NOT_IN_DATA (a typed name that is not there).
    """

    def named(text: str) -> Element | None:
        return find_element(text, schema, tables)

    if offer.traced is None:
        reply = yield from dialogue.ask(
            ChooseElement(dialogue.step, (), offer.alternatives, missing=True, linked=offer.linked)
        )
        whole = Ruling(None, stands=True, confirmed=reply.kind is not ReplyKind.JUST_ANSWER)
        return _chosen(reply, offer.alternatives, named, otherwise=whole)
    traced = offer.traced.element
    confirmed = Ruling(traced, stands=True, confirmed=True)
    reply = yield from dialogue.ask(
        ConfirmElements(dialogue.step, (offer.traced,), offer.alternatives, offer.linked)
    )
    if reply.kind is ReplyKind.YES:
        return confirmed
    if reply.kind is ReplyKind.JUST_ANSWER:
        return Ruling(traced, stands=True)
    if reply.kind is ReplyKind.NO:
        reply = yield from dialogue.ask(
            ChooseElement(dialogue.step, (traced,), offer.alternatives, linked=offer.linked)
        )
    ruling = _chosen(reply, offer.alternatives, named, otherwise=Ruling(traced))
    return confirmed if ruling.chosen == traced else ruling


def _chosen(
    reply: Reply, options: Sequence[ElementOption], named: Callable[[str], Element | None], otherwise: Ruling
) -> Ruling:
    """What a choice, a typed name or words decide; `otherwise` where the reply picks nothing."""
    if reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(options):
        return Ruling(otherwise.place, chosen=options[reply.choice].element)
    if reply.kind not in (ReplyKind.NAME, ReplyKind.OTHER) or not reply.text.strip():
        return otherwise
    element = named(reply.text)
    if element is not None:
        return Ruling(otherwise.place, chosen=element)
    if reply.kind is ReplyKind.NAME:
        raise Halt(Reason.NOT_IN_DATA, reply.text)
    return Ruling(otherwise.place, words=reply.text)
