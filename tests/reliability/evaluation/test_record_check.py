"""A record's promises on questions that it never saw: decided as the bot decides, counted by hand, nothing seen
before.
"""

from __future__ import annotations

import doctest
import json
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adapters.calibration.trace_processes import Cores
from adapters.made_from import (
    MADE_FROM_FILE,
    TRAINED_ON_FILE,
    question_keys,
    read_made_from,
    unseen,
    write_made_from,
)
from adapters.record_files import write_record
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import trained_on
from adapters.warehouses.fake import FakeWarehouse
from bot.cli import run
from bot.cores import WorkerCores
from bot.main import Candor
from bot.wording import promising
from reliability.answer import answer
from reliability.calibration.judging.right_results import drawn_reading
from reliability.calibration.log_parts import LogPart, log_part
from reliability.calibration.question_log import LoggedQuestion, read_question_log
from reliability.calibration.traces import CheckedCluster, CheckedTrace, TraceFile
from reliability.calibration.tracing import trace_question
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.evaluation import record_check
from reliability.evaluation.record_check import Fate, PromiseVerdict, Share, check_record, decided
from reliability.promises.record import CalibrationRecord
from reliability.promises.unasked_threshold import NoThreshold
from reliability.values import Abstained, Answered, Question, Reason
from tests.support.calibrated import answers_record, bounded, unbounded, whole_record
from tests.support.oracles.kept_traces import read_traces
from tests.support.trace_world import BROKEN, GROSS, NET, RESULTS, SCHEMA, TWICE, core, logged

Cli = Callable[..., tuple[int, str, str]]


def test_the_examples_in_the_docstrings_hold() -> None:
    assert not doctest.testmod(record_check).failed


# --- decided as the bot decides --------------------------------------------------------------------

RECORDS = {
    "unasked": whole_record(),
    "nothing credible": whole_record(tau=-0.9999999),
    "a credible set that leaves nothing out": whole_record(tau=math.inf),
    "a threshold below which it asks": whole_record(tau=-0.5, unasked=bounded(0.9999999)),
    "a threshold that two thirds reach": whole_record(tau=-0.3, unasked=bounded(0.6)),
    "no threshold": whole_record(unasked=unbounded()),
    "too few questions": whole_record(unasked=unbounded(NoThreshold.TOO_FEW)),
    "flagged linking": whole_record(flags=True),
    "no linking": answers_record(),
}
WRITTEN = [(NET,), (NET, GROSS), (GROSS, NET, TWICE), (BROKEN,), (NET, BROKEN)]


def live(logged: LoggedQuestion, core: Core) -> tuple[Fate, str, str, float | None]:
    """What the flow does first with a question, and with which query: asking, answering or not."""
    flow = answer(Question(logged.id, logged.question), core)
    try:
        asked = next(flow)
    except StopIteration as end:
        outcome = end.value
    else:
        if not isinstance(asked, ChooseReading):
            return Fate.ASKED, "linking", "", None
        assert asked.broken is not None
        return Fate.ASKED, asked.broken.value, asked.readings[0].sql, asked.readings[0].probability
    if isinstance(outcome, Abstained):
        first = outcome.readings[0] if outcome.readings else None
        return (Fate.ABSTAINED, outcome.reason.value, first.sql if first else "", first.probability if first else None)
    assert isinstance(outcome, Answered)
    assert outcome.promise is not None
    assert outcome.promise.unasked
    return Fate.UNASKED, "", outcome.reading.sql, outcome.reading.probability


def traced(logged: LoggedQuestion, core: Core, record: CalibrationRecord, folder: Path) -> CheckedTrace:
    """A question's trace as a file keeps it, made as the command makes it."""
    found = trace_question(logged, replace(core, record=replace(record, answers=None)))
    assert found is not None
    with TraceFile(folder / "traces.jsonl", {}) as file:
        file.append(found)
    return read_traces(folder / "traces.jsonl")[0]


@pytest.mark.parametrize("record", RECORDS.values(), ids=list(RECORDS))
@pytest.mark.parametrize("written", WRITTEN, ids=[str(len(each)) + each[-1][7:10] for each in WRITTEN])
def test_a_traced_question_is_decided_as_the_bot_decides_it(
    record: CalibrationRecord, written: tuple[str, ...], tmp_path: Path
) -> None:
    made = core(sql=written, record=record)
    found = decided(
        traced(logged(1), made, record, tmp_path),
        record,
        made.settings.max_readings,
        made.settings.entropy_weight,
    )
    fate, why, sql, kappa = live(logged(1), made)
    if (fate, why) == (Fate.ASKED, "linking"):  # the bot has not written anything by then
        assert found.fate in (Fate.ASKED, Fate.ABSTAINED)
        assert found.why == ("linking" if found.fate is Fate.ASKED else "could_not_run")
        return
    assert (found.fate, found.why) == (fate, why)
    assert (found.first.sql if found.first else "", found.kappa) == (sql, kappa)


