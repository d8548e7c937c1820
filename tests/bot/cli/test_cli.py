"""The command line as people meet it: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.store.requests import NOTHING_BESIDE
from adapters.warehouses.warehouse import open_warehouse
from bot import doctor
from bot.asks.beside.noting import noting
from bot.asks.beside.saying import sentences
from bot.bench import bench
from bot.bench.linking import measure_linking
from bot.cli import run
from bot.cli.asking import _beside_json, _show, _telling, at_keyboard, drive, outcome_json
from bot.cli.replies import Scripted, as_text, nobody, read_replies
from bot.main import opened
from bot.sample import build_sample, sample_file, sample_is_current
from bot.settings import ROOT
from bot.slack.clarifications.view import view_of
from bot.wording import abstaining, answering, clarifying, greetings
from reliability.answer import answer
from reliability.calibration.judging.same_result import same_result
from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.core import AnswerSettings, Core, run_now
from reliability.errors import BadInput
from reliability.guard.dialects import postgres_grammar
from reliability.prompts import Prompts
from reliability.values import (
    Abstained,
    Answered,
    Element,
    ElementOption,
    Exchange,
    HelpKind,
    LinkedSchema,
    Promise,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.bot.cli.conftest import Cli

CANDOR = Path(sys.executable).with_name("candor")
NET = "SELECT SUM(daily_sales.net_sales) FROM daily_sales"
GROSS = "SELECT SUM(daily_sales.gross_sales) FROM daily_sales"


@pytest.fixture(scope="module", autouse=True)
def sample() -> Path:
    """The sample warehouse of this clone."""
    return sample_file() if sample_is_current() else build_sample()


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test stores stays."""
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))


def assert_one_sentence(said: tuple[int, str, str], *words: str) -> None:
    """Exit code 1, nothing on stdout, one line on stderr that holds the words."""
    code, out, err = said
    assert code == 1
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    assert "Traceback" not in err
    for word in words:
        assert word in err


def sqlite_file(path: Path, *statements: str) -> str:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return f"sqlite:///{path}"


# --- start-up --------------------------------------------------------------------------------------


def test_help_imports_nothing_that_is_slow() -> None:
    """What takes long to import may not stand between a person and the help."""
    slow = "torch transformers sentence_transformers sqlalchemy dbos slack_bolt sklearn numpy sqlglot pandas".split()
    code = f"import sys, bot.cli; code = bot.cli.run(['--help']); print([m for m in {slow} if m in sys.modules], code)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.splitlines()[-1] == "[] 0"


def test_an_unknown_command_is_one_sentence(candor: Cli) -> None:
    assert_one_sentence(candor("answer"), "No such command 'answer'", "candor --help")


def test_an_unknown_policy_is_one_sentence_with_the_known_ones(candor: Cli) -> None:
    assert_one_sentence(candor("ask", "How many orders?", "--policy", "guess"), "guess", "surrogate")


