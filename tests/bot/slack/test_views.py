"""What people see, as pure functions: whatever an outcome holds, the blocks are valid and say it."""

from __future__ import annotations

import math
import string
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.store.memory.search import HintPage, KnownEvidence
from bot.asks.conversation import OpenClarification, Place
from bot.console.validation import check_message_blocks
from bot.console.validation import check_view as check_view_as_slack
from bot.slack.block_validator import check_message, check_view
from bot.slack.clarifications.view import view_of
from bot.slack.views.abstention import abstention, apology, missing, reason_words
from bot.slack.views.answer import PROMISE_ACTION, answer, needs_csv, promise_modal, sql_modal, steered_by
from bot.slack.views.cells import cell_text, cell_words, grouped, number
from bot.slack.views.clarification import clarification, decision, other_modal, settled
from bot.slack.views.csv_file import csv_file, file_name
from bot.slack.views.first_words import first_words
from bot.slack.views.headings import headed
from bot.slack.views.helped import helped
from bot.slack.views.home import HomeContent, Setup, hint_modal, home
from bot.slack.views.kit import Message, View
from bot.slack.views.memory.modals import add_modal, hint_view, import_modal, merge_modal, search_modal
from bot.slack.views.memory.state import MemoryState, search_of, state_of
from bot.slack.views.table import preview, table
from bot.slack.views.text import code, escape, inert
from bot.wording import abstaining, answering, clarifying, greetings, phrasing, promising, working
from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.memory.standing import Evidence
from reliability.question.examples import MAX_CHARACTERS, example_questions
from reliability.values import (
    Abstained,
    Answered,
    Beyond,
    BrokenPromise,
    Clarification,
    Column,
    Element,
    ElementOption,
    Exchange,
    Helped,
    HelpKind,
    Hint,
    HintScope,
    Included,
    LinkedSchema,
    Reach,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
    Schema,
    Table,
)
from tests.support.live_bot import GROSS, NET, SCHEMA, action_ids, promise, text_of

# --- outcomes of every kind ------------------------------------------------------------------------

NASTY = st.sampled_from(
    [
        "",
        " ",
        "<!channel>",
        "&&&&&&&&" * 40,
        "`" * 50,
        "*_~*",
        "```\n<!here>\n```",
        "\x00\x1b[31m",
        "​﻿",
        "\ud800",
        "a" * 5_000,
        "名前" * 300,
        "👍🏽" * 100,
        "x\ny\r\nz\t",
        "\u202eevil",
        "https://evil.example/<a|b>",
        "=1+1",
        "‮<@U1>",
    ]
)
texts = st.one_of(NASTY, st.text(max_size=60), st.text(alphabet=string.printable, max_size=400))
cells = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    texts,
    st.binary(max_size=60),
    st.just("z" * 20_000),
    st.just(10**4000),
    st.just(b"\x00" * 5000),
)
elements = st.builds(Element, table=texts, column=texts)
options = st.builds(
    ElementOption,
    element=elements,
    phrase=texts,
    comment=texts,
    samples=st.lists(texts, max_size=5).map(tuple),
)
many_options = (st.lists(options, max_size=12) | st.lists(options, max_size=3).map(lambda some: some * 40)).map(tuple)


@st.composite
def result_rows(draw: st.DrawFn) -> Rows:
    width = draw(st.integers(0, 30))
    columns = tuple(draw(st.lists(texts, min_size=width, max_size=width)))
    height = draw(st.sampled_from([0, 1, 2, 3, 99, 100, 101]))
    line = tuple(draw(st.lists(cells, min_size=width, max_size=width)))
    return Rows(columns, (line,) * height, truncated=draw(st.booleans()))


probabilities = st.one_of(st.none(), st.floats(0, 1))
reaches = st.builds(Reach, st.sampled_from(Beyond), texts, texts, texts, st.booleans())
readings = st.builds(
    Reading,
    sql=texts,
    english=texts,
    result=result_rows(),
    probability=probabilities,
    unsaid=st.lists(texts, max_size=3).map(tuple),
    reach=st.none() | reaches,
)
promises = st.builds(
    promise,
    data=texts,
    made_at=texts,
    unasked=st.booleans(),
    given_right=st.booleans(),
    highest_target=st.floats(0, 1),
    bound=st.none() | st.floats(0, 1),
    questions=st.integers(0, 10**9),
)
clarifications: st.SearchStrategy[Clarification] = st.one_of(
    st.builds(
        ConfirmElements,
        step=st.just(0),
        options=many_options,
        alternatives=many_options,
        linked=st.lists(elements, max_size=20).map(tuple),
    ),
    st.builds(ChooseElement, step=st.just(0), refused=st.just(()), options=many_options, missing=st.booleans()),
    st.builds(
        NameNeeded,
        step=st.just(0),
        options=many_options,
        held=st.lists(elements, max_size=20).map(tuple),
        missing=st.lists(texts, max_size=5).map(tuple),
    ),
    st.builds(
        ChooseReading,
        step=st.just(0),
        readings=st.lists(readings, min_size=1, max_size=12).map(tuple),
        broken=st.none() | st.sampled_from(BrokenPromise),
        promise=st.none() | promises,
    ),
)
replies = st.builds(
    Reply,
    kind=st.sampled_from(ReplyKind),
    choice=st.integers(-2, 200),
    text=texts,
    person=st.sampled_from(["", "U1"]),
)
exchanges = st.lists(st.builds(Exchange, clarification=clarifications, reply=replies), max_size=4).map(tuple)
answers = st.builds(
    Answered,
    reading=readings,
    linked=st.just(LinkedSchema((), ())),
    exchanges=exchanges,
    asked=st.booleans(),
    calibrated=st.booleans(),
    promise=st.none() | promises,
    seconds=st.just({}),
    hints=st.just(()),
)
abstentions = st.builds(
    Abstained,
    reason=st.sampled_from(Reason),
    detail=texts,
    readings=st.lists(readings, max_size=8).map(tuple),
    exchanges=st.just(()),
    seconds=st.just({}),
    hints=st.just(()),
    broken=st.none() | st.sampled_from(BrokenPromise),
    promise=st.none() | promises,
)
helps = st.builds(
    Helped,
    kind=st.sampled_from(HelpKind),
    shown=st.lists(st.builds(ElementOption, element=elements, comment=texts), max_size=25).map(tuple),
    more=st.integers(0, 500),
    examples=st.lists(texts, max_size=5).map(tuple),
    seconds=st.just({}),
)
hints = st.builds(
    Hint,
    phrase=texts,
    preferred=elements,
    passed_over=st.lists(elements, max_size=5).map(tuple),
    scope=st.sampled_from(HintScope),
    owner=texts,
    author=texts,
    question=texts,
    created_at=texts,
    id=st.uuids().map(str),
    warehouse=texts,
)