def test_the_cases_above_are_of_every_kind(tmp_path: Path) -> None:
    kinds = {live(logged(1), core(sql=w, record=r))[:2] for w in WRITTEN for r in RECORDS.values()}
    assert {(fate.name, why) for fate, why in kinds} == {
        ("UNASKED", ""),
        ("ASKED", "linking"),
        ("ASKED", "rivals"),
        ("ASKED", "risk"),
        ("ASKED", "too_few"),
        ("ASKED", "too_risky"),
        ("ASKED", "coverage"),
        ("ABSTAINED", "could_not_run"),
    }


# --- counted by hand -------------------------------------------------------------------------------


def trace(
    name: str,
    share: float = 0.9,
    *,
    right: bool = True,
    accepted: bool | None = None,
    kind: str = "answerable",
    flagged: bool = False,
    halted: str = "",
) -> CheckedTrace:
    """A question with one result, of which κ is the share."""
    listed = right if accepted is None else accepted
    only = CheckedCluster(NET, share, 0.9, 0.0, -1.0, right, listed, {"share": share})
    return CheckedTrace(name, name, kind, () if halted else (only,), flagged, halted=halted)


def test_what_is_answered_unasked_and_wrong_is_counted_by_hand() -> None:
    found = check_record(
        [
            *(trace(f"right{n}") for n in range(6)),
            trace("wrong", right=False),
            trace("other", right=False, accepted=True, kind="ambiguous"),
            trace("natural", kind="ambiguous"),
            trace("nowhere", right=False, kind="unanswerable"),
            trace("unsure", 0.7, right=False),
            trace("flagged", right=False, flagged=True),
            trace("incredible", 0.05, right=True),
            trace("halted", halted="could_not_run"),
        ],
        whole_record(tau=-0.1, unasked=bounded(0.8)),
        max_readings=4,
    )
    assert [len(found.of(fate)) for fate in Fate] == [10, 3, 1]
    assert found.reasons(Fate.ASKED) == {"risk": 1, "linking": 1, "coverage": 1}
    assert found.reasons(Fate.ABSTAINED) == {"could_not_run": 1}
    wrong = found.wrong()
    assert (wrong.count, wrong.of) == (3, 10)
    listed = found.wrong(any_reading=True)
    assert (listed.count, listed.of) == (2, 10)
    assert wrong.highest == pytest.approx(0.6066, abs=1e-4)  # Clopper–Pearson, 3 of 10 at 95 %
    assert wrong.lowest == pytest.approx(0.0873, abs=1e-4)
    assert found.verdict is PromiseVerdict.COMPATIBLE
    assert (found.wrong("ambiguous").count, found.wrong("ambiguous").of) == (1, 2)
    assert found.wrong("ambiguous", any_reading=True).count == 0
    covered = found.covered()  # 8 right ones, one of them incredible, of all 14: the guarantee is marginal
    assert covered is not None
    assert (covered.count, covered.of) == (7, 14)
    said = found.probability()  # of all but the one that halted
    assert said["questions"] == 13
    assert said["mean"] == pytest.approx((11 * 0.9 + 0.7 + 0.05) / 13)
    assert said["right"] == pytest.approx(8 / 13)
    assert said["ece"] == pytest.approx((11 * (0.9 - 7 / 11) + 0.7 + 0.95) / 13)
    figures = found.figures()
    json.dumps(figures, allow_nan=False)
    assert figures["by_kind"]["unanswerable"]["wrong"]["count"] == 1
    assert figures["by_kind"]["answerable"]["questions"] == 11
    assert [one["fate"] for one in figures["each"]].count("asked back") == 3


def test_what_leaves_out_what_was_asked_is_decided_as_in_an_ask() -> None:
    of, record = trace("a"), whole_record(tau=-0.1, unasked=bounded(0.8))
    assert decided(of, record, 4).fate is Fate.UNASKED
    found = decided(replace(of, clusters=(replace(of.clusters[0], unsaid=True),)), record, 4)
    assert (found.fate, found.why) == (Fate.ABSTAINED, Reason.NOT_COMPUTED.value)


