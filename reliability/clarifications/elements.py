"""Questions back about tables and columns: confirm these, choose one, or name all that a question needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from reliability.clarifications.kinds import clarification_kind
from reliability.values import Clarification, Element, ElementOption, Lesson, Reply, ReplyKind, WhoKnows

_LISTED_AT_MOST = 100


@clarification_kind
@dataclass(frozen=True, slots=True)
class ConfirmElements(Clarification):
    """ "Is this what you mean?" for elements that belong together; `alternatives` (ranked) may be chosen
    instead. `linked` is what else the list holds.

    >>> ConfirmElements(0, ()).read("no").kind.value
    'no'
    >>> ConfirmElements(0, ()).read("list: orders, order items").text.splitlines()
    ['orders', 'order items']
    """

    kind: ClassVar[str] = "confirm_elements"
    takes: ClassVar[frozenset[ReplyKind]] = frozenset(
        (ReplyKind.YES, ReplyKind.NO, ReplyKind.CHOICE, ReplyKind.LIST, ReplyKind.NONE)
    )

    options: tuple[ElementOption, ...]
    alternatives: tuple[ElementOption, ...] = ()
    linked: tuple[Element, ...] = ()

    def offered(self) -> tuple[str, ...]:
        """The elements that are to be confirmed."""
        return tuple(str(option.element) for option in self.options)

    def numbered(self) -> tuple[str, ...]:
        """What may be meant instead."""
        return tuple(str(option.element) for option in self.alternatives)

    def choices(self) -> int:
        """A choice is one of the alternatives; or of the options, which a place may number where it shows them."""
        return max(len(self.options), len(self.alternatives))

    def listable(self) -> tuple[tuple[Element, ...], int]:
        """What is asked about and linked, which the list holds; then the alternatives."""
        held = (*(option.element for option in self.options), *self.linked)
        offered = (*held, *(option.element for option in self.alternatives))
        return offered[:_LISTED_AT_MOST], min(_LISTED_AT_MOST, len(held))

    def reply_of(self, person: WhoKnows) -> Reply:
        """Yes to a list that holds what is needed and nothing else; else all that it is to hold."""
        shown = (*(option.element for option in self.options), *self.linked)
        needed = person.needed(shown)
        if needed == set(shown):
            return Reply(ReplyKind.YES)
        return whole_list(needed) if self.alternatives or self.linked else Reply(ReplyKind.NO)

    def lesson(self, reply: Reply, refused: tuple[ElementOption, ...]) -> Lesson:  # noqa: ARG002 - its form
        """What was confirmed, or preferred over the one refused element; after a no the next choice says it."""
        if reply.kind is ReplyKind.YES:
            return Lesson(tuple((option.phrase, option.element, ()) for option in self.options))
        if reply.kind is ReplyKind.LIST:
            return Lesson(self._preferred_by_list(reply))
        if reply.kind is ReplyKind.CHOICE:
            return Lesson(preferred_over(self.options, self.alternatives, reply), self.options)
        return Lesson(refused=self.options if reply.kind is ReplyKind.NO else ())

    def _preferred_by_list(self, reply: Reply) -> tuple[tuple[str, Element, tuple[Element, ...]], ...]:
        """Where a list differs from the proposed one in one element that another replaced: else nobody knows which
        was meant instead of which."""
        said, linked = set(reply.text.splitlines()), {str(element) for element in self.linked}
        left_out = [option for option in self.options if str(option.element) not in said]
        added = [option for option in self.alternatives if str(option.element) in said]
        known = linked | {str(option.element) for option in (*self.options, *self.alternatives)}
        if len(left_out) != 1 or len(added) != 1 or not linked <= said <= known:
            return ()
        return ((left_out[0].phrase, added[0].element, (left_out[0].element,)),)


@clarification_kind
@dataclass(frozen=True, slots=True)
class ChooseElement(Clarification):
    """ "Which did you mean?" among ranked elements, or a typed name. `linked` is what the list holds already."""

    kind: ClassVar[str] = "choose_element"
    takes: ClassVar[frozenset[ReplyKind]] = frozenset((ReplyKind.CHOICE, ReplyKind.LIST, ReplyKind.NONE))

    refused: tuple[Element, ...]
    options: tuple[ElementOption, ...]
    missing: bool = False  # linking stopped early: "what is missing?"
    linked: tuple[Element, ...] = ()

    def offered(self) -> tuple[str, ...]:
        """The elements among which is to be chosen."""
        return tuple(str(option.element) for option in self.options)

    def listable(self) -> tuple[tuple[Element, ...], int]:
        """What the list holds, then the options."""
        offered = (*self.linked, *(option.element for option in self.options))
        return offered[:_LISTED_AT_MOST], min(_LISTED_AT_MOST, len(self.linked))

    def reply_of(self, person: WhoKnows) -> Reply:
        """The first option that is needed and missing, else the name of what is, else nothing. Asked what is missing:
        nothing, where nothing is, else all that the list is to hold."""
        needed = person.needed((*(option.element for option in self.options), *self.linked))
        if self.missing:
            return Reply(ReplyKind.NONE) if needed == set(self.linked) else whole_list(needed)
        missing = needed - set(self.linked)
        for index, option in enumerate(self.options):
            if option.element in missing:
                return Reply(ReplyKind.CHOICE, choice=index)
        return Reply(ReplyKind.NAME, text=str(min(missing))) if missing else Reply(ReplyKind.NONE)

    def lesson(self, reply: Reply, refused: tuple[ElementOption, ...]) -> Lesson:
        """What was chosen over the one element refused before; of what is missing nothing was refused."""
        chosen = () if self.missing else preferred_over(refused, self.options, reply)
        return Lesson(chosen, refused)


@clarification_kind
@dataclass(frozen=True, slots=True)
class NameNeeded(Clarification):
    """ "Which tables and columns does your question need?", where no reading was meant, or words have nothing to do with
    what the data's names say: a list of both, in one reply. `options` are ranked, and `held` are those of them that the
    list holds at first; `missing` are the words that nothing explains.

    >>> NameNeeded(0, (), ()).read("list: orders, orders.total").text.splitlines()
    ['orders', 'orders.total']
    """

    kind: ClassVar[str] = "name_needed"
    takes: ClassVar[frozenset[ReplyKind]] = frozenset((ReplyKind.LIST, ReplyKind.NONE))

    options: tuple[ElementOption, ...]
    held: tuple[Element, ...] = ()
    missing: tuple[str, ...] = ()

    def offered(self) -> tuple[str, ...]:
        """The tables and columns, as they are ranked."""
        return tuple(str(option.element) for option in self.options)

    def numbered(self) -> tuple[str, ...]:
        """Nothing: one alone is seldom all, and what is needed is said by name."""
        return ()

    def listable(self) -> tuple[tuple[Element, ...], int]:
        """What the list holds already, then the other options."""
        others = (option.element for option in self.options if option.element not in self.held)
        return (*self.held, *others)[:_LISTED_AT_MOST], min(_LISTED_AT_MOST, len(self.held))

    def reply_of(self, person: WhoKnows) -> Reply:
        """All that is needed of what is shown, columns and tables."""
        shown, _ = self.listable()
        columns = person.needed([each for each in shown if each.column])
        tables = person.needed([each for each in shown if not each.column])
        return whole_list((columns | tables) & set(shown))

    def says_meaning(self, reply: Reply) -> bool:
        """A list of all that is needed says it, too."""
        return reply.kind in (ReplyKind.LIST, ReplyKind.OTHER)


def whole_list(needed: frozenset[Element]) -> Reply:
    """All that a list is to hold; nothing of what is asked about where that is nothing."""
    return Reply(ReplyKind.LIST, text="\n".join(map(str, sorted(needed)))) if needed else Reply(ReplyKind.NONE)


def preferred_over(
    refused: tuple[ElementOption, ...], options: tuple[ElementOption, ...], reply: Reply
) -> tuple[tuple[str, Element, tuple[Element, ...]], ...]:
    """The chosen option, for the phrase for which the one refused element had been read."""
    if reply.kind is not ReplyKind.CHOICE or len(refused) != 1 or not 0 <= reply.choice < len(options):
        return ()
    return ((refused[0].phrase, options[reply.choice].element, (refused[0].element,)),)