calmly = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def waiting(asked: Clarification, may_reply: tuple[str, ...] = ("U0ADA00001",)) -> OpenClarification:
    place = Place("T1", "C1", "1.1", "mention")
    return OpenClarification("token-1", "Ev1", 0, place, asked, may_reply, "2026-01-01T00:00:00+00:00")


def valid(message: Message) -> Message:
    """Valid by both validators, and nothing in it is markup that was data."""
    check_message(message)
    assert check_message_blocks([dict(block) for block in message.blocks]).found == []
    return message


def valid_view(view: View) -> View:
    check_view(view)
    assert check_view_as_slack(view, view["type"]).found == []
    return view


@calmly
@given(answers)
def test_any_answer_gives_valid_blocks(outcome: Answered) -> None:
    message = valid(answer("Ev1", outcome))
    assert "candor_sql" in action_ids({"blocks": list(message.blocks)})
    assert isinstance(needs_csv(outcome), bool)
    valid_view(sql_modal(outcome.reading.sql))
    valid_view(promise_modal(outcome))


@given(helps)
def test_any_help_gives_valid_blocks_that_say_something(outcome: Helped) -> None:
    message = helped(outcome)
    check_message(message)
    assert message.text.strip()


@calmly
@given(abstentions)
def test_any_abstention_gives_valid_blocks_with_a_reason_and_a_next_step(outcome: Abstained) -> None:
    message = valid(abstention(outcome))
    why, next_step = reason_words(outcome)
    shown = text_of({"blocks": list(message.blocks)})
    if missing(outcome):
        assert "I found nothing here about" in shown
    else:
        assert why in shown
    assert next_step in shown or any(example.strip() for example in outcome.examples) or outcome.instead


@calmly
@given(clarifications, replies)
def test_any_clarification_is_valid_open_and_settled_and_settled_has_no_buttons(
    asked: Clarification, reply: Reply
) -> None:
    open_ = valid(clarification(waiting(asked)))
    offered = action_ids({"blocks": list(open_.blocks)})
    assert offered[-1] in ("candor_other", "candor_name"), "something else is always offered"
    assert len(offered) <= 6  # four readings, none of these, something else
    closed = valid(settled(waiting(asked), reply))
    assert action_ids({"blocks": list(closed.blocks)}) == []
    assert decision(asked, reply)
    valid_view(other_modal(asked, "{}"))


@calmly
@given(
    st.lists(hints, max_size=11, unique_by=lambda hint: hint.id).map(tuple),
    st.one_of(st.none(), st.lists(hints, max_size=12, unique_by=lambda hint: hint.id).map(tuple)),
    st.integers(0, 9),
    st.lists(texts.filter(bool), max_size=5).map(tuple),
    texts,
)
def test_any_home_is_valid_on_every_page(
    own: tuple[Hint, ...], found: tuple[Hint, ...] | None, page: int, examples: tuple[str, ...], sought: str
) -> None:
    setups = (Setup("w" * 300, "m" * 300, "c" * 900), Setup("<!here>", "`", "*", "C1"))
    search = search_of({"text": sought, "table": sought, "person": sought, "scope": "person"})
    state = MemoryState(search, page, page)
    some = None if found is None else HintPage(found, 130, page)
    valid_view(home(HomeContent(setups, examples, HintPage(own, 99, page), some, state)))
    valid_view(search_modal(search, state.as_metadata()))
    assert state_of(state.as_metadata()) == state
    for hint in own[:2]:
        valid_view(hint_modal(hint, may_share=True, metadata="{}"))
        valid_view(merge_modal(hint, [each for each in own if each.id], "{}"))
        said = Evidence(sought, sought, question=sought, ask=sought)
        valid_view(hint_view(hint, [KnownEvidence(said, sought)] * 30, "{}"))
    valid_view(add_modal(["w" * 90, *dict.fromkeys(examples)], "{}"))
    valid_view(import_modal("{}"))


@calmly
@given(texts, st.lists(texts, max_size=5))
def test_any_sentence_gives_a_valid_message(sentence: str, examples: list[str]) -> None:
    valid(apology(sentence))
    valid(first_words(greetings.HELLO, examples, sentence))


@given(texts)
def test_escaped_data_holds_no_markup_and_ends_in_whole_escapes(text: str) -> None:
    for limit in (1, 7, 40, 3000):
        shown = escape(text, limit)
        assert "<" not in shown
        assert ">" not in shown
        assert shown.replace("&amp;", "").replace("&lt;", "").replace("&gt;", "").count("&") == 0
        assert len(shown) <= limit + 1
        assert code(text, limit).count("`") == 2
        assert not set(inert(text, limit)) & set("`*~<>")


# --- what an answer says ---------------------------------------------------------------------------


def answered(result: Rows, **more: Any) -> Answered:
    probability, linked = more.pop("probability", None), more.pop("linked", LinkedSchema((), ()))
    return Answered(Reading("SELECT 1", "Total sales", result, probability), linked, **more)


def shown(outcome: Answered) -> str:
    return text_of({"blocks": list(answer("Ev1", outcome).blocks)})


def test_a_single_cell_is_a_big_number() -> None:
    message = answer("Ev1", answered(Rows(("total",), ((1234567.5,),))))
    assert [b["text"]["text"] for b in message.blocks if b["type"] == "header"] == ["1,234,567.5"]
    assert message.text == "Total sales: 1,234,567.5"


def test_a_single_cell_without_a_value_says_so() -> None:
    assert answering.NO_VALUE in shown(answered(Rows(("total",), ((None,),))))


def test_zero_rows_are_a_sentence_and_offer_no_csv() -> None:
    message = answer("Ev1", answered(Rows(("a", "b"), ())))
    assert answering.NO_ROWS in text_of({"blocks": list(message.blocks)})
    assert "candor_csv" not in action_ids({"blocks": list(message.blocks)})


def test_a_table_shows_no_value_as_a_dash_and_bytes_as_hex() -> None:
    rows = Rows(("a", "b", "c"), ((None, b"\x01\xff", ""), (b"\x00" * 40, 2.0, True)))
    assert text_of({"blocks": [table(rows).block]}).split("\n")[1:] == [
        "a",
        "b",
        "c",
        "—",
        "0x01ff",
        "(empty)",
        "0x" + "00" * 16 + "… (40 bytes)",
        "2",
        "true",
    ]