def test_the_reading_of_the_highest_probability_stands_first() -> None:
    judged_best, shared_most = (
        trace("a", 0.3).clusters[0],
        trace("a", 0.6, right=False).clusters[0],
    )
    found = decided(replace(trace("a"), clusters=(judged_best, shared_most)), whole_record(), 4)
    assert (found.fate, found.why, found.first) == (Fate.ASKED, "several", shared_most)
    assert found.kappa == pytest.approx(0.6)


def test_given_a_right_candidate_only_such_questions_count_and_an_endless_set_measures_nothing() -> None:
    traces = [trace("a"), trace("b", right=False), trace("c", 0.05)]
    marginal = whole_record(tau=-0.1)
    assert marginal.answers is not None
    of_all = check_record(traces, marginal, 4).covered()
    given = replace(marginal, answers=replace(marginal.answers, credible=marginal.answers.given_right))
    of_some = check_record(traces, given, 4).covered()
    assert of_all is not None
    assert of_some is not None
    assert (of_all.count, of_all.of) == (1, 3)
    assert (of_some.count, of_some.of) == (1, 2)
    assert check_record(traces, whole_record(tau=math.inf), 4).covered() is None


def test_of_nothing_there_is_no_share_and_no_verdict() -> None:
    found = check_record([trace("a", flagged=True)], whole_record(), 4)
    assert found.verdict is PromiseVerdict.NOTHING
    assert found.figures()["unasked"]["wrong"] == {
        "count": 0,
        "of": 0,
        "share": None,
        "lowest": None,
        "highest": None,
    }
    halted = check_record([trace("a", halted="unavailable")], whole_record(), 4)
    assert halted.probability() == {"questions": 0, "mean": None, "right": None, "ece": None}


def test_a_promise_that_just_holds_is_contradicted_or_shown_as_rarely_as_is_said() -> None:
    """Exactly, over all samples of 80: at a true error of r* either verdict has a probability of at most δ, and one
    error more (or fewer) in it would be too many."""
    n, risk, delta = 80, 0.1, 0.05
    chance = [math.comb(n, k) * risk**k * (1 - risk) ** (n - k) for k in range(n + 1)]
    verdicts = [Share(k, n, delta).within(risk) for k in range(n + 1)]
    fewest = verdicts.index(PromiseVerdict.CONTRADICTED)
    assert verdicts[fewest:] == [PromiseVerdict.CONTRADICTED] * (n + 1 - fewest)
    assert sum(chance[fewest:]) <= delta < sum(chance[fewest - 1 :])
    most = verdicts.index(PromiseVerdict.COMPATIBLE) - 1
    assert verdicts[: most + 1] == [PromiseVerdict.SHOWN] * (most + 1)
    assert sum(chance[: most + 1]) <= delta < sum(chance[: most + 2])


def test_two_wordings_of_one_question_and_a_record_without_answers_are_refused() -> None:
    with pytest.raises(BadInput, match="one wording of each"):
        check_record([trace("a"), replace(trace("b"), group="a")], whole_record(), 4)
    with pytest.raises(BadInput, match="holds linking alone"):
        check_record([trace("a")], replace(whole_record(), answers=None), 4)


# --- what was seen before --------------------------------------------------------------------------


def test_a_record_says_what_made_it_until_another_takes_its_place(tmp_path: Path) -> None:
    write_record(answers_record(), tmp_path)
    assert read_made_from(tmp_path) is None
    keys = question_keys([logged(1), logged(2)])
    write_made_from(tmp_path, keys)
    assert read_made_from(tmp_path) == keys
    write_record(answers_record(tau=-0.2), tmp_path)  # by something that does not say what made it
    assert read_made_from(tmp_path) is None
    write_made_from(tmp_path, None)
    assert not (tmp_path / MADE_FROM_FILE).exists()


@pytest.mark.parametrize(
    "seen",
    [
        replace(logged(9, GROSS), group="g1"),
        replace(logged(9, GROSS), question="what were  SALES number 1?"),
        logged(9, f"{NET} WHERE  1 = 1"),
    ],
    ids=["group", "words", "query"],
)
def test_whoever_shares_a_group_its_words_or_a_query_was_seen(seen: LoggedQuestion) -> None:
    mine = logged(1, f"{NET} WHERE 1  = 1")
    wording = replace(logged(3, GROSS), group="g1", question="And that, in other words?")
    other = logged(2, TWICE)
    found = unseen([mine, other, wording], question_keys([seen]), frozenset(), ())
    assert found.questions == (other,)
    assert (found.calibrated, found.trained) == (2, 0)
    learned = unseen([mine, other, wording], frozenset(), question_keys([seen]), ())
    assert (learned.questions, learned.calibrated, learned.trained) == ((other,), 0, 2)


