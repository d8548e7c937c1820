"""A person who knows what the question means, simulated from its gold labels: what measurements let answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from reliability.values import (
    ChooseElement,
    ChooseReading,
    Clarification,
    Element,
    ElementOption,
    Reading,
    Reply,
    ReplyKind,
)

NONE_OF_THESE = "none of these"


def _no_reading(_reading: Reading) -> bool:
    return False


@dataclass(frozen=True)
class SimulatedPerson:
    """Replies to every clarification as somebody would who knows the gold tables and columns.

    Confirms a list that holds what is gold and nothing else, says that nothing is missing where nothing is, and else
    says, in one reply, all that the list is to hold. After a no picks the gold element that is offered, or types the
    name of what is not. Of readings, picks the first that `right` says is one. Knows nothing of the model, and only of
    the list what it is shown.

    >>> from reliability.values import ConfirmElements
    >>> person = SimulatedPerson.of(["orders"], [Element("orders", "net_sales")])
    >>> orders, stores = ElementOption(Element("orders")), ElementOption(Element("stores"))
    >>> person(ConfirmElements(0, (stores,), alternatives=(orders,)))
    Reply(kind=<ReplyKind.LIST: 'list'>, choice=-1, text='orders', person='simulated')
    >>> person(ChooseElement(1, (), (stores,), missing=True, linked=(Element("orders"),))).kind.value
    'none'
    """

    tables: frozenset[Element]
    columns: frozenset[Element]
    right: Callable[[Reading], bool] = field(default=_no_reading)
    name: str = "simulated"

    @classmethod
    def of(
        cls, tables: Iterable[str], columns: Iterable[Element], right: Callable[[Reading], bool] = _no_reading
    ) -> SimulatedPerson:
        """Somebody who knows these tables and columns."""
        return cls(frozenset(map(Element, tables)), frozenset(columns), right)

    def __call__(self, asked: Clarification) -> Reply:
        """What the person replies; never JUST_ANSWER, never EXPIRED."""
        if isinstance(asked, ChooseReading):
            return self._pick(asked.readings)
        shown = [*(option.element for option in asked.options), *asked.linked]
        gold = self._gold(shown)
        if isinstance(asked, ChooseElement):
            if not asked.missing:
                return self._choose(asked.options, gold - set(asked.linked))
            return self._reply(ReplyKind.NONE) if gold == set(asked.linked) else self._say(gold)
        if gold == set(shown):
            return self._reply(ReplyKind.YES)
        return self._say(gold) if asked.alternatives or asked.linked else self._reply(ReplyKind.NO)

    def _say(self, gold: frozenset[Element]) -> Reply:
        """All that the list is to hold; nothing of what is asked about where that is nothing."""
        if not gold:
            return self._reply(ReplyKind.NONE)
        return self._reply(ReplyKind.LIST, text="\n".join(map(str, sorted(gold))))

    def _choose(self, options: Sequence[ElementOption], missing: frozenset[Element]) -> Reply:
        """The first option that is missing; else the name of what is; else nothing."""
        for index, option in enumerate(options):
            if option.element in missing:
                return self._reply(ReplyKind.CHOICE, choice=index)
        if missing:
            return self._reply(ReplyKind.NAME, text=str(min(missing)))
        return self._reply(ReplyKind.NONE)

    def _gold(self, shown: Sequence[Element]) -> frozenset[Element]:
        """The gold elements of the kind that is asked about: columns where one is shown, else tables."""
        return self.columns if any(element.column for element in shown) else self.tables

    def _pick(self, readings: Sequence[Reading]) -> Reply:
        for index, reading in enumerate(readings):
            if self.right(reading):
                return self._reply(ReplyKind.CHOICE, choice=index)
        return self._reply(ReplyKind.OTHER, text=NONE_OF_THESE)

    def _reply(self, kind: ReplyKind, choice: int = -1, text: str = "") -> Reply:
        return Reply(kind, choice, text, self.name)