def heads(rows: Rows) -> list[str]:
    return [cell["text"] for cell in table(rows).block["rows"][0]]


@pytest.mark.parametrize(
    ("reach", "sentence"),
    [
        (
            Reach(Beyond.AFTER, "order date", "31 October 2026", "in November 2026"),
            "The data end on 31 October 2026 (order date), so there is nothing in November 2026.",
        ),
        (
            Reach(Beyond.AFTER, "left on", "15 September 2026", "in November 2026", daily=False),
            "The latest entry in the data is of 15 September 2026 (left on), so there is nothing in November 2026.",
        ),
        (
            Reach(Beyond.BEFORE, "order date", "1 January 2023", "in 2019"),
            "The data begin on 1 January 2023 (order date), so there is nothing in 2019.",
        ),
        (
            Reach(Beyond.PARTLY_AFTER, "order date", "31 October 2026", "in Q4 2026"),
            "The data end on 31 October 2026 (order date): this covers only the time until then.",
        ),
        (
            Reach(Beyond.PARTLY_BEFORE, "order date", "1 January 2023", "since 2020"),
            "The data begin on 1 January 2023 (order date): this covers only the time since then.",
        ),
    ],
)
def test_how_far_the_data_go_is_said_beside_the_answer_and_the_reading(reach: Reach, sentence: str) -> None:
    nothing = Reading("SELECT 0", "Number of orders", Rows(("n",), ((0,),)), reach=reach)
    asked = ChooseReading(0, (nothing, replace(nothing, sql="SELECT 1", english="Orders", reach=None)))
    given = valid(answer("Ev1", Answered(nothing, LinkedSchema((), ()))))
    for message in (given, valid(clarification(waiting(asked)))):
        assert text_of({"blocks": list(message.blocks)}).count(sentence) == 1
    assert "".join(view_of(asked).terminal(asked).lines).count(sentence) == 1


def test_readings_that_are_said_alike_say_what_each_shows() -> None:
    top = "SELECT s.supplier{} FROM products s GROUP BY s.supplier ORDER BY COUNT(*) DESC LIMIT 1"
    name = Reading(top.format(""), "The supplier with the most products", Rows(("supplier",), (("Lagoon",),)))
    both = Reading(top.format(", COUNT(*)"), name.english, Rows(("supplier", "COUNT(*)"), (("Lagoon", 14),)))
    other = Reading("SELECT 1", "Number of products", Rows(("n",), ((1,),)))
    asked = ChooseReading(0, (name, both, other))
    view = view_of(asked)
    said = text_of({"blocks": view.blocks(asked)})
    assert "shown as supplier alone" in said
    assert "shown with supplier and number of products" in said
    assert said.count("shown ") == 2
    labels = str(view.controls(asked, "token"))
    assert "1. The supplier with the most products, shown as supplier alone" in labels
    assert "shown with" in view.decided(asked, Reply(ReplyKind.CHOICE, choice=1))
    assert "shown with" in view.terminal(asked).lines[0]
    long = ", and ".join([name.english] * 3)
    far = ChooseReading(0, (replace(name, english=long), replace(both, english=long), other))
    labels = str(view.controls(far, "token"))
    assert "1. shown as supplier alone" in labels
    assert "2. shown with supplier and number of products" in labels
    same = ChooseReading(0, (both, replace(both, sql=both.sql.replace("14", "15"))))
    assert "shown " not in text_of({"blocks": view.blocks(same)})  # it would tell nobody anything


def test_what_a_reading_leaves_out_is_said_under_it() -> None:
    whole = Reading("SELECT 1", "Median", Rows(("n",), ((3,),)))
    less = replace(whole, sql="SELECT 2", english="Average", unsaid=("median",))
    asked = ChooseReading(0, (whole, less))
    shown = text_of({"blocks": list(valid(clarification(waiting(asked))).blocks)})
    assert shown.count("This leaves out “median”.") == 1
    assert shown.index("Average") < shown.index("This leaves out")
    assert "".join(view_of(asked).terminal(asked).lines).count("This leaves out “median”.") == 1


def test_an_answers_columns_are_headed_in_words_and_its_file_by_the_databases_names() -> None:
    sql = "SELECT stores.city, SUM(sales.amount), COUNT(*) FROM stores JOIN sales ON sales.store = stores.id"
    rows = Rows(("city", "SUM(sales.amount)", "COUNT(*)"), (("Ulm", 2.5, 3), ("Graz", 1.5, 2)))
    shown_ = Reading(sql, "Sales", rows)
    [block] = [b for b in valid(answer("Ev1", Answered(shown_, LinkedSchema((), ())))).blocks if b["type"] == "table"]
    assert [cell["text"] for cell in block["rows"][0]] == ["city", "total sales amount", "number of sales"]
    asked = clarification(waiting(ChooseReading(0, (shown_,))))
    kept = abstention(Abstained(Reason.NOT_SURE, readings=(shown_,)))
    for message in (asked, kept):
        assert "city  total sales amount  number of sales\n" in text_of({"blocks": list(valid(message).blocks)})
    assert csv_file(rows).decode("utf-8-sig").startswith('"city","SUM(sales.amount)","COUNT(*)"')


def test_the_highest_year_is_no_amount() -> None:
    year = Reading("SELECT MAX(sales.year) FROM sales", "Year", Rows(("max",), ((2025,),)))
    assert answer("Ev1", Answered(year, LinkedSchema((), ()))).text == "Year: 2025"


def test_headings_are_cut_distinct_and_never_markup() -> None:
    long = "x" * 90
    rows = Rows(("", "\u200b", long, long, "<!here>", "*a*"), ((1,) * 6,))
    assert heads(rows) == [
        phrasing.NO_NAME,
        f"{phrasing.NO_NAME} (2)",
        "x" * 59 + "…",
        "x" * 55 + "… (2)",
        "&lt;!here&gt;",
        "*a*",
    ]
    assert preview(Rows((long, long), ((1, 2), (3, 4)))).split("\n")[0] == "x" * 27 + "…  " + "x" * 23 + "… (2)"
    nasty = 'SELECT SUM(t."<!here> `&`"), SUM(t."<!here> `&`") FROM t'
    assert heads(headed(Reading(nasty, "", Rows(("a", "b"), ((1, 2),))))) == [
        "total &lt;!here&gt; `&amp;`",
        "total &lt;!here&gt; `&amp;` (2)",
    ]


