"""What admins keep for asks: found again by its id, and its author told once a change of the schema has retired it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from bot.redaction import redact
from reliability.definitions.definition import Definition
from reliability.errors import NotFound
from reliability.verified.verified import VerifiedQuestion

logger = logging.getLogger(__name__)

Kept = TypeVar("Kept", Definition, VerifiedQuestion)


class Book(Protocol[Kept]):
    """Where one kind of it is kept (adapters/store/kept/book.py)."""

    def active(self, warehouse: str) -> list[Kept]:
        """Those of a warehouse that hold, newest first."""
        ...

    def all(self) -> list[Kept]:
        """All that were ever kept, newest first."""
        ...

    def keep(self, made: Kept) -> Kept:
        """Keep one. Raises BadInput."""
        ...

    def retire(self, kept_id: str, by: str, why: str = "") -> Kept:
        """Ask no more of it. Raises NotFound."""
        ...

    def untold(self) -> list[Kept]:
        """Those that a change of the schema retired and whose authors have not been told."""
        ...

    def told(self, kept_id: str) -> None:
        """Note that its author was told."""
        ...


def tell_authors(
    book: Book[Kept],
    kind: str,
    said: Callable[[Kept], str],
    tell_once: Callable[[str, str, str], object],
    admins: Sequence[str] = (),
) -> None:
    """Tell authors what a change of the schema retired, and the admins where it came from a file or the command line;
    `tell_once(person, key, sentence)`. What cannot be told now is told at the next look; never raises."""
    try:
        untold = book.untold()
    except Exception as error:
        logger.warning("authors are told later: %s", redact(str(error)))
        return
    for each in untold:
        try:
            is_person = each.by[:1] in ("U", "W") and each.by.isalnum()
            for person in (each.by,) if is_person else admins:
                tell_once(person, f"{kind}:{each.id}", said(each))
            book.told(each.id)
        except Exception as error:
            logger.warning("an author is told later: %s", redact(str(error)))


def begun_so(known: Sequence[Kept], beginning: str) -> list[Kept]:
    """Those whose id begins so; none for nothing."""
    return [each for each in known if beginning and each.id.startswith(beginning)]


def the_one(found: Sequence[Kept], none_or_many: Callable[[int], str]) -> Kept:
    """The only one that was found. Raises NotFound, with the sentence for how many there are."""
    if len(found) != 1:
        raise NotFound(none_or_many(len(found)))
    return found[0]
