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

    Confirms what is gold; of anything else picks, in one reply, the gold element that is offered instead and not
    linked yet; says that nothing is missing where nothing is; types the name of what is not offered. Of readings,
    picks the first that `right` says is one. Knows nothing of the model, and only of the list what it is shown.

    >>> from reliability.values import ConfirmElements
    >>> person = SimulatedPerson.of(["orders"], [Element("orders", "net_sales")])
    >>> orders, stores = ElementOption(Element("orders")), ElementOption(Element("stores"))
    >>> person(ConfirmElements(0, (stores,), alternatives=(orders,)))
    Reply(kind=<ReplyKind.CHOICE: 'choice'>, choice=0, text='', person='simulated')
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
        if isinstance(asked, ChooseElement):
            return self._choose(asked.options, asked.linked)
        shown = [option.element for option in asked.options]
        gold = self._gold(shown)
        if not (asked.alternatives or asked.linked):  # these and no others
            return self._reply(ReplyKind.YES if gold == set(shown) else ReplyKind.NO)
        if gold >= set(shown):
            return self._reply(ReplyKind.YES)
        return self._choose(asked.alternatives, asked.linked, like=shown)

    def _choose(
        self, options: Sequence[ElementOption], linked: Sequence[Element], like: Sequence[Element] = ()
    ) -> Reply:
        """The first option that is gold and not linked; else the name of such an element; else nothing."""
        missing = self._gold([*like, *linked, *(option.element for option in options)]) - set(linked)
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