@calmly
@given(result_rows().filter(lambda rows: rows.rows and rows.columns))
def test_any_result_has_headings_that_can_be_told_apart_beside_a_first_row(rows: Rows) -> None:
    found = heads(rows)
    assert len({*found}) == len(found)
    assert all(head.strip() for head in found)
    assert table(rows).rows > 0


def test_a_long_result_shows_99_rows_and_says_that_the_csv_holds_all() -> None:
    outcome = answered(Rows(("n",), tuple((i,) for i in range(10_000)), truncated=True))
    assert "The table shows the first 99 of 10,000 rows" in shown(outcome)
    assert answering.cut_rows(10_000) in shown(outcome)
    assert needs_csv(outcome)


def test_a_wide_result_shows_20_columns_and_a_ten_megabyte_cell_is_cut() -> None:
    wide = answered(Rows(tuple(f"c{i}" for i in range(35)), (tuple(range(35)),)))
    assert "20 of 35 columns" in shown(wide)
    heavy = answered(Rows(("a", "b"), (("x" * 10_000_000, 1),)))
    assert answering.CELLS_CUT in shown(heavy)
    assert needs_csv(heavy)
    assert len(shown(heavy)) < 1500


def test_a_result_that_fits_needs_no_csv_and_no_note() -> None:
    outcome = answered(Rows(("a", "b"), tuple((str(i), i) for i in range(99))))
    assert not needs_csv(outcome)
    assert "CSV file holds" not in shown(outcome)


def test_a_calibrated_answer_says_how_likely_it_is_right_and_behind_a_button_under_which_promise() -> None:
    outcome = answered(Rows(("a",), ((1,),)), probability=0.844, calibrated=True, promise=promise())
    said = shown(outcome)
    assert "84 % likely right" in said
    assert promising.UNCALIBRATED not in said
    assert PROMISE_ACTION in action_ids({"blocks": list(answer("Ev1", outcome).blocks)})
    told = text_of(valid_view(promise_modal(outcome)))
    assert "84 % likely right" in told
    assert "for at least 90, on average over all questions" in told
    assert "without asking, as this one, at most 10 in 100 are wrong, with 95 % confidence" in told
    assert "9 of 240 were" in told
    assert "Measured on 21 November 2026: on 400 questions whose right answers are known." in told
    assert "questions.jsonl" not in told, "a file says nothing to who asks"
    bounded = replace(outcome, promise=promise(bounding=1_322))
    told = text_of(valid_view(promise_modal(bounded)))
    assert "known, and on 1,322 others for the answers given without asking." in told


@pytest.mark.parametrize("rows", [(), ((None,),)])
def test_a_reading_that_finds_nothing_is_not_said_to_be_likely(rows: tuple[tuple[Any, ...], ...]) -> None:
    """Queries that agree on nothing support no reading, however sure a calibration is of them."""
    nothing = answered(Rows(("a",), rows), probability=0.94, calibrated=True, promise=promise())
    said = shown(nothing)
    assert promising.NOTHING_FOUND in said
    assert "% likely right" not in said
    assert "% likely right" not in str(promise_modal(nothing))
    found = replace(nothing.reading, sql="SELECT 1", result=Rows(("a",), ((1,),)), probability=0.62)
    asked = text_of({"blocks": list(clarification(waiting(ChooseReading(0, (nothing.reading, found)))).blocks)})
    assert "62" in asked
    assert "94" not in asked


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"unasked": False}, "counted apart"),
        ({"bound": None, "answered": 0, "wrong": 0}, "so I always ask"),
        (
            {"highest_target": 0.826},
            "among the candidates for 331 of 400 such questions, so the target of 90 of 100 cannot be reached; I therefore",
        ),
        (
            {"highest_target": 0.826, "given_right": True},
            "cannot be reached. Where it is, a right reading is also",
        ),
        (
            {"highest_target": 0.914, "given_right": True},
            "among the candidates for 367 of 400 such questions. Where it is, a right reading is also",
        ),
    ],
)
def test_a_promise_says_what_it_cannot_promise(more: dict[str, Any], said: str) -> None:
    outcome = answered(Rows(("a",), ((1,),)), probability=0.7, calibrated=True, promise=promise(**more))
    assert said in text_of(valid_view(promise_modal(outcome)))


def test_two_of_two_are_called_too_few_and_not_67_of_100() -> None:
    two = promise(highest_target=2 / 3, questions=2, given_right=True)
    said = promising.coverage_promise(two)
    assert "for 2 of 2 such questions: too few questions to promise it for 90 of 100" in said
    assert "67" not in said


def test_a_calibration_on_a_handful_promises_nothing_and_says_what_is_missing() -> None:
    few = promise(smallest=8)
    outcome = answered(Rows(("a",), ((1,),)), calibrated=True, promise=few)
    said, told = shown(outcome), text_of(valid_view(promise_modal(outcome)))
    assert "the smallest part of the questions that I was calibrated on has 8, and 30 are the fewest" in said
    assert "I promise nothing yet" in told
    for words in (promising.UNCALIBRATED, "likely right", "in 100", "of 100"):
        assert words not in said.replace("how likely this is right", "")
        assert words not in told
    for broken in BrokenPromise:
        assert "break" not in promising.broken_promise(broken, few)


def test_not_calibrated_and_a_promise_are_never_said_of_one_answer() -> None:
    without = answered(Rows(("a",), ((1,),)), calibrated=True, promise=promise())
    assert promising.UNCALIBRATED not in shown(without)
    assert "not all that this rests on could be measured" in shown(without)


def test_the_bound_says_in_one_breath_how_often_another_reading_was_meant() -> None:
    said = promising.risk_promise(promise(answered=60, wrong=3, another=2))
    assert "3 of 60 were. For 2 of these the words allowed what I answered" in said
    assert "allowed" not in promising.risk_promise(promise(answered=60, wrong=2, another=0))
    assert "allowed" not in promising.risk_promise(promise(answered=60, wrong=2))  # stored before it was counted


def test_below_what_the_bound_needs_the_sentence_says_what_is_missing() -> None:
    short = promise(bound=None, answered=0, wrong=0, smallest=80, bounding=112, needed=190)
    assert "(I was measured on 112 of about 190 questions that this takes), so I always ask" in promising.risk_promise(
        short
    )
    assert promising.broken_promise(BrokenPromise.TOO_FEW, short).startswith("I was measured on 112 of about 190")
    enough = promise(bound=None, answered=0, wrong=0, smallest=80, bounding=200, needed=190)
    assert "about 190" not in promising.risk_promise(enough)  # they were wrong too often, not too few


