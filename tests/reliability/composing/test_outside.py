"""What the data lack by a question's words as a whole, though each word has something to do with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

import pytest

from adapters.warehouses.fake import FakeWarehouse
from adapters.warehouses.warehouse import SqlWarehouse
from reliability.accounting.accounting import account_for
from reliability.accounting.learnt_words import AS_LIKELY
from reliability.answer import answer
from reliability.composing.understanding import SURELY_IN_DATA, SURELY_OUTSIDE, _only_around_it, understand
from reliability.core import AnswerSettings
from reliability.values import Abstained, Beyond, Column, PreviousTurn, Question, Reason, Schema, Table
from tests.support.trace_world import core as made_core


@dataclass
class AsLikely:
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


def outside(chain: SqlWarehouse, question: Question, likely: Callable[[str], float], **more: object) -> str | None:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16), in_data=AsLikely(likely), **more)  # type: ignore[arg-type]
    return understand(question, chain.schema(), core).outside


def unless_managed(text: str) -> float:
    return 0.01 if "manager" in text else 0.8


ASKED = Question("q", "how many shops have a manager")


def test_what_speaks_against_a_question_is_named(chain: SqlWarehouse) -> None:
    assert outside(chain, Question("q", "how many shops"), lambda _: SURELY_OUTSIDE) is None
    assert outside(chain, Question("q", "how many shops"), lambda text: 0.02 if "shops" in text else 0.5) == "shops"
    assert outside(chain, ASKED, unless_managed) == "manager"


def test_where_no_words_are_to_blame_none_are_named(chain: SqlWarehouse) -> None:
    assert outside(chain, ASKED, lambda _: 0.01) == ""


@pytest.mark.parametrize(
    ("text", "in_data", "refused"),
    [
        ("how many shops", 0.05, False),
        ("how many shops", 0.03, True),  # hardly any that can be answered is so unlike the others
        ("how many shops are purple", 0.05, True),  # not all is explained
    ],
)
def test_what_no_words_speak_against_and_a_query_says_well_is_asked_about(
    chain: SqlWarehouse, text: str, in_data: float, refused: bool
) -> None:
    assert (outside(chain, Question("q", text), lambda _: in_data) is not None) is refused


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("average wage of workers", False),
        ("total wage of workers by sex", False),
        ("total wage of worthy workers", True),  # not all is explained
        ("sex of the worker with wage", True),  # nor for another figure than one that it is about
    ],
)
def test_one_figure_that_is_kept_is_not_refused_for_its_word(chain: SqlWarehouse, text: str, refused: bool) -> None:
    word = "sex" if text.startswith("sex") else "wage"
    assert (outside(chain, Question("q", text), lambda said: 0.01 if word in said else 0.4) is not None) is refused


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("do we have workers with the same sex", False),
        ("duplicate sex of workers", False),
        ("do we have any sex", True),  # nothing is to be alike
    ],
)
def test_what_rows_have_in_common_is_not_refused_for_its_word(chain: SqlWarehouse, text: str, refused: bool) -> None:
    assert (outside(chain, Question("q", text), lambda said: 0.01 if "sex" in said else 0.4) is not None) is refused


def test_a_question_is_told_without_the_names_of_rows(chain: SqlWarehouse) -> None:
    """Whatever shop is asked about, the words around it decide."""
    asked: list[str] = []

    def likely(text: str) -> float:
        asked.append(text)
        return 0.01 if "mood" in text else 0.5

    assert outside(chain, Question("q", "the mood at Kiel Market"), likely) == "mood"
    assert asked
    assert not any("Kiel" in text for text in asked)


def test_nothing_is_composed_for_what_is_outside(chain: SqlWarehouse) -> None:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16), in_data=AsLikely(unless_managed))
    for text, composed in (("how many shops have a manager", False), ("how many shops", True)):
        assert bool(understand(Question("q", text), chain.schema(), core).queries) is composed


def test_an_ask_about_it_ends_as_not_in_the_data(chain: SqlWarehouse) -> None:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16), in_data=AsLikely(unless_managed))
    with pytest.raises(StopIteration) as ended:
        next(answer(ASKED, core))
    assert isinstance(ended.value.value, Abstained)
    assert (ended.value.value.reason, ended.value.value.detail) == (Reason.NOT_IN_DATA, "manager")


@pytest.mark.parametrize(
    ("text", "beyond"),
    [
        ("how many sales in December 2025", Beyond.AFTER),
        ("how many sales in 2019", Beyond.BEFORE),
        ("how many sales in October 2025", None),
        ("how many sales", None),
    ],
)
def test_an_ask_for_a_time_that_the_data_do_not_reach_ends_with_how_far_they_go(
    chain: SqlWarehouse, text: str, beyond: Beyond | None
) -> None:
    settings = AnswerSettings(composed=16)
    nowhere = replace(made_core(), warehouse=chain, settings=settings, in_data=AsLikely(lambda _: 0.01))
    core = replace(nowhere, today=lambda: date(2026, 1, 15))
    with pytest.raises(StopIteration) as ended:
        next(answer(Question("q", text), core))
    outcome = ended.value.value
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail) == (Reason.NOT_IN_DATA, "")
    assert [reading.reach.beyond for reading in outcome.readings if reading.reach] == ([beyond] if beyond else [])
    assert len(outcome.readings) == (beyond is not None)


def test_a_follow_up_and_what_is_known_word_for_word_are_not_refused_for_it(chain: SqlWarehouse) -> None:
    later = replace(ASKED, previous=PreviousTurn("how many shops", "SELECT COUNT(*) FROM shops"))
    assert outside(chain, later, unless_managed) is None
    assert outside(chain, ASKED, unless_managed, precedents=KnowsAll()) is None


def unless_for_a_scheme(text: str) -> float:
    return 0.01 if "scheme" in text else 0.99


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("how many shops, for my pension scheme", False),
        ("how many shops? I think of a scheme here", False),
        ("how many shops have a scheme", True),
        ("scheme? how many schemes for my scheme", True),
    ],
)
def test_what_only_a_reason_for_asking_speaks_against_is_not_refused(
    chain: SqlWarehouse, text: str, refused: bool
) -> None:
    assert (outside(chain, Question("q", text), unless_for_a_scheme) is not None) is refused


def test_what_is_not_surely_in_the_data_without_its_reason_is_refused(chain: SqlWarehouse) -> None:
    likely = SURELY_IN_DATA - 0.01
    asked = Question("q", "how many shops, for my pension scheme")
    assert outside(chain, asked, lambda text: 0.01 if "scheme" in text else likely) is not None


def test_what_nothing_would_keep_from_an_answer_is_refused_for_its_reason_too(chain: SqlWarehouse) -> None:
    """Every word explained, and likely within the data: neither would say that it is to be asked about."""
    asked = account_for("how many shops, for my pension scheme", chain.schema(), [], date(2026, 1, 15))
    core = replace(made_core(), warehouse=chain, in_data=AsLikely(lambda _: 0.99))
    for explained, in_data, admitted in ((1.0, AS_LIKELY, False), (1.0, 0.4, True), (0.9, 0.9, True)):
        told = replace(asked, explained=explained, missing=("scheme",))
        assert _only_around_it(told, in_data, chain.schema(), core) is admitted


def test_what_a_reason_alone_lacks_is_asked_about_and_never_answered_unasked(chain: SqlWarehouse) -> None:
    """Its words stay unexplained, or it stays unlikely within the data: each keeps an answer back (decide.py)."""
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16))
    asked = Question("q", "how many shops, for my pension scheme")
    for likely in (unless_for_a_scheme, lambda text: 0.6 if "scheme" in text else 0.99):
        found = understand(asked, chain.schema(), replace(core, in_data=AsLikely(likely)))
        assert found.queries
        assert found.explained < 1 or (found.in_data or 0) < AS_LIKELY


@pytest.mark.parametrize("text", ["?", "🙂🙂", "who is this", "shops " * 2_000])
def test_whatever_is_asked_it_is_outside(chain: SqlWarehouse, text: str) -> None:
    assert outside(chain, Question("q", text), lambda _: 0.0) is not None


def test_what_is_left_to_be_understood_is_composed_in_full_and_leaves_the_meaning_open(chain: SqlWarehouse) -> None:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16))
    sure = replace(core, one_meaning=AsLikely(lambda _: 0.9))
    unsure = replace(core, one_meaning=AsLikely(lambda _: 0.0))
    question = Question("q", "are we growing?")
    found = [understand(question, chain.schema(), each) for each in (core, sure, unsure)]
    assert all(any(each.in_full for each in one.queries) for one in found)
    assert [one.one_meaning for one in found] == [0.4, 0.4, 0.0]
    assert all(each.fit <= 0.9 for each in found[0].queries if each.in_full)  # each is one way of several
    plain = understand(Question("q", "how many shops"), chain.schema(), sure)
    assert plain.one_meaning == 0.9
    assert not any(each.in_full for each in plain.queries)


def test_what_hardly_fits_is_no_way_to_understand_a_question(
    chain: SqlWarehouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reliability.composing.understanding._FITS", 1.01)
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16))
    found = understand(Question("q", "are we growing?"), chain.schema(), core)
    assert not any(each.in_full for each in found.queries)
    assert found.one_meaning is None


def test_what_somebody_spent_is_asked_as_how_much(chain: SqlWarehouse) -> None:
    def likely(text: str) -> float:
        return 0.01 if text.startswith("what did") else 0.8

    assert outside(chain, Question("q", "what did the shops spend in 2025"), likely) is None
    assert outside(chain, Question("q", "what did the shops spend most on"), likely) is not None


def test_how_many_and_which_is_answered_by_a_list(chain: SqlWarehouse) -> None:
    core = replace(made_core(), warehouse=chain, settings=AnswerSettings(composed=16))
    found = understand(Question("q", "How many workers are there and which ones?"), chain.schema(), core)
    assert found.queries
    assert found.operations == ("list",)
    assert "COUNT" not in found.queries[0].sql


@pytest.mark.parametrize(("column", "refused"), [("reason", False), ("remark", True)])
def test_why_is_not_outside_of_the_data_where_reasons_are_kept(column: str, refused: bool) -> None:
    kept = Column(column, "TEXT", nullable=False, samples=("Storm", "Illness"), comment="why it was handed in")
    schema = Schema("sqlite", (Table("returns", (Column("return_id", "INTEGER", primary_key=True), kept)),))
    core = replace(made_core(), warehouse=FakeWarehouse(schema, {}), settings=AnswerSettings(composed=16))
    core = replace(core, in_data=AsLikely(lambda _: 0.01))
    found = understand(Question("q", "why are there returns"), schema, core)
    assert (found.outside is not None or bool(found.missing)) is refused