# --- the command -----------------------------------------------------------------------------------

SALES = [f"SELECT SUM(orders.net_sales) FROM orders WHERE {n} = {n}" for n in range(30)]
"""Queries with the result of NET, so that no two questions are wordings of one."""


class World:
    """A log, a record and a warehouse to run the commands in, whose model always writes NET; `asked` counts what was
    traced, and after `stop_after` somebody presses Ctrl-C."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log, self.record = folder, folder / "team.jsonl", folder / "record"
        self.asked = 0
        self.stop_after = math.inf
        results = {**RESULTS, **dict.fromkeys(SALES, RESULTS[NET])}
        self.core = replace(core(sql=(NET,)), warehouse=FakeWarehouse(SCHEMA, results))

    def write_log(self, *rows: dict[str, Any]) -> None:
        self.log.write_text("".join(json.dumps(row) + "\n" for row in rows))

    def write_record(self, record: CalibrationRecord | None = None, made_from: Any = ()) -> None:
        write_record(record or whole_record(valid_for=valid_for(self.core)), self.record)
        write_made_from(self.record, question_keys(made_from))

    def cores(self) -> Cores:
        def of(_database: str) -> Core:
            if self.asked >= self.stop_after:
                raise KeyboardInterrupt
            self.asked += 1
            return self.core

        return of

    def figures(self) -> Any:
        return json.loads((self.folder / "figures.json").read_text())


def sales(count: int, split: str = "test", first: int = 0) -> list[dict[str, Any]]:
    """Questions that the model answers rightly."""
    return [
        {"id": f"{split}{n}", "question": f"What were {split} sales {n}?", "sql": SALES[n], "split": split}
        for n in range(first, first + count)
    ]


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(tmp_path)
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CANDOR_MODEL", str(tmp_path / "model"))
    monkeypatch.setattr(Candor, "core", lambda *_args, **_more: made.core)
    monkeypatch.setattr(WorkerCores, "__call__", lambda _self: made.cores())
    made.write_record()
    return made


@pytest.fixture
def candor(world: World, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs a command on the world's log, in this process: exit code, stdout, stderr."""

    def call(command: str, *arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        given = (*command.split(), "--log", world.log, "--workers", 1, *arguments)
        code = run([str(argument) for argument in given])
        return code, *capsys.readouterr()

    return call


@pytest.fixture
def check(candor: Cli, world: World) -> Cli:
    """`candor evaluate record` with the world's record."""
    return lambda *arguments: candor(
        "evaluate record", "--record", world.record, "--json", world.folder / "figures.json", *arguments
    )


def _is_a_sentence(said: tuple[int, str, str], words: str) -> None:
    code, out, err = said
    assert code == 1, err
    assert out == ""
    assert words in err.splitlines()[-1]
    assert "Traceback" not in err


def test_the_command_says_how_often_unasked_answers_are_wrong(check: Cli, world: World) -> None:
    ambiguous = {"id": "q1", "question": "What were test sales 90?", "sql": TWICE, "readings": [NET], "split": "test"}
    assert drawn_reading("q1", 2) == 0  # her asker means TWICE
    nowhere = {"question": "What were test sales 80?", "sql": None, "split": "test"}
    twice = {**sales(1)[0], "id": "again", "question": "Sales 0, in other words?"}
    world.write_log(*sales(20), twice, ambiguous, nowhere, *sales(3, "calibrate", first=20))
    code, said, err = check()
    assert code == 0, err
    lines = said.splitlines()
    assert lines[0].startswith("The record of 2026-11-21, made from log.jsonl, on 22 questions that it never saw")
    assert [line.split()[-1] for line in lines[1:4]] == ["22", "0", "0"]
    assert "2 of 22 are wrong (9.1%), at most 25.9% with 95% confidence; promised: at most 10%" in lines[4]
    assert "when it was calibrated, 4 of 120, at most 8.0%" in lines[4]
    assert lines[5] == "This is compatible with the promise, and does not show it: more than 10% may be wrong."
    assert "1 were answered unasked: 0 with the reading that its asker means, 1 with any that the log lists" in lines[6]
    assert "credible for 20 of 22 questions (90.9%, from 74.1% to 98.4%)" in lines[7]
    assert "100.0% on average, and 90.9% of 22 are right (ECE 0.091)" in lines[8]
    found = world.figures()
    assert found["record"]["made_from"] == "log.jsonl"
    assert found["unasked"]["wrong"]["count"] == 2
    assert found["unasked"]["wrong_by_any_reading"]["count"] == 1
    assert len(found["each"]) == world.asked == 22


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (0, "and on questions like these shows it with 95% confidence"),
        (8, "This contradicts the promise: if at most 10% were wrong, so many would be in fewer than 5%"),
    ],
)
def test_the_sentence_says_what_the_numbers_allow(check: Cli, world: World, wrong: int, words: str) -> None:
    bad = [{**row, "sql": f"{row['sql']} /* {n} */"} for n, row in enumerate(sales(30))]
    gold = {row["sql"]: RESULTS[GROSS] for row in bad}
    made = {**RESULTS, **dict.fromkeys(SALES, RESULTS[NET]), **gold}
    world.core = replace(world.core, warehouse=FakeWarehouse(SCHEMA, made))
    world.write_log(*bad[:wrong], *sales(30 - wrong, first=wrong))
    code, said, err = check()
    assert code == 0, err
    assert words in said