def test_an_uncalibrated_answer_has_no_promise_to_show() -> None:
    outcome = answered(Rows(("a",), ((1,),)))
    assert PROMISE_ACTION not in action_ids({"blocks": list(answer("Ev1", outcome).blocks)})
    assert promising.UNCALIBRATED in text_of(valid_view(promise_modal(outcome)))


@pytest.mark.parametrize("broken", BrokenPromise)
def test_an_abstention_says_which_promise_an_answer_would_have_broken(broken: BrokenPromise) -> None:
    likely = Reading("SELECT 1", "Total sales", Rows(("a",), ((1,),)), 0.31)
    outcome = Abstained(Reason.NOT_SURE, readings=(likely,), broken=broken, promise=promise(highest_target=0.826))
    said = text_of({"blocks": list(valid(abstention(outcome)).blocks)})
    assert promising.broken_promise(broken, promise()) in said
    always_asks = broken in (BrokenPromise.TOO_FEW, BrokenPromise.TOO_RISKY)
    assert (promising.ALWAYS_ASKS in said) is always_asks
    among = "A right query was among the candidates for 331 of 400 such questions, so" in said
    assert among is (broken is BrokenPromise.COVERAGE), "how far coverage goes is said where coverage is what is missed"
    assert "31 % likely right" in said


def test_readings_of_which_none_is_likely_are_offered_with_doubt() -> None:
    one = Rows(("a",), ((1,),))
    doubtful = (Reading("a", "Net sales", one, 0.03), Reading("b", "Gross sales", one, 0.01))
    for readings, title in (
        (doubtful, clarifying.DOUBTFUL_READINGS_TITLE),
        ((replace(doubtful[0], probability=0.05), doubtful[1]), clarifying.CHECK_READINGS_TITLE),
        (tuple(replace(each, probability=None) for each in doubtful), clarifying.CHECK_READINGS_TITLE),
    ):
        message = valid(clarification(waiting(ChooseReading(0, readings, BrokenPromise.RISK, promise()))))
        assert title in text_of({"blocks": list(message.blocks)})


def test_where_no_reading_is_credible_that_is_said_and_no_promise_of_what_was_not_done() -> None:
    one = Rows(("a",), ((1,),))
    asked = ChooseReading(0, (Reading("a", "Net sales", one, 0.16),), BrokenPromise.COVERAGE, promise())
    said = text_of({"blocks": list(valid(clarification(waiting(asked))).blocks)})
    terminal = view_of(asked).terminal(asked).title
    for part in (clarifying.DOUBTFUL_READINGS_TITLE, clarifying.NONE_LIKELY):
        assert part in said
        assert part in terminal
    assert "break" not in said + terminal


def test_a_choice_shows_how_likely_each_reading_is_and_why_it_is_asked() -> None:
    two = (
        Reading("a", "Net sales", Rows(("a",), ((1,),)), 0.62),
        Reading("b", "Gross sales", Rows(("a",), ((2,),)), 0.2),
    )
    for broken, readings, title in (
        (BrokenPromise.SEVERAL, two, clarifying.CHOOSE_READING_TITLE),
        (BrokenPromise.RISK, two, clarifying.CHECK_READINGS_TITLE),
        (BrokenPromise.TOO_FEW, two[:1], clarifying.CHECK_READING_TITLE),
    ):
        message = valid(clarification(waiting(ChooseReading(0, readings, broken, promise()))))
        said = text_of({"blocks": list(message.blocks)})
        assert title in said
        assert "62\u00a0% likely right" in said
        assert promising.broken_promise(broken, promise()) in said
        assert action_ids({"blocks": list(message.blocks)})[: len(readings)] == [
            f"candor_choice_{i}" for i in range(len(readings))
        ]
    assert phrasing.YES in said


def test_a_confirmation_shows_the_words_what_they_were_read_as_its_comment_and_three_values() -> None:
    shown = ElementOption(NET, "total sales", "after discounts", ("12.5", "99", "7", "8"))
    message = valid(clarification(waiting(ConfirmElements(0, (shown,), (ElementOption(GROSS),)))))
    said = text_of({"blocks": list(message.blocks)})
    assert clarifying.read_as("«total sales»", "`orders.net_sales`") in said
    assert f"after discounts · {clarifying.example_values('`12.5`, `99`, `7`')}" in said
    assert "`8`" not in said
    [row] = [block for block in message.blocks if block["type"] == "actions"]
    yes, no, instead, *_ = row["elements"]
    assert (yes["text"]["text"], no["text"]["text"]) == (phrasing.YES, phrasing.NO)
    assert instead["options"][0]["text"]["text"] == "orders.gross_sales"


@pytest.mark.parametrize("more", [{"probability": 0.9}, {"calibrated": True}])
def test_without_a_calibration_no_probability_is_shown(more: dict[str, Any]) -> None:
    said = shown(answered(Rows(("a",), ((1,),)), **more))
    assert "%" not in said
    assert promising.UNCALIBRATED in said


def test_an_answer_says_what_was_confirmed_and_chosen() -> None:
    option = ElementOption(Element("orders", "net_sales"), "sales")
    outcome = answered(
        Rows(("a",), ((1,),)),
        exchanges=(
            Exchange(ConfirmElements(0, (option,)), Reply(ReplyKind.YES)),
            Exchange(ChooseElement(1, (), (option,)), Reply(ReplyKind.CHOICE, 0)),
            Exchange(ChooseElement(2, (), (option,)), Reply(ReplyKind.NAME, text="<net>")),
        ),
    )
    said = shown(outcome)
    assert "You confirmed: `orders.net_sales`" in said
    assert "You chose: `orders.net_sales`" in said
    assert "You said: «&lt;net&gt;»" in said


def test_four_choices_are_buttons_and_five_a_select() -> None:
    for count, ids in ((4, [f"candor_choice_{i}" for i in range(4)]), (5, ["candor_select"])):
        options = tuple(ElementOption(Element("t", f"c{i}")) for i in range(count))
        message = clarification(waiting(ChooseElement(0, (), options)))
        assert action_ids({"blocks": list(message.blocks)}) == [*ids, "candor_none", "candor_name"]


