"""What stands around a place in a question, whatever has been made of it so far."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.asked.vocabulary import LEAST_SCORE, SURELY, THINGS, is_verb

_COLLECTIVE = frozenset("staff people personnel".split())


def several_next(pieces: tuple[Piece, ...], at: int) -> bool:
    """Whether those who did something follow a place, not one of each group: "taught by staff", "built by Canadian
    architects"."""
    for piece in pieces[at + 1 : at + 4]:
        best = piece.best
        if best is not None and best.role is Role.TABLE:
            said = piece.text.lower()
            return said in _COLLECTIVE or (said.endswith("s") and not said.endswith("ss"))
        if best is not None and best.role not in (Role.FUNCTION, Role.CELL, Role.STATE):
            return False
    return False


@dataclass(frozen=True, slots=True)
class Surroundings:
    """A question's pieces, each by its place, and `commas`: the places that a comma follows or that are one."""

    pieces: tuple[Piece, ...]
    text: str
    commas: frozenset[int]

    @classmethod
    def of(cls, pieces: tuple[Piece, ...], text: str) -> Surroundings:
        """The surroundings of all places of `text`, as cut into `pieces`."""
        commas = (
            n
            for n, (one, other) in enumerate(pairwise(pieces))
            if "," in text[one.end : other.start] or one.text == ","
        )
        return cls(pieces, text, frozenset(commas))

    # --- before a place -------------------------------------------------------------------------------

    def best_before(self, at: int) -> Explanation | None:
        """What likeliest explains the piece before a place."""
        return self.pieces[at - 1].best if at else None

    def text_before(self, at: int) -> str:
        """The piece before a place in lower case, empty at the beginning."""
        return self.pieces[at - 1].text.lower() if at else ""

    def words_before(self, at: int, most: int) -> set[str]:
        """The words of the few pieces before a place."""
        return {word for piece in self.pieces[max(0, at - most) : at] for word in piece.lemmas}

    def led_on(self, at: int) -> bool:
        """Whether "and" or a comma came just before."""
        return at - 1 in self.commas or (at > 1 and self.goes_on(at - 2)) or (at > 0 and self.goes_on(at - 1))

    # --- after a place --------------------------------------------------------------------------------

    def goes_on(self, at: int) -> bool:
        """Whether "and", "or" or a comma comes next."""
        if at in self.commas or at + 1 >= len(self.pieces):
            return at in self.commas
        best = self.pieces[at + 1].best
        said = best is not None and best.role is Role.OPERATION and best.value in (Operation.AND, Operation.OR)
        return said or self.pieces[at + 1].lemmas[:1] in (("and",), ("or",), ("nor",))

    def lemmas_after(self, at: int) -> tuple[str, ...]:
        """The words of the piece after a place, none at the end."""
        return self.pieces[at + 1].lemmas if at + 1 < len(self.pieces) else ()

    def words_after(self, at: int, most: int) -> set[str]:
        """The words of the few pieces after a place."""
        return {word for piece in self.pieces[at + 1 : at + 1 + most] for word in piece.lemmas}

    def best_after(self, at: int) -> Explanation | None:
        """What likeliest explains the piece after a place."""
        return self.pieces[at + 1].best if at + 1 < len(self.pieces) else None

    def bests_after(self, at: int, most: int) -> list[Explanation]:
        """What likeliest explains each of the few pieces after a place."""
        return [best for piece in self.pieces[at + 1 : at + 1 + most] if (best := piece.best) is not None]

    def cell_after(self, at: int) -> bool:
        """Whether a cell comes next, named for sure."""
        after = self.best_after(at)
        return after is not None and after.role is Role.CELL and after.score >= SURELY

    def number_after(self, at: int) -> bool:
        """Whether a number comes next."""
        after = self.best_after(at)
        return after is not None and after.role is Role.NUMBER

    def table_after(self, at: int) -> bool:
        """Whether one of the next pieces rather names a table than not."""
        after = [piece.best for piece in self.pieces[at + 1 : at + 4]]
        return any(best is not None and best.role is Role.TABLE and best.score >= LEAST_SCORE for best in after)

    def _names_a_table(self, at: int) -> bool:
        best = self.pieces[at].best if at < len(self.pieces) else None
        return best is not None and best.role is Role.TABLE

    def thing_after(self, at: int) -> Mark | None:
        """The table or column that is named next; "different", what it is not ("non-cancelled"), how it is in a word
        that nothing explains ("more than 20 handwritten letters") or a word without meaning between."""
        last = at + 2
        for place in range(at + 1, len(self.pieces)):
            best = self.pieces[place].best
            if place > last:
                return None
            if best is not None and best.role is Role.OPERATION and best.value == Operation.DISTINCT:
                continue
            if best is not None and best.role is Role.OPERATION and best.value == Operation.NOT:
                last += 2
                continue
            if best is None and is_verb(self.pieces[place]) and self._names_a_table(place + 1):
                continue
            if best is None or best.role in (Role.PERIOD, Role.OPERATION, Role.NUMBER):
                return None
            if best.role in THINGS:
                return Mark(place, self.pieces[place])
        return None
