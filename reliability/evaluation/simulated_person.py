"""A person who knows what the question means, simulated from its gold labels: what measurements let answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from reliability.values import Clarification, Element, Reading, Reply


def _no_reading(_reading: Reading) -> bool:
    return False


@dataclass(frozen=True)
class SimulatedPerson:
    """Replies to every clarification as somebody would who knows the gold tables and columns.

    Confirms a list that holds what is gold and nothing else, says that nothing is missing where nothing is, and else
    says, in one reply, all that the list is to hold. After a no picks the gold element that is offered, or types the
    name of what is not. Of readings, picks the first that `right` says is one. Knows nothing of the model, and only of
    the list what it is shown.

    >>> from reliability.clarifications.elements import ChooseElement, ConfirmElements
    >>> from reliability.values import ElementOption
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
        return replace(asked.reply_of(self), person=self.name)

    def needed(self, shown: Sequence[Element]) -> frozenset[Element]:
        """The gold elements of the kind that is asked about: columns where one is shown, else tables."""
        return self.columns if any(element.column for element in shown) else self.tables