def test_a_confirmation_offers_what_may_be_meant_instead_and_nothing() -> None:
    asked = ConfirmElements(0, (ElementOption(NET, "sales"),), (ElementOption(GROSS),), linked=(Element("orders"),))
    message = valid(clarification(waiting(asked)))
    [select] = [e for b in message.blocks if b["type"] == "actions" for e in b["elements"] if "options" in e]
    shown_options = [(o["text"]["text"], o["value"]) for o in select["options"]]
    assert shown_options == [("orders.gross_sales", "0"), (clarifying.NOTHING_INSTEAD, "none")]
    assert clarifying.beside_it("`orders`") in text_of({"blocks": list(message.blocks)})
    assert decision(asked, Reply(ReplyKind.NONE)) == clarifying.DECIDED_NOTHING_INSTEAD


def test_of_several_elements_none_is_replaced_by_itself_but_the_list_can_be_said_whole() -> None:
    orders = Element("orders")
    asked = ConfirmElements(0, (ElementOption(NET), ElementOption(GROSS)), (ElementOption(orders),))
    message = valid(clarification(waiting(asked)))
    assert action_ids({"blocks": list(message.blocks)}) == [
        "candor_yes",
        "candor_no",
        "candor_just_answer",
        "candor_other",
    ]
    modal = other_modal(asked, "m")
    valid_view(modal)
    picked = modal["blocks"][0]["element"]
    shown = [(o["text"]["text"], o["value"]) for o in picked["options"]]
    assert shown == [("orders.net_sales", "0"), ("orders.gross_sales", "1"), ("orders", "2")]
    assert picked["initial_options"] == picked["options"][:2]
    said = Reply(ReplyKind.LIST, text="orders.net_sales\norders")
    assert decision(asked, said) == "`orders.net_sales`, `orders`"
    missing = ChooseElement(0, (), (ElementOption(GROSS),), missing=True, linked=(NET,))
    picked = other_modal(missing, "m")["blocks"][0]["element"]
    assert picked["initial_options"] == picked["options"][:1]
    many = tuple(ElementOption(Element("t", f"c{n}")) for n in range(130))
    valid_view(other_modal(ConfirmElements(0, many), "m"))
    valid_view(other_modal(ConfirmElements(0, many[:1]), "m"))


def test_what_is_missing_is_asked_beside_what_is_linked_and_nothing_takes_one_tap() -> None:
    asked = ChooseElement(0, (), (ElementOption(NET),), missing=True, linked=(Element("orders"),) * 20)
    message = valid(clarification(waiting(asked)))
    said = text_of({"blocks": list(message.blocks)})
    assert clarifying.MISSING_TITLE in said
    assert clarifying.NOTHING_MISSING in said
    assert "and 8 more" in said
    assert decision(asked, Reply(ReplyKind.NONE)) == clarifying.NOTHING_MISSING


NEEDED = tuple(
    ElementOption(element, "sales", comment)
    for element, comment in (
        (NET, "after discounts"),
        (Element("orders"), "one row for each order"),
        *((Element("customers", f"column_{number}"), "") for number in range(120)),
    )
)


def labels(message: Message) -> list[tuple[str, str]]:
    """The buttons of a message: what they say, and their action ids."""
    [row] = [block for block in message.blocks if block["type"] == "actions"]
    return [(each["text"]["text"], each["action_id"]) for each in row["elements"]]


def test_after_none_of_the_readings_all_that_is_needed_is_picked_from_a_list() -> None:
    asked = NameNeeded(1, NEEDED, held=(NET, Element("orders")))
    message = valid(clarification(waiting(asked)))
    said = text_of({"blocks": list(message.blocks)})
    assert message.text == clarifying.NAME_NEEDED_TITLE
    for part in (
        abstaining.WHAT_I_HAVE,
        "`orders.net_sales`\nafter discounts",
        "`customers.column_3`",
        "… and 94 more",
    ):
        assert part in said
    assert "customers.column_4" not in said, "six names show of what kind they are"
    assert "nothing here" not in said
    assert "«sales»" not in said, "no words were read as any of them"
    assert labels(message) == [(clarifying.NOT_SURE_WHICH, "candor_none"), (clarifying.PICK_NEEDED, "candor_other")]
    modal = other_modal(asked, "m")
    valid_view(modal)
    picked = modal["blocks"][0]["element"]
    assert len(picked["options"]) == 100
    assert picked["initial_options"] == picked["options"][:2]
    assert [option["text"]["text"] for option in picked["initial_options"]] == ["orders.net_sales", "orders"]
    heads = (modal["title"]["text"], *(block["label"]["text"] for block in modal["blocks"]))
    assert heads == (clarifying.PICK_NEEDED, clarifying.LIST_QUESTION, clarifying.OR_OTHER_QUESTION)
    [alone] = other_modal(NameNeeded(0, NEEDED[:1]), "m")["blocks"]
    assert alone["label"]["text"] == clarifying.OTHER_QUESTION, "one name is no list to pick from"
    valid_view(other_modal(NameNeeded(0, ()), "m"))


def test_words_that_nothing_explains_are_named_where_what_they_are_about_is_asked() -> None:
    asked = NameNeeded(0, NEEDED[:2], missing=("<turnover>", "shelf space"))
    message = valid(clarification(waiting(asked)))
    said = text_of({"blocks": list(message.blocks)})
    assert message.text == clarifying.NAME_ABOUT_TITLE
    assert "I found nothing here about «&lt;turnover&gt;» or «shelf space»." in said
    assert "more" not in said
    assert labels(message) == [(clarifying.NOT_HERE, "candor_none"), (clarifying.PICK_NEEDED, "candor_other")]
    many = clarification(waiting(replace(asked, missing=tuple("abcde"))))
    assert "«a», «b» or «c» and 2 more." in text_of({"blocks": list(valid(many).blocks)})
    first = clarification(waiting(replace(asked, missing=())))
    assert first.text == clarifying.NAME_ABOUT_TITLE, "nothing was refused before it"
    assert "nothing here" not in text_of({"blocks": list(first.blocks)})


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        (Reply(ReplyKind.LIST, text="orders\norders.net_sales", person="U1"), "✓ <@U1>: `orders`, `orders.net_sales`"),
        (Reply(ReplyKind.NONE, person="U1"), "✓ <@U1>: It isn't here"),
        (Reply(ReplyKind.OTHER, text="per <b>month</b>", person="U1"), "✓ <@U1>: «per &lt;b&gt;month&lt;/b&gt;»"),
        (Reply(ReplyKind.NAME, text="orders", person="U1"), "✓ <@U1>: «orders»"),
        (Reply(ReplyKind.JUST_ANSWER, person="U1"), "✓ <@U1>: Just answer"),
        (None, working.DECIDED_STOPPED),
    ],
)
def test_once_what_is_needed_was_said_it_stands_in_the_place_of_all_names(reply: Reply | None, said: str) -> None:
    closed = valid(settled(waiting(NameNeeded(0, NEEDED, missing=("turnover",))), reply))
    title, unexplained, decided = (block["text"]["text"] for block in closed.blocks)
    assert title == f"*{clarifying.NAME_ABOUT_TITLE}*"
    assert unexplained == "I found nothing here about «turnover»."
    assert decided == said
    assert len(settled(waiting(NameNeeded(0, NEEDED)), reply).blocks) == 2


