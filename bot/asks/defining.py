"""Defining words: checked against the schema now, kept, removed, and their authors told.

What the catalog defines goes before what was defined in Slack: it is kept with the team's code, and changed there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.asks.keeping import Book, begun_so, tell_authors, the_one
from bot.wording.kept import defined_words
from reliability.definitions.defining import defined
from reliability.definitions.definition import Definition, Named, Origin
from reliability.definitions.meaning import meaning_of, spoken
from reliability.errors import BadInput
from reliability.question.named import stems
from reliability.values import Schema

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Defining:
    """Defined words, for people who make them and for asks. All functions take a warehouse's name; `catalogued` gives
    what the catalog defines."""

    store: Book[Definition]
    schema_of: Callable[[str], Schema]
    catalogued: Callable[[str], Sequence[Definition]]
    now: Callable[[], datetime]

    def active(self, warehouse: str) -> list[Definition]:
        """Those that hold now: the catalog's, then stored ones of other words, newest first."""
        listed = list(self.catalogued(warehouse))
        known = {tuple(stems(each.phrase)) for each in listed}
        return [*listed, *(each for each in self.store.active(warehouse) if tuple(stems(each.phrase)) not in known)]

    def named(self, warehouse: str, schema: Schema | None = None) -> list[Named]:
        """Those that hold now, with what they mean in plain English: in a schema, where a role sees less than all of
        it. Raises what the parts raise."""
        seen, found = schema or self.schema_of(warehouse), []
        for each in self.active(warehouse):
            try:
                found.append(Named(each, spoken(meaning_of(each.means, seen, each.table), seen)))
            except BadInput:  # not seen so, or changed since it was last looked at
                logger.debug("a definition does not hold: %s", each.id)
        return found

    def checked(self, phrase: str, means: str, warehouse: str, by: str, origin: Origin = "written") -> Definition:
        """A definition as it would be kept. Raises BadInput for what cannot be, and what the parts raise."""
        at = self.now().isoformat(timespec="seconds")
        made = defined(phrase, means, warehouse, self.schema_of(warehouse), by=by, at=at, origin=origin)
        if any(stems(each.phrase) == stems(made.phrase) for each in self.catalogued(warehouse)):
            raise BadInput(defined_words.defined_in_catalog(made.phrase))
        return made

    def define(self, phrase: str, means: str, warehouse: str, by: str, origin: Origin = "written") -> Definition:
        """Define a word for everybody. Raises as `checked` does."""
        return self.store.keep(self.checked(phrase, means, warehouse, by, origin))

    def remove(self, definition_id: str, by: str) -> Definition:
        """Read no question by it any more. Raises NotFound."""
        return self.store.retire(definition_id, by)

    def tell_authors(self, tell_once: Callable[[str, str, str], object], admins: Sequence[str] = ()) -> None:
        """Tell authors (admins, of what was imported) what a change of the schema retired; never raises."""
        tell_authors(
            self.store,
            "definition",
            lambda each: defined_words.definition_retired(each.phrase, each.means),
            tell_once,
            admins,
        )


def found(store: Book[Definition], beginning: str) -> Definition:
    """The definition whose id begins so, or whose words it is. Raises NotFound."""
    known = store.all()
    worded = [each for each in known if each.state == "active" and stems(each.phrase) == stems(beginning)]
    return the_one(begun_so(known, beginning) or worded, lambda many: defined_words.no_such_definition(beginning, many))
