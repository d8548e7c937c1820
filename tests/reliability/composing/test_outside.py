"""What the data lack by a question's words as a whole, though each word has something to do with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.composing.understanding import SURELY_OUTSIDE, understand
from reliability.core import AnswerSettings
from reliability.values import PreviousTurn, Question
from tests.support.trace_world import core as made_core


@dataclass
class Told:
    """Finds as likely within the data what it is told to."""

    likely: Callable[[str], float]
    fingerprint: str = "told"


class KnowsAll:
    """Knows every question word for word, and no query."""

    fingerprint = "all"

    def knows(self, question: str) -> bool:
        return True

    def near(self, question: str, most: int) -> list[object]:
        return []


def missing(chain: SqlWarehouse, question: Question, likely: Callable[[str], float], **more: object) -> tuple[str, ...]:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16), in_data=Told(likely), **more)  # type: ignore[arg-type]
    return understand(question, chain.schema(), core).missing


def unless_hired(text: str) -> float:
    return 0.01 if "manager" in text else 0.8


ASKED = Question("q", "how many shops have a manager")


def test_what_speaks_against_a_question_is_missing(chain: SqlWarehouse) -> None:
    assert missing(chain, Question("q", "how many shops"), lambda _: SURELY_OUTSIDE) == ()
    assert missing(chain, Question("q", "how many shops"), lambda text: 0.02 if "shops" in text else 0.5) == ("shops",)
    assert missing(chain, ASKED, unless_hired) == ("manager",)


def test_what_the_words_lack_by_themselves_is_named_before_that(chain: SqlWarehouse) -> None:
    assert missing(chain, Question("q", "why did sales fall"), lambda _: 0.01) == ("why",)


def test_a_follow_up_and_what_is_known_word_for_word_are_not_refused_for_it(chain: SqlWarehouse) -> None:
    later = replace(ASKED, previous=PreviousTurn("how many shops", "SELECT COUNT(*) FROM shops"))
    assert missing(chain, later, unless_hired) == ()
    assert missing(chain, ASKED, unless_hired, precedents=KnowsAll()) == ()


@pytest.mark.parametrize("text", ["?", "🙂🙂", "who is this", "shops " * 2_000])
def test_whatever_is_asked_something_is_named(chain: SqlWarehouse, text: str) -> None:
    assert all(missing(chain, Question("q", text), lambda _: 0.0))