def test_an_answer_says_what_was_picked_for_it_and_nothing_of_a_just_answer() -> None:
    asked, rows = NameNeeded(0, NEEDED), Rows(("a",), ((1,),))
    listed = Exchange(asked, Reply(ReplyKind.LIST, text="orders\norders.<net>"))
    assert "You chose: `orders`, `orders.&lt;net&gt;`" in shown(answered(rows, exchanges=(listed,)))
    waved = Exchange(asked, Reply(ReplyKind.JUST_ANSWER))
    assert "You " not in shown(answered(rows, exchanges=(waved,)))


def test_an_answer_says_that_confirmations_were_waved_away_and_what_was_left_out() -> None:
    linked = LinkedSchema(("orders",), (NET,), just_answer=True)
    exchange = Exchange(ConfirmElements(0, (ElementOption(GROSS),)), Reply(ReplyKind.NONE))
    said = shown(answered(Rows(("a",), ((1,),)), linked=linked, exchanges=(exchange,)))
    assert answering.JUST_ANSWERED in said
    assert "You left out: `orders.gross_sales`" in said


def test_buttons_carry_the_token_and_nothing_else() -> None:
    readings = tuple(Reading("SELECT 1", f"secret {i}", Rows(("a",), ((1,),))) for i in range(3))
    row = clarification(waiting(ChooseReading(0, readings))).blocks[-2]
    assert {element["value"] for element in row["elements"]} == {"token-1"}


def test_readings_show_their_english_and_first_rows() -> None:
    rows = Rows(("country", "total"), tuple((f"c{i}", i) for i in range(9)))
    assert preview(rows) == "country  total\nc0       0\nc1       1\nc2       2\n…"
    assert preview(Rows(("a",), ())) == answering.NO_RESULT
    assert preview(Rows(("a",), ((12345,),))) == "12,345"


def test_an_abstention_hides_addresses_and_passwords() -> None:
    detail = (
        'connection to server at "10.1.2.3", port 5432 failed: postgresql://ann:hunter2@db.intern/x password=hunter2'
    )
    said = text_of({"blocks": list(abstention(Abstained(Reason.UNAVAILABLE, detail)).blocks)})
    for secret in ("10.1.2.3", "hunter2", "db.intern"):
        assert secret not in said


def test_the_sql_stays_as_it_is_inside_its_code_block() -> None:
    view = sql_modal("SELECT '```'\nFROM t -- <@U1>")
    assert view["blocks"][0]["elements"][0]["elements"][0]["text"] == "SELECT '```'\nFROM t -- &lt;@U1&gt;"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.1 + 0.2, "0.3"),
        (1e20, "1e+20"),
        (-0.0, "0"),
        (math.nan, "not a number"),
        (math.inf, "∞"),
        (10**4000, hex(10**4000)),
    ],
)
def test_numbers_read_as_people_write_them(value: float, text: str) -> None:
    assert number(value) == text
    assert cell_text(value) == (text if len(text) <= 200 else text[:199] + "…")


def test_grouping_leaves_what_is_no_plain_number() -> None:
    assert [grouped(v) for v in (-1234567, 1e20, True, 0.5)] == ["-1,234,567", "1e+20", "true", "0.5"]


# --- CSV -------------------------------------------------------------------------------------------


def test_a_csv_is_utf8_with_a_mark_and_quotes_texts_but_not_numbers() -> None:
    rows = Rows(("name", "n"), (("Zoë; x", 1), (None, -2.5), (b"\xff", True)))
    assert csv_file(rows).decode("utf-8-sig").splitlines() == [
        '"name","n"',
        '"Zoë; x",1',
        '"",-2.5',
        '"0xff","true"',
    ]
    assert csv_file(rows).startswith(b"\xef\xbb\xbf")


def test_a_cut_csv_says_so_in_its_name() -> None:
    assert file_name("Ev1", Rows(("a",), ((1,),), truncated=True), "", "csv").endswith("-first-1-rows.csv")
    assert file_name("Ev1", Rows(("a",), ()), "", "csv") == file_name("Ev1", Rows(("b",), ((1,),)), "", "csv")


@calmly
@given(result_rows())
def test_any_result_becomes_a_csv_with_all_its_rows_and_no_formula(rows: Rows) -> None:
    import csv
    import io
    import sys

    csv.field_size_limit(sys.maxsize)
    lines = list(csv.reader(io.StringIO(csv_file(rows).decode("utf-8-sig"), newline="")))
    assert len(lines) == 1 + len(rows.rows) or not rows.columns
    for cell in (cell for line in lines for cell in line):
        stripped = cell.lstrip(" \t\r\n\u00a0\u200b\ufeff")
        dangerous = stripped[:1] in ("=", "+", "@") or (stripped[:1] == "-" and not _is_number(stripped))
        assert not dangerous, cell[:50]


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


# --- examples --------------------------------------------------------------------------------------


def test_examples_come_from_the_schema_and_fit_on_buttons() -> None:
    examples = example_questions(SCHEMA)
    assert len(examples) == 3
    assert all(len(example) <= MAX_CHARACTERS for example in examples)
    assert examples == example_questions(SCHEMA)
    assert any("net sales" in example for example in examples)


def test_a_schema_without_tables_has_no_examples_and_one_of_400_columns_has() -> None:
    assert example_questions(Schema("sqlite", ())) == ()
    columns = tuple(Column(f'column {i} "quoted"', "NUMERIC") for i in range(400))
    assert example_questions(Schema("sqlite", (Table("a table", columns),)))


def test_leftovers_of_a_migration_give_no_example_while_there_are_other_tables() -> None:
    old = Table("orders_old", (Column("id", "INTEGER"), Column("amount", "REAL"), Column("status", "TEXT")))
    assert not any("old" in example for example in example_questions(Schema("sqlite", (old, *SCHEMA.tables))))