def test_questions_that_are_asked_back_or_not_answered_say_why(check: Cli, world: World) -> None:
    world.write_log(*sales(5))
    world.write_record(whole_record(valid_for=valid_for(world.core), flags=True))
    code, said, _ = check()
    assert code == 0
    assert "asked back 5 while linking 5" in " ".join(said.split())
    assert "Nothing was answered unasked, so that these questions say nothing of this promise." in said
    world.write_record(whole_record(valid_for=valid_for(world.core), unasked=unbounded()))
    _, said, _ = check()
    assert "asked back 5 no threshold bounds the risk 5" in " ".join(said.split())
    assert "calibration found no threshold, so that nothing is answered unasked" in said
    world.write_record(whole_record(valid_for=valid_for(world.core), tau=-0.9999999))
    assert "asked back 5 no reading likely enough 5" in " ".join(check()[1].split())


def test_an_empty_split_and_a_log_without_one_are_told(check: Cli, world: World) -> None:
    world.write_log(*sales(3, "calibrate"))
    _is_a_sentence(check(), "holds no questions of the split test")
    world.write_log(*({k: v for k, v in row.items() if k != "split"} for row in sales(3)))
    _is_a_sentence(check(), "holds no questions of the split test")
    assert check("--split", "")[0] == 0
    assert world.figures()["questions"] == 3


def test_a_limit_takes_some_of_the_questions_always_the_same_ones(check: Cli, world: World) -> None:
    first, *rest = sales(9)
    first |= {"group": "e8afb10f631a"}  # of which, were it to calibrate, every wording would fit
    assert log_part(first["group"]) is LogPart.FIT
    world.write_log(first, *rest, {**first, "id": "again", "question": "Sales 0, in other words?"})
    assert check("--limit", 4)[0] == 0
    some = [one["id"] for one in world.figures()["each"]]
    assert len(some) == 4
    assert check("--limit", 500)[0] == 0
    every = [one["id"] for one in world.figures()["each"]]
    assert len(every) == 9
    assert every[:4] == some


def test_a_stopped_run_goes_on_where_it_was(check: Cli, world: World) -> None:
    world.write_log(*sales(8))
    world.stop_after = 3
    assert check()[0] == 130
    assert world.asked == 3
    world.stop_after = math.inf
    assert check()[0] == 0
    assert world.asked == 8
    assert check()[0] == 0
    assert world.asked == 8
    assert world.figures()["questions"] == 8


# --- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"code": "older"}, "Candor's own code is not the one that it was made with"),
        (
            {"model": "x", "schema": "y"},
            "the model and the tables and columns of the warehouse are not those",
        ),
    ],
)
def test_a_record_that_the_bot_would_not_use_is_refused_in_its_words(
    check: Cli, world: World, change: dict[str, str], words: str
) -> None:
    world.write_log(*sales(3))
    world.write_record(whole_record(valid_for=replace(valid_for(world.core), **change)))
    said = check()
    _is_a_sentence(said, words)
    why = said[2].strip().split("because ")[1].split("; run")[0]
    assert said[2].strip().splitlines()[-1] == promising.record_unused(world.core.warehouse.name, why)
    assert world.asked == 0