def test_a_wrong_setting_is_one_sentence(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_QUESTION_BUDGET", "-1")
    assert_one_sentence(candor("hints", "list"), "CANDOR_QUESTION_BUDGET is wrong")


def test_debug_shows_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_QUESTION_BUDGET", "-1")
    from reliability.errors import SettingsError

    with pytest.raises(SettingsError):
        run(["--debug", "hints", "list"])


def test_the_version_is_printed(candor: Cli) -> None:
    code, out, _ = candor("--version")
    assert (code, out.split()[0]) == (0, "candor")


# --- run-sql ---------------------------------------------------------------------------------------


def test_a_statement_s_rows_are_json(candor: Cli) -> None:
    sql = "SELECT stores.store_id, stores.city FROM stores ORDER BY stores.store_id LIMIT 2"
    code, out, err = candor("run-sql", sql, "--json")
    assert (code, err) == (0, "")
    answer_ = json.loads(out)
    assert set(answer_) == {"columns", "rows", "truncated"}
    assert answer_["columns"] == ["store_id", "city"]
    assert len(answer_["rows"]) == 2
    assert answer_["truncated"] is False


def test_a_statement_s_rows_are_a_table_for_people(candor: Cli) -> None:
    code, out, _ = candor("run-sql", "SELECT COUNT(*) AS stores FROM stores")
    assert code == 0
    assert "stores" in out
    assert "24" in out
    assert "1 row in" in out


def test_a_refused_statement_is_a_sentence_and_changes_nothing(candor: Cli, sample: Path) -> None:
    before = sample.read_bytes()
    assert_one_sentence(candor("run-sql", "DELETE FROM orders"), "Only SELECT statements are allowed.")
    assert sample.read_bytes() == before


def test_a_refused_statement_is_error_and_kind_in_json(candor: Cli) -> None:
    code, out, _ = candor("run-sql", "DROP TABLE orders", "--json")
    assert code == 1
    assert json.loads(out) == {"error": "Only SELECT statements are allowed.", "kind": "refused"}


def test_nulls_bytes_and_infinite_numbers_are_json(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_file(
        tmp_path / "odd.sqlite",
        "CREATE TABLE odd (a TEXT, b BLOB, c REAL)",
        "INSERT INTO odd VALUES (NULL, x'00ff', 9e999)",
    )
    code, out, _ = candor("run-sql", "SELECT a, b, c FROM odd", "--warehouse", url, "--json")
    assert code == 0
    assert json.loads(out)["rows"] == [[None, "00ff", "inf"]]


def test_a_long_result_is_cut_at_the_row_limit_and_says_so(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_ROW_LIMIT", "60")
    code, out, _ = candor("run-sql", "SELECT orders.order_id FROM orders")
    assert code == 0
    assert "more than 60 rows: cut at a limit, 50 shown" in out


def test_cells_cannot_draw_on_the_terminal(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_file(
        tmp_path / "evil.sqlite",
        "CREATE TABLE evil (a TEXT)",
        "INSERT INTO evil VALUES (char(27) || '[2J[red]boo[/red]')",
    )
    _, out, _ = candor("run-sql", "SELECT a FROM evil", "--warehouse", url)
    assert "\x1b" not in out
    assert "[red]boo[/red]" in out


def test_an_unknown_warehouse_is_a_sentence_with_the_known_ones(candor: Cli) -> None:
    said = candor("run-sql", "SELECT 1", "--warehouse", "sales")
    assert_one_sentence(said, "There is no warehouse named sales; CANDOR_WAREHOUSES has: sample.")


def test_a_warehouse_of_another_kind_is_a_sentence(candor: Cli) -> None:
    said = candor("run-sql", "SELECT 1", "--warehouse", "oracle://ada:hunter2@db/shop")
    assert_one_sentence(said, "Candor reads SQLite, PostgreSQL, DuckDB and MySQL, not oracle.")
    assert "hunter2" not in said[2]


def test_a_file_of_ones_own_is_asked_without_a_database(
    candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "visits.csv").write_text("city,visits\nOslo,3\nBern,4\n")
    monkeypatch.chdir(tmp_path)
    sql = "SELECT sum(visits) AS total FROM visits"
    code, out, _ = candor("run-sql", sql, "--warehouse", "visits.csv", "--json")
    assert (code, json.loads(out)["rows"]) == (0, [[7]])
    assert_one_sentence(candor("run-sql", sql, "--warehouse", "gone.csv"), "There is no file or folder gone.csv.")


def test_a_database_file_that_is_gone_is_a_sentence(candor: Cli, tmp_path: Path) -> None:
    said = candor("run-sql", "SELECT 1", "--warehouse", f"sqlite:///{tmp_path}/gone.sqlite")
    assert_one_sentence(said, "There is no file gone.sqlite.")


@pytest.mark.postgres
def test_a_wrong_password_is_a_sentence_without_it(candor: Cli, postgres_url: str) -> None:
    url = postgres_url.replace("candor:candor@", "candor:hunter2@")
    said = candor("run-sql", "SELECT 1", "--warehouse", url)
    assert_one_sentence(said, "password")
    assert "hunter2" not in said[2]


def test_a_server_that_is_not_there_is_a_sentence(candor: Cli) -> None:
    said = candor("run-sql", "SELECT 1", "--warehouse", "postgresql+psycopg://ada:hunter2@127.0.0.1:1/shop")
    assert_one_sentence(said)
    assert "hunter2" not in said[2]


# --- guard -----------------------------------------------------------------------------------------


def test_the_guard_judges_each_line(candor: Cli, tmp_path: Path) -> None:
    file = tmp_path / "statements.jsonl"
    file.write_text('{"id": "a", "sql": "SELECT 1"}\n\n{"id": 2, "sql": "SELECT 1; DROP TABLE x"}\nnot json\n')
    code, out, _ = candor("guard", "--dialect", "postgres", "--jsonl", str(file))
    assert code == 0
    verdicts = [json.loads(line) for line in out.splitlines()]
    assert [(v["id"], v["allowed"]) for v in verdicts] == [("a", True), (2, False), (None, False)]
    assert all(set(v) == {"id", "allowed", "reason"} for v in verdicts)
    assert verdicts[1]["reason"] == "There is more than one statement."


def test_a_missing_file_of_statements_is_a_sentence(candor: Cli, tmp_path: Path) -> None:
    said = candor("guard", "--dialect", "sqlite", "--jsonl", str(tmp_path / "gone.jsonl"))
    assert_one_sentence(said, "gone.jsonl cannot be read: No such file or directory.")


# --- ask: what must be mended first ----------------------------------------------------------------


def test_a_missing_model_folder_is_a_sentence(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_MODEL", str(tmp_path / "gone"))
    assert_one_sentence(candor("ask", "How many orders?"), f"There is no model folder '{tmp_path}/gone'.")


def test_a_served_model_that_is_away_is_a_sentence(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_MODEL_BACKEND", "vllm")
    monkeypatch.setenv("CANDOR_VLLM_URL", "http://127.0.0.1:1/v1")
    assert_one_sentence(candor("ask", "How many orders?"), "127.0.0.1:1")


def test_missing_prompts_are_a_sentence(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_MODEL_BACKEND", "vllm")
    monkeypatch.setenv("CANDOR_VLLM_URL", "http://127.0.0.1:1/v1")
    monkeypatch.setenv("CANDOR_PROMPTS", "haiku")
    assert_one_sentence(candor("ask", "How many orders?"), "There are no prompt templates in")


def test_replies_that_cannot_be_read_are_a_sentence(candor: Cli, tmp_path: Path) -> None:
    file = tmp_path / "replies.json"
    assert_one_sentence(candor("ask", "How many?", "--replies", str(file)), "cannot be read: No such file")
    file.write_text("yes")
    assert_one_sentence(candor("ask", "How many?", "--replies", str(file)), "are not JSON.")
    file.write_text('{"first": "yes"}')
    assert_one_sentence(candor("ask", "How many?", "--replies", str(file)), "are not a JSON list such as")


# --- ask: the flow in the terminal -----------------------------------------------------------------


@pytest.fixture
def core(sample: Path) -> Iterator[Core]:
    """The flow's parts with the real sample warehouse and a scripted model of two readings."""

    def script(prompt: str) -> list[str]:
        if prompt.endswith("tables :"):
            return ["daily_sales"]
        if prompt.endswith("columns :"):
            return ["daily_sales.net_sales"]
        if prompt.endswith("sql :"):
            return [NET, GROSS]
        return ["Yes", "No"] if "right ?" in prompt else ["True", "False"]

    warehouse = open_warehouse(f"sqlite:///{sample}", "sample")
    prompts = Prompts(ROOT / "prompts" / "compact")
    settings = AnswerSettings(constrain_sql=False, composed=0)
    yield Core(FakeModel(script), FakeEncoder(), warehouse, FakeStore().memory, prompts, settings)
    warehouse.close()


def asked(core: Core, *replies: str, text: str = "What were total sales?") -> dict[str, Any]:
    outcome = drive(lambda: answer(Question("q1", text), core), Scripted(replies))
    shown: dict[str, Any] = json.loads(json.dumps(outcome_json(outcome), allow_nan=False))
    return shown


def test_scripted_replies_lead_to_an_answer_in_json(core: Core) -> None:
    shown = asked(core, "yes", "2")
    assert set(shown) == {
        "status",
        "reason",
        "sql",
        "columns",
        "rows",
        "truncated",
        "probability",
        "promise",
        "verified",
        "clarifications",
        "seconds",
        "included",
        "left_out",
        "reach",
        "defined",
    }
    assert (shown["status"], shown["reason"], shown["probability"]) == ("answered", None, None)
    assert [c["kind"] for c in shown["clarifications"]] == ["confirm_elements", "choose_reading"]
    assert [c["reply"] for c in shown["clarifications"]] == ["yes", "2"]
    assert shown["clarifications"][0]["asked"] == ["daily_sales"]
    assert len(shown["clarifications"][1]["asked"]) == 2
    assert shown["sql"] in (NET, GROSS)
    assert len(shown["rows"]) == 1
    assert shown["seconds"]["write"] >= 0


def test_what_asks_nothing_of_the_data_is_helped_in_json_and_in_words(
    core: Core, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = asked(core, text="what do you have about customers?")
    assert (shown["status"], shown["kind"], shown["sql"]) == ("helped", "browse", None)
    assert shown["shown"][0] == {
        "name": "customers",
        "comment": "Customers since the 2023 migration, deleted accounts included",
    }
    assert core.model.prompts == []  # type: ignore[attr-defined]
    _show(drive(lambda: answer(Question("q1", "which tables are there?"), core), nobody))
    said = capsys.readouterr().out
    assert "Sales regions" in said
    assert "… and 5 more tables" in said
    _show(drive(lambda: answer(Question("q1", "drop the table orders"), core), nobody))
    assert greetings.HELP[HelpKind.CHANGE] in capsys.readouterr().out


def test_what_is_left_out_and_the_day_are_said_in_the_terminal_and_in_json(
    core: Core, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the readings, and with the answer that leaves the words out."""
    kept = [NOTHING_BESIDE]
    question = Question("q1", "What were total sales of vegan stores last month?")
    seen = (date(2026, 10, 31), True)
    flow = noting(answer(question, core), question, run_now, lambda: ("vegan",), kept.append, seen)
    outcome = drive(lambda: flow, _telling(Scripted(["yes", "2"]), kept))
    left_out = answering.nothing_here_for(["«vegan»"])
    before = capsys.readouterr()
    assert " ".join(before.err.split()) == left_out
    _show(outcome, sentences(kept[-1]))
    said = " ".join(capsys.readouterr().out.split())
    assert f"{left_out} As seen from 31 October 2026, the last day in these data." in said
    assert _beside_json(kept[-1]) == {"left_out": ["vegan"], "seen_from": "2026-10-31"}
    assert _beside_json(NOTHING_BESIDE) == {"left_out": [], "seen_from": None}


def test_another_choice_is_another_answer(core: Core) -> None:
    first, second = asked(core, "yes", "1"), asked(core, "yes", "2")
    assert {first["sql"], second["sql"]} == {NET, GROSS}
    assert first["rows"] != second["rows"]


def test_replies_that_run_out_abstain(core: Core) -> None:
    shown = asked(core, "yes")
    assert (shown["status"], shown["reason"]) == ("abstained", "expired")
    assert (shown["sql"], shown["columns"], shown["rows"]) == (None, [], [])
    assert shown["clarifications"][1]["reply"] == ""


def test_with_nobody_there_the_flow_abstains(core: Core) -> None:
    outcome = drive(lambda: answer(Question("q1", "What were total sales?"), core), nobody)
    assert isinstance(outcome, Abstained)
    assert outcome.reason is Reason.EXPIRED


def test_with_nobody_there_it_says_what_it_would_have_asked(core: Core, capsys: pytest.CaptureFixture[str]) -> None:
    _show(drive(lambda: answer(Question("q1", "What were total sales?"), core), nobody))
    said = capsys.readouterr().out
    assert clarifying.CONFIRM_TITLE in said
    assert "daily_sales" in said
    assert said.index("daily_sales") < said.index("nobody is here to answer")


def test_a_reply_that_cannot_answer_is_a_sentence(core: Core) -> None:
    with pytest.raises(BadInput, match="The reply 3 is not one of the choices 1 to 2"):
        asked(core, "yes", "3")
    with pytest.raises(BadInput, match="the question was yes or no"):
        CONFIRM.read("1")


OPTION = ElementOption(Element("orders", "net_sales"), "sales", "after discounts")
CONFIRM = ConfirmElements(0, (OPTION,))
CHOOSE = ChooseElement(1, (), (OPTION, OPTION))
NEEDED = NameNeeded(1, (OPTION, ElementOption(Element("orders"))), missing=("sales",))
READINGS = ChooseReading(2, (Reading(NET, "Total net sales", Rows(("n",), ((1,),))), Reading(GROSS, "", Rows((), ()))))


@pytest.mark.parametrize(
    ("text", "clarification", "reply"),
    [
        ("yes", CONFIRM, Reply(ReplyKind.YES)),
        (" No ", CONFIRM, Reply(ReplyKind.NO)),
        ("orders.net_sales", CONFIRM, Reply(ReplyKind.NAME, text="orders.net_sales")),
        ("other: only 2025", CONFIRM, Reply(ReplyKind.OTHER, text="only 2025")),
        ("just answer", CONFIRM, Reply(ReplyKind.JUST_ANSWER)),
        ("none", CHOOSE, Reply(ReplyKind.NONE)),
        ("1", replace(CONFIRM, alternatives=(OPTION,)), Reply(ReplyKind.CHOICE, choice=0)),
        ("2", CHOOSE, Reply(ReplyKind.CHOICE, choice=1)),
        ("customers", CHOOSE, Reply(ReplyKind.NAME, text="customers")),
        ("list: orders, orders.net_sales", NEEDED, Reply(ReplyKind.LIST, text="orders\norders.net_sales")),
        ("None", NEEDED, Reply(ReplyKind.NONE)),
        ("other: only 2025", NEEDED, Reply(ReplyKind.OTHER, text="only 2025")),
        ("just answer", NEEDED, Reply(ReplyKind.JUST_ANSWER)),
        ("1", READINGS, Reply(ReplyKind.CHOICE, choice=0)),
    ],
)
def test_typed_replies_mean_what_they_say(text: str, clarification: Any, reply: Reply) -> None:
    assert clarification.read(text) == reply
    assert clarification.read(as_text(reply)) == reply


@pytest.mark.parametrize(
    ("text", "clarification"),
    [
        ("", CONFIRM),
        ("other:", CONFIRM),
        ("1", CONFIRM),
        ("0", CHOOSE),
        ("3", CHOOSE),
        ("1", NEEDED),
        ("list: ,", NEEDED),
        ("net", READINGS),
        ("9" * 99, CHOOSE),
    ],
)
def test_replies_that_mean_nothing_are_told(text: str, clarification: Any) -> None:
    with pytest.raises(BadInput):
        clarification.read(text)


def test_a_file_of_replies_may_hold_numbers(tmp_path: Path) -> None:
    file = tmp_path / "replies.json"
    file.write_text('["yes", 2, "other: last year"]')
    assert read_replies(file) == ["yes", "2", "other: last year"]


def test_at_the_keyboard_a_slip_is_told_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["7", "2"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert at_keyboard(READINGS) == Reply(ReplyKind.CHOICE, choice=1)
    out, err = capsys.readouterr()
    assert "Total net sales" in err
    assert "is not one of the choices 1 to 2" in err
    assert "Total net sales" not in out


def test_what_is_needed_is_listed_at_the_keyboard_below_the_names_that_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = tuple(ElementOption(Element("customers", f"[red]{number}")) for number in range(6))
    monkeypatch.setattr("builtins.input", lambda *_: "list: orders, orders.net_sales")
    reply = at_keyboard(replace(NEEDED, options=(*NEEDED.options, *others), missing=("sales", "[bold]")))
    assert reply == Reply(ReplyKind.LIST, text="orders\norders.net_sales")
    out, err = capsys.readouterr()
    names = ["  orders.net_sales  after discounts", "  orders", *(f"  customers.[red]{number}" for number in range(4))]
    assert err.splitlines()[1:-1] == [
        clarifying.NAME_ABOUT_TITLE,
        "I found nothing here about «sales» or «[bold]».",
        abstaining.WHAT_I_HAVE,
        *names,
        "… and 2 more: customers.[red]4, customers.[red]5",
    ]
    assert (out, err.splitlines()[-1]) == ("", "(list: …, none, other: …) > ")
    after = view_of(NEEDED).terminal(NameNeeded(1, ()))
    assert (after.title, after.lines) == (clarifying.NAME_NEEDED_TITLE, ())


def test_what_was_listed_stands_in_the_json_of_the_outcome() -> None:
    reply = Reply(ReplyKind.LIST, text="orders\norders.net_sales")
    shown = outcome_json(Abstained(Reason.NOT_SURE, exchanges=(Exchange(NEEDED, reply),)))
    assert shown["clarifications"] == [
        {
            "kind": "name_needed",
            "asked": ["orders.net_sales", "orders"],
            "reply": "list: orders, orders.net_sales",
        }
    ]


def test_the_promise_behind_an_outcome_stands_in_its_json() -> None:
    given = Promise(True, 0.1, 0.9, 0.1, 0.05, 0.038, 376, 8, 1228, "log", "2026-11-21", True, 99, 112, 190)
    shown = json.loads(json.dumps(outcome_json(Abstained(Reason.NOT_SURE, promise=given)), allow_nan=False))
    assert (shown["promise"]["wrong"], shown["promise"]["answered"], shown["promise"]["bound"]) == (8, 376, 0.038)
    assert outcome_json(Abstained(Reason.NOT_SURE))["promise"] is None


def test_the_end_of_input_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(*_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert at_keyboard(CONFIRM).kind is ReplyKind.EXPIRED


def test_an_answer_with_odd_cells_is_valid_json() -> None:
    rows = Rows(("a", "b", "c"), ((None, b"\x00", float("nan")),), truncated=True)
    outcome = Answered(Reading(NET, "", rows), LinkedSchema((), ()))
    shown = json.loads(json.dumps(outcome_json(outcome), allow_nan=False))
    assert shown["rows"] == [[None, "00", "nan"]]
    assert shown["truncated"] is True


# --- ask: the reference model ----------------------------------------------------------------------

TEN = [
    json.loads(line)
    for line in (ROOT / "deploy/reference/warehouse/questions.jsonl").read_text(encoding="utf-8").splitlines()
    if '"split": "test"' in line and '"kind": "answerable"' in line
][::80][:10]


@pytest.fixture(scope="module")
def postgres_sample(postgres_database: Callable[[], str]) -> str:
    from deploy.reference.warehouse.build import build

    url = postgres_database()
    build(url)
    return url


@pytest.mark.postgres
@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_questions_are_answered_alike_on_sqlite_and_postgresql(
    candor: Cli, tmp_path: Path, postgres_sample: str, sample: Path, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two questions; ten with --whole. Which reading comes first may differ, since the model reads the dialect: who
    picks the same one gets the same."""
    monkeypatch.setenv("CANDOR_RISK", "0.05")  # the sample's record promises another: both work uncalibrated
    replies = tmp_path / "replies.json"

    def ask(question: str, url: str, first: str) -> dict[str, Any]:
        replies.write_text(json.dumps([first, "1", "1"]))
        code, out, err = candor("ask", question, "--warehouse", url, "--replies", str(replies), "--json", "--no-memory")
        assert code == 0, err
        said: dict[str, Any] = json.loads(out)
        return said

    answered = 0
    assert len(TEN) == 10
    asked = TEN if whole else TEN[::5]
    with opened() as once:  # all asks load the models once
        monkeypatch.setattr("bot.main.opened", lambda: nullcontext(once))
        for row in asked:
            lite = ask(row["question"], f"sqlite:///{sample}", "yes")
            post = ask(row["question"], postgres_sample, "yes")
            assert lite["status"] == post["status"], row["question"]
            if lite["status"] == "answered":
                if not _alike(lite, post):
                    picked, offered = _offered(lite), _offered(post)
                    assert picked[0] in offered, (row["question"], picked[0], offered)
                    post = ask(row["question"], postgres_sample, str(offered.index(picked[0]) + 1))
                assert _alike(lite, post), (row["question"], lite["sql"], post["sql"])
                answered += 1
    assert answered >= len(asked) / 2


def _offered(said: dict[str, Any]) -> list[str]:
    """The readings that were to choose from, if any were."""
    chosen = [each["asked"] for each in said["clarifications"] if each["kind"] == "choose_reading"]
    return list(chosen[-1]) if chosen else []


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """The same answer, of which one may show more: SQLite adds cents in binary, PostgreSQL in decimals."""
    results = [Rows(tuple(said["columns"]), tuple(map(tuple, said["rows"]))) for said in (one, other)]
    return same_result(results[0], results[1]) or same_result(results[1], results[0])


# --- hints -----------------------------------------------------------------------------------------


def test_hints_are_added_edited_and_retired(candor: Cli) -> None:
    assert candor("hints", "list")[1].strip() == "No hints yet."
    added = candor(
        "hints",
        "add",
        "total sales",
        "--prefer",
        "DAILY_SALES.net_sales",
        "--over",
        "daily_sales.gross_sales",
    )
    assert added[0] == 0
    (hint,) = json.loads(candor("hints", "list", "--json")[1])
    assert (hint["phrase"], hint["preferred"]) == ("total sales", ["daily_sales", "net_sales"])
    assert (hint["scope"], hint["warehouse"], hint["state"]) == ("workspace", "sample", "active")
    start = hint["id"][:6]
    assert candor("hints", "edit", start, "--prefer", "daily_sales.final_sales")[0] == 0
    assert "daily_sales.final_sales" in candor("hints", "list")[1]
    assert candor("hints", "retire", start)[0] == 0
    assert json.loads(candor("hints", "list", "--json")[1]) == []
    (retired,) = json.loads(candor("hints", "list", "--all", "--json")[1])
    assert retired["state"] == "retired"


def test_hints_are_shown_searched_promoted_merged_and_restored(candor: Cli) -> None:
    for phrase, owner in (("total sales", "U1"), ("revenue", "U2")):
        candor("hints", "add", phrase, "--prefer", "daily_sales.net_sales", "--scope", "person", "--owner", owner)
    (sales,) = json.loads(candor("hints", "list", "--text", "TOTAL", "--table", "daily_sales", "--json")[1])
    (revenue,) = json.loads(candor("hints", "list", "--person", "U2", "--state", "active", "--json")[1])
    assert candor("hints", "list", "--text", "zebra")[1].strip() == "No hints fit."
    assert candor("hints", "promote", sales["id"], "--owner", "T1")[0] == 0
    assert candor("hints", "merge", sales["id"], revenue["id"])[0] == 0
    assert candor("hints", "restore", revenue["id"])[0] == 0
    shown = json.loads(candor("hints", "show", sales["id"], "--json")[1])
    assert (shown["scope"], shown["owner"], shown["weight"]) == ("workspace", "T1", pytest.approx(9.0, abs=0.01))
    assert sorted(each["kind"] for each in shown["evidence"]) == ["added", "added", "promoted"]
    assert "added it" in candor("hints", "show", sales["id"])[1]
    assert candor("hints", "list", "--page", "1")[1].count("daily_sales.net_sales") == 2
    assert_one_sentence(candor("hints", "merge", sales["id"], sales["id"]), "A hint cannot be merged with itself.")
    assert_one_sentence(candor("hints", "promote", revenue["id"], "--scope", "channel"), "A hint for a channel needs")


def test_hints_travel_as_csv(candor: Cli, tmp_path: Path) -> None:
    candor("hints", "add", "=sales", "--prefer", "daily_sales.net_sales", "--over", "daily_sales")
    (before,) = json.loads(candor("hints", "list", "--json")[1])
    file = tmp_path / "hints.csv"
    assert candor("hints", "export", str(file))[0] == 0
    assert candor("hints", "import", str(file))[1].strip() == "0 new hints."
    file.write_text(file.read_text("utf-8-sig").replace(before["id"], ""), "utf-8")
    candor("hints", "retire", before["id"])
    assert candor("hints", "import", str(file))[1].strip() == "1 new hint."
    (after,) = json.loads(candor("hints", "list", "--json")[1])
    assert {**after, "id": ""} == {**before, "id": ""}


def test_a_line_of_csv_that_names_what_is_not_there_or_nobody_is_named_and_nothing_is_taken(
    candor: Cli, tmp_path: Path
) -> None:
    file = tmp_path / "hints.csv"
    for line, says in (
        ("x,daily_sales.sails,workspace,,", "Line 3: sample has no table or column named daily_sales.sails."),
        ("x,daily_sales,channel,,", "Line 3: a hint for a channel needs its Slack id as owner."),
        ("x,daily_sales,workspace,,elsewhere", "Line 3: there is no warehouse named elsewhere."),
    ):
        file.write_text(f"phrase,prefers,scope,owner,warehouse\nsales,Daily_Sales.NET_SALES,person,U1,\n{line}\n")
        assert_one_sentence(candor("hints", "import", str(file)), says)
        assert json.loads(candor("hints", "list", "--json")[1]) == []
    file.write_text("\n".join(file.read_text().splitlines()[:2]))
    assert candor("hints", "import", str(file))[1].strip() == "1 new hint."
    (taken,) = json.loads(candor("hints", "list", "--json")[1])
    assert taken["preferred"] == ["daily_sales", "net_sales"], "as the schema spells it"


def test_a_hint_for_a_column_that_is_not_there_is_a_sentence(candor: Cli) -> None:
    said = candor("hints", "add", "sales", "--prefer", "daily_sales.sails")
    assert_one_sentence(said, "sample has no table or column named daily_sales.sails.")


def test_a_hint_for_nobody_is_a_sentence(candor: Cli) -> None:
    said = candor("hints", "add", "sales", "--prefer", "daily_sales", "--scope", "person")
    assert_one_sentence(said, "A hint for a person needs its Slack id: --owner.")


def test_a_hint_that_is_gone_is_a_sentence(candor: Cli) -> None:
    assert_one_sentence(candor("hints", "retire", "abc"), "There is no hint abc")


def test_hints_travel_by_file_and_twice_changes_nothing(
    candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    candor("hints", "add", "sales", "--prefer", "daily_sales.net_sales")
    file = tmp_path / "hints.jsonl"
    assert candor("hints", "export", str(file))[0] == 0
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "elsewhere"))
    assert candor("hints", "import", str(file))[1].strip() == "1 new hint."
    assert candor("hints", "import", str(file))[1].strip() == "0 new hints."


def test_a_bad_line_of_hints_is_named_and_nothing_is_taken(candor: Cli, tmp_path: Path) -> None:
    file = tmp_path / "hints.jsonl"
    good = '{"phrase": "sales", "preferred": ["t", "c"], "scope": "workspace"}'
    file.write_text(f"{good}\n{{}}\n")
    assert_one_sentence(candor("hints", "import", str(file)), "Line 2")
    assert json.loads(candor("hints", "list", "--json")[1]) == []


# --- doctor ----------------------------------------------------------------------------------------


def findings(candor: Cli) -> tuple[int, dict[str, dict[str, str]]]:
    code, out, _ = candor("doctor", "--json")
    return code, {found["part"]: found for found in json.loads(out)["findings"]}


def test_the_doctor_looks_at_every_part(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = sqlite_file(tmp_path / "empty.sqlite")
    monkeypatch.setenv(
        "CANDOR_WAREHOUSES",
        json.dumps(
            {
                "sample": "sqlite:///var/sample.sqlite",
                "gone": f"sqlite:///{tmp_path}/gone.sqlite",
                "empty": empty,
            }
        ),
    )
    monkeypatch.setenv("CANDOR_MODEL", str(tmp_path / "no-model"))
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xapp-1-not-a-bot-token")
    code, found = findings(candor)
    assert code == 1
    states = {part: each["state"] for part, each in found.items()}
    assert states == {
        "Settings": "fine",
        "Store": "fine",
        "Warehouse sample": "fine",
        "Catalog sample": "unused",
        "Warehouse gone": "wrong",
        "Catalog gone": "unused",
        "Warehouse empty": "wrong",
        "Catalog empty": "unused",
        "Slack bot token": "wrong",
        "Slack app token": "wrong",
        "Prompts": "fine",
        "Encoder": "fine",
        "Model": "wrong",
        "Taught sample": "unused",
        "Taught gone": "unused",
        "Taught empty": "unused",
        "Calibration sample": "unused",
        "Calibration gone": "unused",
        "Calibration empty": "unused",
    }
    assert found["Warehouse sample"]["sentence"] == "sqlite, 15 tables, 97 columns."
    assert found["Warehouse gone"]["sentence"] == "There is no file gone.sqlite."
    assert "no tables" in found["Warehouse empty"]["sentence"]
    assert "begins with xoxb-" in found["Slack bot token"]["sentence"]
    assert "SLACK_APP_TOKEN is not set" in found["Slack app token"]["sentence"]


def test_the_doctor_warns_of_a_store_that_others_may_read(
    candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.sqlite"
    monkeypatch.setenv("CANDOR_STORE_URL", f"sqlite:///{file}")
    monkeypatch.setenv("CANDOR_MODEL", str(tmp_path / "no-model"))
    candor("hints", "list")
    file.chmod(0o644)
    found = findings(candor)[1]["Store"]
    assert found["state"] == "warning"
    assert f": chmod 600 {file}" in found["sentence"]


@pytest.mark.parametrize(
    ("is_there", "sentence"), [(True, "reads every statement a second time."), (False, "[pglast]'")]
)
def test_the_doctor_says_whether_statements_are_read_twice(
    is_there: bool, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(name: str) -> None:
        if not is_there:
            raise ImportError(name)

    monkeypatch.setattr(postgres_grammar, "import_module", found)
    postgres_grammar.is_installed.cache_clear()
    try:
        assert sentence in doctor._read_twice("postgres")
        assert [doctor._read_twice(other) for other in ("sqlite", "mysql", "duckdb")] == ["", "", ""]
    finally:
        postgres_grammar.is_installed.cache_clear()


def test_the_doctor_names_a_wrong_setting(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_ROW_LIMIT", "none")
    code, found = findings(candor)
    assert code == 1
    assert "CANDOR_ROW_LIMIT is wrong" in found["Settings"]["sentence"]


# --- serve and demo --------------------------------------------------------------------------------


def test_serving_without_a_token_is_a_sentence(candor: Cli) -> None:
    assert_one_sentence(candor("serve"), "SLACK_BOT_TOKEN is not set", "deploy/slack/README.md")


def test_serving_http_needs_the_signing_secret(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_SLACK_MODE", "http")
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-1")
    assert_one_sentence(candor("serve"), "SLACK_SIGNING_SECRET is not set")


def test_a_slack_that_is_away_is_a_sentence(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-1")
    monkeypatch.setenv("SLACK_APP_TOKEN", "xapp-1")
    monkeypatch.setenv("SLACK_API_URL", "http://127.0.0.1:1/api/")
    assert_one_sentence(candor("serve"), "Slack cannot be reached at http://127.0.0.1:1/api/.")


def test_a_revoked_token_is_a_sentence(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.peopled_workspace import PeopledWorkspace

    with PeopledWorkspace().run_in_thread() as workspace:
        monkeypatch.setenv("SLACK_API_URL", workspace.api_url)
        monkeypatch.setenv("SLACK_APP_TOKEN", workspace.app_token)
        monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-revoked")
        assert_one_sentence(candor("serve"), "Slack does not accept SLACK_BOT_TOKEN (invalid_auth).")


@pytest.mark.slow
def test_the_demo_serves_its_page_answers_failures_in_words_and_stops_cleanly(tmp_path: Path) -> None:
    """The whole process: start, page, a mention whose model is missing, Ctrl-C, exit code 0, history kept."""
    process = subprocess.Popen(
        [str(CANDOR), "demo", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            "PATH": "/usr/bin:/bin",
            "HOME": str(tmp_path),
            "CANDOR_STATE_DIR": str(tmp_path),
            "CANDOR_MODEL": str(tmp_path / "gone"),
            "CANDOR_ENV_FILE": "/dev/null",
            "PYTHONUNBUFFERED": "1",
        },
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "Candor is at http://127.0.0.1:" in said
        url = said.split()[-1]
        with urllib.request.urlopen(url, timeout=60) as page:
            assert page.status == 200
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        assert "Traceback" not in err
        assert "Stopped" in out
        assert (tmp_path / "demo" / "workspace.json").exists()
        assert (tmp_path / "demo" / "candor.sqlite").exists()
    finally:
        process.kill()
        process.wait()


def test_a_port_that_is_taken_is_a_sentence(candor: Cli) -> None:
    from tests.conftest import listening_port

    with listening_port() as port:
        assert_one_sentence(candor("demo", "--no-browser", "--port", str(port)), f"port {port}", "--port")


# --- bench -----------------------------------------------------------------------------------------


def test_the_bench_measures_every_stage_and_the_share_outside_the_models(core: Core) -> None:
    logged = [bench.Logged(f"q{number}", "What were total sales?", frozenset({"daily_sales"})) for number in range(3)]
    report = bench.summary(bench.measure(core, logged))
    assert (report["asks"], report["answered"]) == (3, 3)
    assert {"link tables", "write", "run", "judge"} <= set(report["seconds"])
    assert 0 <= report["outside_models_s"]["median"] <= report["ask_s"]["median"]
    assert 0 < report["outside_models_share"] < 1
    assert report["peak_memory_mib"] > 10


def test_the_bench_says_what_watching_adds_to_linking(core: Core) -> None:
    questions = [Question(f"q{number}", "What were total sales?") for number in range(4)]
    times = measure_linking(core, questions)
    assert len(times) == 3, "the first is a warm-up"
    said = bench.linking_summary(core, times)
    assert said["ratio"] == pytest.approx(1 + sum(t.watch_s for t in times) / sum(t.write_s for t in times), abs=1e-4)
    assert not said["calibrated"]
    assert bench.linking_summary(core, [])["ratio"] is None


def test_the_median_and_95th_percentile_of_a_hundred_asks() -> None:
    measured = [bench.MeasuredAsk({"write": float(n)}, float(n), 0.0, True) for n in range(1, 101)]
    report = bench.summary(measured)
    assert report["seconds"]["write"] == {"median": 50.5, "p95": 95.0}
    assert report["outside_models_share"] == 1.0


def test_the_bench_s_person_answers_from_gold() -> None:
    logged = bench.Logged("q", "", frozenset({"orders"}), frozenset({Element("orders", "net_sales")}))
    assert bench.reply_from_gold(CONFIRM, logged).kind is ReplyKind.YES
    assert bench.reply_from_gold(CONFIRM, bench.Logged("q", "", frozenset({"stores"}))).kind is ReplyKind.NO
    stores = ElementOption(Element("stores"))
    assert bench.reply_from_gold(ChooseElement(0, (), (stores, OPTION)), logged).choice == 1
    assert bench.reply_from_gold(replace(NEEDED, options=(stores, *NEEDED.options)), logged).text == (
        "orders\norders.net_sales"
    )


# --- train and evaluate ----------------------------------------------------------------------------


def test_training_without_data_is_a_sentence(candor: Cli, tmp_path: Path) -> None:
    place = [
        "--data",
        str(tmp_path / "gone"),
        "--out",
        str(tmp_path / "model"),
        "--shards",
        str(tmp_path / "shards"),
    ]
    assert_one_sentence(candor("train", "model", *place), f"There is no training data in {tmp_path / 'gone'}")
    assert not (tmp_path / "model.run").exists()  # a corrected command is not another run


def test_evaluating_without_data_is_a_sentence(candor: Cli, tmp_path: Path) -> None:
    said = candor("evaluate", "model", "--data", str(tmp_path / "gone"))
    assert_one_sentence(said, "There is no folder", "for the data.")