def test_an_answer_says_what_it_includes_and_which_hint_decided_with_a_tap_each() -> None:
    shown_ = Reading("SELECT COUNT(*) FROM customers", "Number of customers", Rows(("n",), ((60,),)))
    over = Included("customers", "deleted_at", "deleted <customers>", "a", "b", "c", 53)
    hint = Hint(
        "*shops*", Element("stores"), (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00", id="h1"
    )
    outcome = Answered(shown_, LinkedSchema((), ()), included=(over,), steered=(hint,))
    message = valid(answer("Ev1", outcome))
    said = text_of({"blocks": list(message.blocks)})
    assert "This includes 53 deleted &lt;customers&gt;." in said
    assert "I read «∗shops∗» as" in said
    [leave, forget] = [
        b for b in message.blocks if b.get("block_id", "").startswith(("candor_included", "candor_steered"))
    ]
    assert (leave["elements"][0]["action_id"], leave["elements"][0]["value"]) == ("candor_leave_out_0", "Ev1")
    assert leave["elements"][0]["text"]["text"] == "without deleted &lt;customers&gt;"
    again, gone = forget["elements"]
    assert (again["action_id"], steered_by(again["value"])) == ("candor_not_this_time", ("Ev1", "h1"))
    assert gone["value"] == "h1"
    assert "includes" not in text_of(
        {"blocks": list(valid(answer("Ev1", Answered(shown_, LinkedSchema((), ())))).blocks)}
    )


def test_of_readings_what_differs_is_bold_and_none_of_these_shows_others() -> None:
    two = tuple(
        Reading("a", f"Total {name} sales in May 2026", Rows(("a",), ((1,),)), share)
        for name, share in (("net", 0.62), ("gross", 0.03))
    )
    message = valid(clarification(waiting(ChooseReading(0, two, more=2))))
    said = text_of({"blocks": list(message.blocks)})
    assert "1. \nTotal net sales\n in May 2026" in said
    assert "62\u00a0% likely right" in said
    assert "3\u00a0%" not in said
    labels = [element["text"]["text"] for element in message.blocks[-2]["elements"]]
    whole = ["1. Total net sales in May 2026", "2. Total gross sales in May 2026"]
    assert labels == [*whole, clarifying.OTHER_READINGS, clarifying.SOMETHING_ELSE]
    [last] = [b for b in clarification(waiting(ChooseReading(0, two))).blocks if b["type"] == "actions"]
    assert clarifying.NONE_OF_THESE in [element["text"]["text"] for element in last["elements"]]


def test_a_reading_too_long_for_its_button_is_there_by_what_differs() -> None:
    rest = "sales of stores that are open in May 2026 with region North or South or West"
    two = tuple(Reading("a", f"Total {name} {rest}", Rows(("a",), ((1,),))) for name in ("net", "gross"))
    message = clarification(waiting(ChooseReading(0, two)))
    labels = [element["text"]["text"] for element in message.blocks[-2]["elements"]]
    assert labels[:2] == ["1. Total net sales of stores", "2. Total gross sales of stores"]


def test_buttons_that_would_be_cut_to_the_same_text_show_what_tells_them_apart() -> None:
    long = "Employee first name and employee last name of employees with manager first name Beata and manager last name"
    texts = ("Number of employees", f"{long} Zimmer", f"{long} Zorn")
    asked = ChooseReading(0, tuple(Reading(text, text, Rows(("a",), ((1,),))) for text in texts))
    labels = [element["text"]["text"] for element in clarification(waiting(asked)).blocks[-2]["elements"]]
    assert labels[1:3] == ["2. Employee first … name Zimmer", "3. Employee first … name Zorn"]
    more = tuple(
        Reading(text, text, Rows(("a",), ((1,),))) for text in (f"{long} Zorn", f"{long} Zorn that left", "Rows")
    )
    labels = [each["text"]["text"] for each in clarification(waiting(ChooseReading(0, more))).blocks[-2]["elements"]]
    assert labels[:2] == ["1. Employee first … Zorn", "2. Employee first … Zorn that left"], "one goes on"


def test_once_it_is_decided_the_readings_stand_without_what_they_return() -> None:
    two = tuple(
        Reading("a", f"Total {name} sales", Rows(("month", "a"), (("May", 4711), ("June", 12))))
        for name in ("net", "gross")
    )
    asked = ChooseReading(0, two)
    closed = valid(settled(waiting(asked), Reply(ReplyKind.CHOICE, choice=1, person="U1")))
    shown = text_of({"blocks": list(closed.blocks)})
    assert "4711" not in shown
    assert "4,711" not in shown
    assert "1. \nTotal net sales" in shown
    assert "✓ <@U1>: 2. Total gross sales" in shown


@pytest.mark.parametrize(
    ("value", "column", "said"),
    [
        (1282387.5, "total net sales, in euros", "1,282,387.50 euros"),
        (12, "total net sales, in euros", "12.00 euros"),
        (12.345, "share of orders, in percent", "12.3 %"),
        (2026, "year", "2026"),
        ("2026-10", "month", "October 2026"),
        ("2026-10-05", "day", "2026-10-05"),
        (2 / 3, "n", "0.6667"),
        (None, "total, in euros", answering.NO_VALUE),
        (math.inf, "total, in euros", "∞ euros"),
        (True, "paid", "true"),
    ],
)
def test_figures_have_their_unit_and_months_their_name(value: Any, column: str, said: str) -> None:
    assert cell_words(value, column=column) == said


def test_a_readings_units_stand_over_its_columns_and_never_in_the_file() -> None:
    sql = "SELECT month, SUM(net), 100.0 * SUM(a) / SUM(b) FROM t GROUP BY month"
    rows = Rows(("month", "s", "p"), (("2026-10", 1234.5, 33.333333), ("2026-11", 2, 50)))
    shown_ = Reading(sql, "Sales", rows, units=("", "euros", "percent"))
    [block] = [b for b in valid(answer("Ev1", Answered(shown_, LinkedSchema((), ())))).blocks if b["type"] == "table"]
    lines = [[cell["text"] for cell in row] for row in block["rows"]]
    assert lines[0][1] == "total net, in euros"
    assert lines[0][2].endswith(", in percent")
    assert lines[1:] == [["October 2026", "1,234.50", "33.3"], ["November 2026", "2.00", "50.0"]]
    assert b'"2026-10",1234.5,33.333333' in csv_file(rows)