def test_a_record_for_another_promise_or_without_one_is_refused(
    check: Cli, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.write_log(*sales(3))
    monkeypatch.setenv("CANDOR_RISK", "0.2")
    _is_a_sentence(check(), "it was made for r* = 0.1, and the settings say 0.2")
    monkeypatch.delenv("CANDOR_RISK")
    world.write_record(replace(whole_record(valid_for=valid_for(world.core)), answers=None))
    _is_a_sentence(check(), "holds linking alone, and promises nothing of answers")
    _is_a_sentence(check("--record", world.folder / "gone"), "there is no calibration record in")
    assert world.asked == 0


def test_a_promise_is_said_as_it_was_set(check: Cli, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_RISK", "0.025")
    world.write_log(*sales(3))
    made = whole_record(valid_for=valid_for(world.core), unasked=replace(bounded(0.8), risk=0.025, bound=0.02))
    world.write_record(made)
    assert "more than 2.5% may be wrong" in check()[1]


def test_without_a_folder_it_is_the_record_that_the_bot_would_use(
    candor: Cli, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.write_log(*sales(3))
    monkeypatch.setenv("CANDOR_WAREHOUSES", json.dumps({"team": "sqlite:///team.sqlite"}))
    _is_a_sentence(candor("evaluate record"), "There is no calibration record of team")
    monkeypatch.setenv("CANDOR_RECORD", str(world.record))
    assert "on 3 questions that it never saw" in candor("evaluate record")[1]


def test_questions_that_made_the_record_are_left_out_or_refused(check: Cli, world: World) -> None:
    world.write_log(*sales(6))
    questions, _ = read_question_log(world.log, "test")
    world.write_record(made_from=questions[:2])
    code, _, err = check()
    assert code == 0
    assert "2 of 6 questions are left out: they, or wordings of them, made the record." in err
    assert {one["id"] for one in world.figures()["each"]} == {"test2", "test3", "test4", "test5"}
    world.write_record(made_from=questions)
    _is_a_sentence(check(), "No question is left: those that made a record, or trained its model, do not measure it.")
    (world.record / MADE_FROM_FILE).unlink()
    _is_a_sentence(check(), "does not say which questions made it")


def test_questions_that_trained_the_model_are_left_out_or_refused(check: Cli, world: World) -> None:
    world.write_log(*sales(3), *sales(2, "train", first=3))
    _is_a_sentence(check("--split", "train"), "No question is left")
    code, _, err = check("--split", "")
    assert code == 0
    assert "2 of 5 questions are left out: they, or wordings of them, trained the model." in err
    (world.folder / "model").mkdir()
    learned = Pair("log", "own", "what were TEST sales 1", "", SCHEMA, ())
    (world.folder / "model" / TRAINED_ON_FILE).write_text(trained_on([learned]))
    assert "1 of 3 questions are left out" in check()[2]
    assert {one["id"] for one in world.figures()["each"]} == {"test0", "test2"}


def test_calibrating_says_what_it_calibrated_on(candor: Cli, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole split, a limit notwithstanding, and what linking was calibrated on before."""
    row = {"split": "calibrate"}
    results: dict[str, Any] = {}
    rows = []
    for n in range(60):
        query = f"SELECT {n}"
        results[query] = RESULTS[NET if n % 3 else GROSS]
        rows.append({**row, "question": f"Question {n}?", "sql": query})
    world.core = replace(
        world.core,
        warehouse=FakeWarehouse(SCHEMA, {**RESULTS, **dict.fromkeys(SALES, RESULTS[NET]), **results}),
    )
    world.write_log(*rows, *sales(4))
    before = replace(whole_record(valid_for=valid_for(world.core)), answers=None)
    [linked] = read_question_log(world.log, "test")[0][:1]
    world.write_record(before, made_from=[linked])
    arguments = ("--split", "calibrate", "--out", world.record, "--limit", 40)
    assert candor("calibrate", *arguments)[0] == 0
    calibrated = read_question_log(world.log, "calibrate")[0]
    assert read_made_from(world.record) == question_keys([*calibrated, linked])
    code, _, err = candor("evaluate record", "--record", world.record)
    assert code == 0, err
    assert "1 of 4 questions are left out" in err
    assert world.record.joinpath(MADE_FROM_FILE).exists()
    write_record(before, world.record)  # linking of which nobody knows what it was calibrated on
    assert candor("calibrate", *arguments)[0] == 0
    _is_a_sentence(candor("evaluate record", "--record", world.record), "does not say which questions made it")
