"""The one reader of question logs: what a line may hold, and a sentence for what is no log."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reliability.calibration import log_lines
from reliability.calibration.judging.right_results import RightResults
from reliability.calibration.log_lines import read_log_lines
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import LoggedQuestion, read_calibration_logs, read_question_log
from reliability.calibration.tracing import trace_question
from reliability.errors import BadInput
from reliability.values import Limits, PreviousTurn, Rows
from tests.reliability.test_answer import GROSS, NET, core
from tests.support.trace_world import logged

FOLLOW_UP = {
    "question": "and net?",
    "kind": "follow_up",
    "sql": NET,
    "role": "controller",
    "previous": {"question": "Gross sales?", "sql": GROSS},
}
OPEN = {
    "question": "Sales?",
    "kind": "ambiguous",
    "sql": None,
    "readings": [{"sql": NET, "label": "net"}, {"sql": GROSS, "label": "gross"}],
}


def written(folder: Path, *rows: Any) -> Path:
    file = folder / "log.jsonl"
    file.write_text("".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows))
    return file


def test_a_natural_log_is_carried_whole(tmp_path: Path) -> None:
    also = {"question": "Net sales?", "sql": NET, "also_right": [GROSS], "tables": ["t"], "columns": ["t.a"]}
    hello = {"question": "thanks!", "kind": "no_question", "sql": None, "reason": "thanks"}
    follow_up, ambiguous, net, thanks = read_log_lines(written(tmp_path, FOLLOW_UP, "", OPEN, also, hello))
    assert follow_up.previous == PreviousTurn("Gross sales?", GROSS)
    assert follow_up.role == "controller"
    assert (ambiguous.number, ambiguous.sql, ambiguous.readings) == (3, None, (NET, GROSS))
    assert (net.kind, net.also_right, net.tables, net.columns) == ("answerable", (GROSS,), ("t",), ("t.a",))
    assert (thanks.kind, thanks.with_sql) == ("no_question", True)
    asked, _ = read_question_log(tmp_path / "log.jsonl")
    assert [q.kind for q in asked] == ["follow_up", "ambiguous", "answerable", "no_question"]
    assert asked[0].previous == follow_up.previous
    assert asked[2].also_right == (GROSS,)


def test_what_follows_on_different_questions_is_no_wording_of_one_another(tmp_path: Path) -> None:
    other = {**FOLLOW_UP, "previous": {"question": "Returns?", "sql": ""}, "sql": f"{NET} LIMIT 1"}
    again = {**FOLLOW_UP, "sql": f"{NET} LIMIT 2"}
    questions, _ = read_question_log(written(tmp_path, FOLLOW_UP, other, again))
    assert questions[0].group == questions[2].group != questions[1].group


def test_of_an_ambiguous_question_the_drawn_reading_is_right_and_any_is_accepted(tmp_path: Path) -> None:
    """About half of many askers mean each of two; a query as right counts for what is not ambiguous."""
    also = {"question": "Net sales?", "sql": NET, "also_right": [GROSS]}
    ambiguous, both = read_question_log(written(tmp_path, OPEN, also))[0]
    flow = core()
    results = [flow.warehouse.run(sql, flow.settings.limits) for sql in (NET, GROSS)]

    def judged(question: LoggedQuestion) -> tuple[list[bool], list[bool]]:
        gold = RightResults.of(question, flow.warehouse, flow.settings.limits)
        assert gold is not None
        rows = [result for result in results if isinstance(result, Rows)]
        return [gold.wants(found) for found in rows], [gold.accepts(found) for found in rows]

    assert judged(both) == ([True, True], [True, True])
    assert judged(replace(both, also_right=())) == ([True, False], [True, False])
    askers = [judged(replace(ambiguous, id=f"q{n}")) for n in range(200)]
    assert all(sum(wanted) == 1 and accepted == [True, True] for wanted, accepted in askers)
    assert 80 < sum(wanted[0] for wanted, _ in askers) < 120
    assert judged(replace(ambiguous, id="q1")) == judged(replace(ambiguous, id="q1", question="in other words"))
    natural = replace(ambiguous, sql=NET, readings=(GROSS,))  # a log that calls one the natural reading
    assert 80 < sum(judged(replace(natural, id=f"q{n}"))[0][0] for n in range(200)) < 120
    nowhere = replace(ambiguous, readings=("SELECT nowhere",))
    assert RightResults.of(nowhere, flow.warehouse, flow.settings.limits) is None


def test_of_what_the_data_lack_and_of_what_is_no_question_nothing_is_right() -> None:
    for kind in ("unanswerable", "no_question"):
        found = RightResults.of(replace(logged(1, None), kind=kind), core().warehouse, Limits())
        assert found is not None
        assert not found.accepts(Rows(("n",), ((7,),)))


def test_a_follow_up_is_traced_after_what_it_follows(tmp_path: Path) -> None:
    [question] = read_question_log(written(tmp_path, FOLLOW_UP))[0]
    flow = core()
    assert trace_question(question, flow) is not None
    assert any("before : gross sales" in prompt for prompt in flow.model.prompts)  # type: ignore[attr-defined]  # the fake's


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"question": "a", "sql": 7}, "line 2 has no SQL"),
        ({"question": "a", "sql": NET, "kind": "odd"}, "line 2: its kind is"),
        ({"question": "a", "sql": NET, "kind": "no_question"}, "line 2: its kind is"),
        ({"question": "a", "sql": None, "kind": "follow_up"}, "line 2: its kind is"),
        ({"question": "a", "sql": None, "kind": "ambiguous"}, "line 2: its kind is"),
        ({"question": "a", "sql": NET, "also_right": [""]}, "line 2: also_right are a list"),
        ({"question": "a", "sql": NET, "previous": "before"}, "line 2: previous is an object"),
        (
            {"question": "a", "sql": NET, "previous": {"question": "b", "sql": 1}},
            "line 2: previous is an object",
        ),
        ({"question": "a", "sql": NET, "split": 1}, "line 2: split is a text"),
        ({"question": "a", "sql": NET, "tables": "t"}, "line 2: tables are a list"),
        ("{" * 100_000, "line 2 is no JSON"),
        ("[" * 100_000, "line 2 is no JSON"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, row: Any, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_log_lines(written(tmp_path, {"question": "fine", "sql": NET}, row))


def test_files_that_are_no_log_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "log.jsonl"
    with pytest.raises(BadInput, match=r"There is no .*log\.jsonl: the question log cannot be read"):
        read_log_lines(file)
    with pytest.raises(BadInput, match="cannot be read: Is a directory"):
        read_log_lines(tmp_path)
    file.write_bytes(b'{"question": "a", "sql": null}\n\xff\n')
    with pytest.raises(BadInput, match="line 2 is not UTF-8"):
        read_log_lines(file)
    file.write_bytes(b"")
    assert read_log_lines(file) == []
    monkeypatch.setattr(log_lines, "_MOST_BYTES", 10)
    file.write_bytes(b" " * 11)
    with pytest.raises(BadInput, match="has more than"):
        read_log_lines(file)


def test_a_byte_order_mark_and_separators_inside_a_text_are_no_lines(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_bytes("\ufeff".encode() + '{"question": "a\u2028b", "sql": null}\r\n'.encode())
    [line] = read_log_lines(file)
    assert line.question == "a\u2028b"


def test_an_id_of_two_different_questions_is_named(tmp_path: Path) -> None:
    rows = [{"id": "q7", "question": words, "sql": None} for words in ("a", "b")]
    with pytest.raises(BadInput, match="have the same id: q7"):
        read_question_log(written(tmp_path, *rows))


# --- voices and parts ------------------------------------------------------------------------------


def voiced(voice: str, count: int = 4, first: int = 0, **more: Any) -> list[dict[str, Any]]:
    """Questions of one voice; another voice asks the same ones in the same words."""
    return [
        {"id": f"{voice}{n}", "role": voice, "question": f"What were sales {n}?", "sql": NET, **more}
        for n in range(first, first + count)
    ]


def two_files(folder: Path, calibrating: list[dict[str, Any]], bounding: list[dict[str, Any]]) -> tuple[Path, Path]:
    files = folder / "calibrate.jsonl", folder / "bound.jsonl"
    for file, rows in zip(files, (calibrating, bounding), strict=True):
        file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return files


def test_of_two_files_one_bounds_and_the_voices_of_the_other_fit_or_calibrate(tmp_path: Path) -> None:
    voices = [row for voice in "abcdefgh" for row in voiced(voice)]
    questions, _ = read_calibration_logs(*two_files(tmp_path, voices, [*voiced("x"), *voiced("y")]))
    parts = {part: {q.role for q in questions if q.part is part} for part in LogPart}
    assert parts[LogPart.BOUND] == {"x", "y"}
    assert parts[LogPart.FIT] | parts[LogPart.CALIBRATE] == set("abcdefgh")
    assert not parts[LogPart.FIT] & parts[LogPart.CALIBRATE]
    assert 3 <= len(parts[LogPart.FIT]) <= 5  # 0.3 and 0.25 of a log's questions, in whole voices
    assert len(questions) == len({q.group for q in questions}) == 40  # who asks the same asks for herself


def test_a_voice_asks_twice_in_the_same_words_and_is_counted_once(tmp_path: Path) -> None:
    again = {**voiced("a", 1)[0], "id": "again", "question": "what were  SALES 0?", "sql": GROSS}
    questions, _ = read_question_log(written(tmp_path, *voiced("a"), again))
    assert len(questions) == 5
    assert len({q.group for q in questions}) == 4


@pytest.mark.parametrize(
    ("calibrating", "bounding", "words"),
    [
        (voiced("a"), voiced("a", first=10), r"share a voice \(a\)"),
        (
            [{**r, "role": ""} for r in voiced("a")],
            [{**r, "role": "", "id": f"b{r['id']}"} for r in voiced("a")],
            "share a group",
        ),
        (voiced("a"), [{**row, "role": "b"} for row in voiced("a")], r"share an id \(a0"),
        (voiced("a", part="bound"), voiced("b"), "a line says otherwise"),
        (voiced("a"), voiced("b", part="fit"), "a line says otherwise"),
    ],
)
def test_what_bounds_shares_nothing_with_what_was_fitted(
    tmp_path: Path, calibrating: list[dict[str, Any]], bounding: list[dict[str, Any]], words: str
) -> None:
    with pytest.raises(BadInput, match=words):
        read_calibration_logs(*two_files(tmp_path, calibrating, bounding))


def test_lines_say_their_part_and_a_voice_has_one(tmp_path: Path) -> None:
    apart = [*voiced("a", part="fit"), *voiced("b", part="calibrate"), *voiced("c", part="bound")]
    questions, _ = read_question_log(written(tmp_path, *apart))
    assert [str(q.part) for q in questions[::4]] == ["fit", "calibrate", "bound"]
    with pytest.raises(BadInput, match=r"a voice is in more than one part \(a\)"):
        read_question_log(written(tmp_path, *apart, *voiced("a", 1, 9, part="bound")))
    with pytest.raises(BadInput, match=r"Some lines of log\.jsonl say their part"):
        read_question_log(written(tmp_path, *apart, *voiced("d")))
    with pytest.raises(BadInput, match="line 1: its part is fit, calibrate, bound"):
        read_question_log(written(tmp_path, *voiced("a", part="other")))


def test_one_file_in_voices_is_divided_by_voice(tmp_path: Path) -> None:
    questions, _ = read_question_log(written(tmp_path, *(row for voice in "abcdefghij" for row in voiced(voice))))
    of = {voice: {q.part for q in questions if q.role == voice} for voice in "abcdefghij"}
    assert all(len(parts) == 1 for parts in of.values())
    assert {part for parts in of.values() for part in parts} == set(LogPart)
