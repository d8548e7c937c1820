"""The composition root: what settings become, when it is built, and the real bot on it."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from adapters.models.fake import FakeModel
from adapters.models.vllm.vllm_model import VllmModel
from adapters.provenance import answering_code
from adapters.record_files import write_record
from bot.asks.conversation import AskRequest, Place
from bot.asks.replay import RecordedStages
from bot.cli.serving import ConnectionGone, serve_socket
from bot.console import InjectedFault
from bot.doctor import Finding, checks, examine
from bot.log import configure_logging
from bot.main import Candor, opened
from bot.models import REFERENCE_MODEL, REFERENCE_WRITER
from bot.parts.cores import ServedCores
from bot.sample import SAMPLE_EXAMPLES, build_sample, sample_is_current
from bot.settings import SAMPLE_URL, load_settings
from bot.slack.access import AccessLost
from bot.wording import answering, promising
from reliability.core import run_now, valid_for
from reliability.errors import ModelUnavailable, SettingsError, WarehouseUnavailable
from reliability.promises.record import ValidFor
from reliability.values import Element, Helped, HelpKind, Hint, HintScope, Question
from tests.conftest import free_port
from tests.support.calibrated import answers_record
from tests.support.peopled_workspace import PeopledWorkspace

TODAY_OF_THE_SAMPLE = date(2026, 11, 21)


@pytest.fixture(scope="module", autouse=True)
def sample() -> None:
    """The sample warehouse of this clone."""
    if not sample_is_current():
        build_sample()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., Candor]]:
    """Makes a Candor from settings; its state is the test's own, and it is closed."""
    made: list[Candor] = []

    def call(clock: Callable[[], float] = lambda: 0.0, **given: object) -> Candor:
        settings = load_settings(state_dir=tmp_path / "state", model=str(tmp_path / "no-model"), **given)
        made.append(Candor(settings, clock))
        return made[-1]

    yield call
    for candor in made:
        candor.close()


def shop(path: Path, *columns: str) -> str:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE IF EXISTS orders")
    connection.execute(f"CREATE TABLE orders ({', '.join(columns)})")
    connection.commit()
    connection.close()
    return f"sqlite:///{path}"


# --- building --------------------------------------------------------------------------------------


def test_installed_elsewhere_the_reference_model_is_the_one_that_came_with_candor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no clone, relative paths start from the current folder, which holds no model."""
    monkeypatch.setattr("bot.parts.models.base_folder", lambda: tmp_path)
    assert Candor(load_settings(state_dir=tmp_path)).models.folder == REFERENCE_MODEL
    assert Candor(load_settings(state_dir=tmp_path)).models.is_reference
    assert Candor(load_settings(state_dir=tmp_path, model="some/model")).models.folder == "some/model"
    (tmp_path / "some" / "model").mkdir(parents=True)
    assert Candor(load_settings(state_dir=tmp_path, model="some/model")).models.folder == tmp_path / "some" / "model"


def test_nothing_is_opened_or_loaded_before_it_is_needed(build: Callable[..., Candor], tmp_path: Path) -> None:
    candor = build(warehouses={"gone": "postgresql+psycopg://nobody@127.0.0.1:1/gone"})
    assert candor.settings.warehouse == "gone"
    assert not (tmp_path / "state").exists()


def test_connections_to_a_served_model_end_with_the_process(build: Callable[..., Candor]) -> None:
    candor = build(model_backend="vllm", vllm_url="http://127.0.0.1:1", vllm_tokenizer=str(REFERENCE_MODEL))
    assert isinstance(candor.model, VllmModel)
    candor.close()
    assert candor.model._ask.server._client.is_closed


def test_a_warehouse_is_opened_once_by_name_and_by_url(build: Callable[..., Candor], tmp_path: Path) -> None:
    candor = build()
    assert candor.warehouse() is candor.warehouse("sample")
    by_url = candor.warehouse(shop(tmp_path / "shop.sqlite", "id INTEGER"))
    assert by_url.name == "shop"
    assert by_url is candor.warehouse(f"sqlite:///{tmp_path / 'shop.sqlite'}")


def test_an_unknown_warehouse_is_told_with_those_that_there_are(build: Callable[..., Candor]) -> None:
    with pytest.raises(SettingsError, match=r"There is no warehouse named sales; CANDOR_WAREHOUSES has: sample\."):
        build().warehouse("sales")


def test_no_database_at_all_is_a_sentence(build: Callable[..., Candor]) -> None:
    with pytest.raises(WarehouseUnavailable, match="not nonsense"):
        build().warehouse("nonsense://")


def test_a_model_that_came_back_is_loaded_at_the_next_use(build: Callable[..., Candor]) -> None:
    candor = build()
    for _ in range(2):
        with pytest.raises(ModelUnavailable, match="There is no model folder"):
            _ = candor.model


def test_the_reference_model_gets_compact_prompts_and_others_instructions(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    candor = build()
    assert candor.prompts.folder.name == "instruct"
    (tmp_path / "no-model").mkdir()
    (tmp_path / "no-model" / "config.json").write_text(json.dumps({"attention": "prefix"}))
    assert build().prompts.folder.name == "compact"
    assert build(prompts="instruct").prompts.folder.name == "instruct"


def test_the_sample_company_has_a_day_of_its_own(build: Callable[..., Candor], tmp_path: Path) -> None:
    """Its data ends; "last month" must mean the same next year."""
    candor = build(warehouses={"sample": "sqlite:///var/sample.sqlite", "shop": shop(tmp_path / "s.sqlite", "id")})
    candor.models._model = FakeModel(lambda _: [])
    assert candor.core("sample").today() == TODAY_OF_THE_SAMPLE
    assert candor.core("shop").today is date.today or candor.core("shop").today() == date.today()


def test_the_sample_has_its_writer_and_another_warehouse_the_one_that_is_named(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    url = shop(tmp_path / "shop.sqlite", "shop_id")
    candor = build(warehouses={"sample": SAMPLE_URL, "mine": url}, warehouse="sample")
    sample_writer = candor.small.writer()
    assert sample_writer is not None
    assert candor.small.writer("sample") is sample_writer
    assert candor.small.writer("mine") is None
    named = build(warehouses={"mine": url}, warehouse="mine", writers={"mine": str(REFERENCE_WRITER)})
    assert named.small.writer() is not None
    assert named.small.writer().fingerprint == sample_writer.fingerprint  # type: ignore[union-attr]
    gone = build(warehouses={"mine": url}, warehouse="mine", writers={"mine": str(tmp_path / "nothing")})
    with pytest.raises(ModelUnavailable, match="There is no trained writer in"):
        gone.small.writer()


def test_names_are_tried_where_no_questions_are_known(build: Callable[..., Candor], tmp_path: Path) -> None:
    candor = build(warehouses={"sample": SAMPLE_URL, "mine": shop(tmp_path / "s.sqlite", "id")}, warehouse="sample")
    candor.models._model = FakeModel(lambda _: [])
    assert candor.core("sample").selector is None
    selector = candor.core("mine").selector
    assert selector is not None
    assert selector.fingerprint in valid_for(candor.core("mine")).ranking
    assert selector.fingerprint not in valid_for(candor.core("sample")).ranking


def test_garbage_is_collected_again_once_everything_is_loaded(
    build: Callable[..., Candor], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where loading fails; what another one loads later is collected as usual."""
    monkeypatch.setattr(ServedCores, "_loaded_once", False)
    seen: list[bool] = []
    candor = build()
    candor.models._model = FakeModel(lambda _: [])
    monkeypatch.setattr(candor.small, "selector", lambda _name: seen.append(gc.isenabled()))
    candor.core()
    candor.core()
    assert (seen[0], seen[-1], gc.isenabled()) == (False, True, True)
    monkeypatch.setattr(ServedCores, "_loaded_once", False)
    with pytest.raises(ModelUnavailable):
        build().core()
    assert gc.isenabled()


def test_the_last_prompts_have_the_memory_that_the_models_card_asks_for(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    card = {"num_hidden_layers": 64, "num_attention_heads": 64, "num_key_value_heads": 8, "head_dim": 128}
    (tmp_path / "config.json").write_text(json.dumps({**card, "max_position_embeddings": 40_960}))
    large = build(model_dtype="bfloat16")
    assert large.models._kept_prompts_bytes(tmp_path) == 8 * 2_000 * 64 * 8 * 128 * 2 * 2
    assert build(model_dtype="bfloat16", linking_tokens=4_000).models._kept_prompts_bytes(tmp_path) == 2 * (
        large.models._kept_prompts_bytes(tmp_path)
    )
    assert build(prompt_cache_mb=300).models._kept_prompts_bytes(tmp_path) == 300 << 20
    assert build().models._kept_prompts_bytes(REFERENCE_MODEL) == 256 << 20
    assert build().models._kept_prompts_bytes(tmp_path / "gone") == 256 << 20


def test_settings_reach_the_flow(build: Callable[..., Candor]) -> None:
    candor = build(policy="abstain", question_budget=1, row_limit=7, time_limit_s=2.5, max_readings=2)
    candor.models._model = FakeModel(lambda _: [])
    settings = candor.core().settings
    assert (settings.policy, settings.question_budget, settings.max_readings) == ("abstain", 1, 2)
    assert (settings.limits.rows, settings.limits.time_s) == (7, 2.5)
    assert candor.core(policy="ask").settings.policy == "ask"


def test_an_ask_that_began_with_a_role_goes_on_as_it_began(build: Callable[..., Candor]) -> None:
    """The stage that looked the role up comes first; what stands after it is found where it stands."""
    candor = build()
    candor.models._model = FakeModel(lambda _: [])
    greeted = Helped(HelpKind.GREETING, examples=("How many orders?",))
    recorded = {0: ("role", "staff"), 1: ("verified", (None, 0.1)), 2: ("definitions", ((), 0.1))}
    kept: Any = type("Kept", (), {"stages": lambda *_: {**recorded, 3: ("intent", (greeted, 0.1))}})()
    running: Any = type("Here", (), {"stored": staticmethod(lambda read: read())})()
    stage = RecordedStages(kept, "Ev1", running, lambda name: None)
    assert stage("role", lambda: "anew") == "staff"
    flow = candor.flows.answered(Question("Ev1", "hello"), candor.core(), stage)
    with pytest.raises(StopIteration) as end:
        next(flow)
    assert end.value.value.examples == greeted.examples


def test_thanks_get_ideas_of_the_thread_or_examples(build: Callable[..., Candor]) -> None:
    candor = build()
    candor.models._model = FakeModel(lambda _: [])

    def helped(text: str, ideas: tuple[str, ...] = ()) -> tuple[str, ...]:
        flow = candor.flows.answered(Question("q1", text), candor.core(), run_now, ideas=lambda: ideas)
        with pytest.raises(StopIteration) as end:
            next(flow)
        outcome = end.value.value
        assert isinstance(outcome, Helped)
        return outcome.examples

    assert helped("thanks a lot!") == SAMPLE_EXAMPLES[:2]
    assert helped("thanks a lot!", ("by month",)) == ("by month",)
    assert helped("please delete order 12", ("by month",)) == SAMPLE_EXAMPLES


# --- the day that is seen from ---------------------------------------------------------------------


@pytest.fixture
def dated(build: Callable[..., Candor], tmp_path: Path) -> Callable[..., Candor]:
    """A Candor over a shop whose last order is of 31 October 2025."""

    def call(**given: object) -> Candor:
        url = shop(tmp_path / "shop.sqlite", "id INTEGER", "order_date DATE")
        with sqlite3.connect(tmp_path / "shop.sqlite") as made:
            made.execute("INSERT INTO orders VALUES (1, '2025-10-31'), (2, '2999-01-01')")
        candor = build(warehouses={"shop": url}, **given)
        candor.models._model = FakeModel(lambda _: [])
        return candor

    return call


@pytest.mark.parametrize(
    ("given", "day"),
    [
        ({}, None),
        ({"shop": "clock"}, None),
        ({"shop": "data"}, date(2025, 10, 31)),
        ({"shop": "2024-02-29"}, date(2024, 2, 29)),
    ],
)
def test_a_warehouse_is_seen_from_the_day_of_the_settings(
    dated: Callable[..., Candor], given: dict[str, str], day: date | None
) -> None:
    candor = dated(today=given)
    assert candor.days.asked_on("shop") == candor.days.asked_on("") == day
    assert candor.core("shop").today() == (day or date.today())


def test_the_sample_keeps_its_day_unless_the_settings_name_another(build: Callable[..., Candor]) -> None:
    assert build().days.asked_on("sample") == TODAY_OF_THE_SAMPLE
    assert build(today={"sample": "clock"}).days.asked_on("sample") is None
    assert build(today={"sample": "data"}).days.asked_on("sample") == date(2026, 10, 31)


def test_a_day_that_is_none_is_a_sentence(build: Callable[..., Candor]) -> None:
    for given in ("yesterday", "20261031", "2026-02-30", ""):
        with pytest.raises(SettingsError, match="CANDOR_TODAY is wrong: gives each warehouse clock, data, or a day"):
            build(today={"sample": given})
    with pytest.raises(SettingsError, match="CANDOR_TODAY names the warehouse shop"):
        build(today={"shop": "data"})


def test_an_ask_goes_on_with_the_day_that_it_began_with(dated: Callable[..., Candor], tmp_path: Path) -> None:
    """Rows that came since it began move no period of it; the answer says the day."""
    candor, recorded = dated(today={"shop": "data"}), dict[str, Any]()
    place = Place("T1", "C1", "1.0", "mention")
    request = AskRequest("Ev1", Question("Ev1", "orders last month"), place, "shop")

    def stage(name: str, work: Callable[[], Any]) -> Any:
        return recorded.setdefault(name, work())

    for day in ("2025-10-31", "2025-11-30"):
        core = candor.days.of_its_day(candor.core("shop"), request, stage, "")
        assert core.today() == date(2025, 10, 31)
        assert candor.days.seen_from(core) == (date(2025, 10, 31), True)
        with sqlite3.connect(tmp_path / "shop.sqlite") as later:
            later.execute("INSERT INTO orders VALUES (3, ?)", (day,))
        del candor.days.__dict__["_data_days"]  # as another process sees it
    assert candor.days.asked_on("shop") == date(2025, 11, 30)


def test_a_day_that_is_not_known_is_the_clocks_and_doctor_says_why(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    candor = build(warehouses={"shop": shop(tmp_path / "shop.sqlite", "id INTEGER")}, today={"shop": "data"})
    candor.models._model = FakeModel(lambda _: [])
    assert candor.days.asked_on("shop") is None
    assert candor.days.seen_from(candor.core("shop")) is None
    found = {part: examine(part, check, candor.settings) for part, check in checks(candor) if part == "Today shop"}
    assert found["Today shop"] == Finding(
        "Today shop", "warning", answering.last_day_unknown("its tables have no dates")
    )


def test_doctor_says_the_day(dated: Callable[..., Candor]) -> None:
    for given, said in (
        ("data", answering.periods_seen_from("31 October 2025")),
        ("2024-02-29", answering.periods_seen_from("29 February 2024")),
        ("clock", answering.PERIODS_BY_CLOCK),
    ):
        candor = dated(today={"shop": given})
        (check,) = [check for part, check in checks(candor) if part == "Today shop"]
        assert examine("Today shop", check, candor.settings).sentence == said


# --- calibration -----------------------------------------------------------------------------------


@pytest.fixture
def shops(build: Callable[..., Candor], tmp_path: Path) -> Callable[..., Candor]:
    """A Candor over two shops of the same shape, with a fake model; records lie in the folder `records`."""

    def call(**given: object) -> Candor:
        urls = {name: shop(tmp_path / f"{name}.sqlite", "id INTEGER", "net REAL") for name in ("north", "south")}
        candor = build(warehouses=urls, record=str(tmp_path / "records"), **given)
        candor.models._model = FakeModel(lambda _: [])
        return candor

    return call


def test_a_warehouse_answers_with_its_own_record_and_others_without(
    shops: Callable[..., Candor], tmp_path: Path
) -> None:
    candor = shops()
    assert candor.core("north").record is None
    assert candor.calibration("north").sentence == promising.NO_CALIBRATION
    write_record(answers_record(valid_for(candor.core("north"))), tmp_path / "records" / "north")
    found = candor.core("north").record
    assert found is not None
    assert found.answers is not None
    assert candor.calibrations.setup("north").calibration == "made from log.jsonl on 2026-11-21"
    assert candor.core("south").record is None
    assert candor.calibrations.mismatches() == []


def test_a_record_in_the_folder_itself_is_the_default_warehouses(shops: Callable[..., Candor], tmp_path: Path) -> None:
    candor = shops(default_warehouse="south")
    write_record(answers_record(valid_for(candor.core("south"))), tmp_path / "records")
    assert candor.core("south").record is not None
    assert candor.core("north").record is None


def test_a_record_that_no_longer_holds_is_left_out_and_said_once(
    shops: Callable[..., Candor], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    candor = shops()
    caplog.set_level(logging.WARNING, logger="bot")  # a command line in this process may have quieted it
    write_record(answers_record(valid_for(candor.core("north"))), tmp_path / "records" / "north")
    candor.models._model = FakeModel(lambda _: [], name="another")
    for _ in range(3):
        assert candor.core("north").record is None
    said = (
        "The calibration record of north is not used, because the model is not the one that it was made with; "
        "run candor calibrate again."
    )
    assert candor.calibrations.mismatches() == [said]
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert ours == [said]  # other libraries' threads may have something to say of their own
    assert candor.calibrations.setup("north").calibration == promising.CALIBRATION_UNUSED


def test_a_record_of_other_code_is_left_out_and_the_setup_says_so(shops: Callable[..., Candor], tmp_path: Path) -> None:
    candor = shops()
    core = candor.core("north")
    assert core.code == answering_code()
    write_record(answers_record(replace(valid_for(core), code="older")), tmp_path / "records" / "north")
    assert candor.core("north").record is None
    (problem,) = candor.calibrations.mismatches()
    assert "because Candor's own code is not the one that it was made with" in problem
    assert candor.calibrations.setup("north").calibration == promising.CALIBRATION_UNUSED


def test_other_promises_than_the_records_leave_it_out(shops: Callable[..., Candor], tmp_path: Path) -> None:
    candor = shops()
    write_record(answers_record(valid_for(candor.core("north"))), tmp_path / "records" / "north")
    (problem,) = shops(risk=0.05).calibrations.mismatches()
    assert "made for r* = 0.1, and the settings say 0.05" in problem


def test_a_record_is_read_again_when_its_file_changes(shops: Callable[..., Candor], tmp_path: Path) -> None:
    candor = shops()
    folder = tmp_path / "records" / "north"
    made = answers_record(valid_for(candor.core("north")))
    write_record(made, folder)
    assert candor.core("north").record is not None
    (folder / "record.json").write_text("{")
    assert candor.core("north").record is None
    assert "damaged" in candor.calibrations.mismatches()[0]
    write_record(made, folder)
    assert candor.core("north").record is not None


def test_a_warehouse_that_is_away_uses_no_record_and_raises_nothing_where_it_is_only_shown(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    candor = build(warehouses={"gone": "postgresql+psycopg://nobody@127.0.0.1:1/gone"}, record=str(tmp_path))
    write_record(answers_record(ValidFor("m", "e", "p", "s", "x", "c")), tmp_path)
    candor.models._model = FakeModel(lambda _: [])
    assert candor.calibration().record is None
    assert candor.calibrations.setup("gone").calibration == promising.CALIBRATION_UNCHECKED
    assert candor.calibrations.mismatches() == []


# --- a schema that changes -------------------------------------------------------------------------


def hint_for(column: str) -> Hint:
    return Hint(
        "sales",
        Element("orders", column),
        (),
        HintScope.PERSON,
        "U1",
        "U1",
        "q",
        "2026-11-21T10:00:00+00:00",
        warehouse="shop",
    )


def test_a_dropped_column_retires_its_hints_once_the_schema_is_read_again(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    url = shop(tmp_path / "shop.sqlite", "id INTEGER", "net REAL", "gross REAL")
    now = [0.0]
    candor = build(lambda: now[0], warehouses={"shop": url}, schema_minutes=60)
    memory = candor.store.memory
    memory.remember(hint_for("gross"))
    memory.remember(hint_for("net"))
    before = {"gross", "net"}
    candor.warehouses.renew("shop")
    shop(tmp_path / "shop.sqlite", "id INTEGER", "gross REAL")
    now[0] = 59 * 60
    candor.warehouses.renew("shop")
    assert {h.preferred.column for h in memory.hints()} == before
    now[0] = 61 * 60
    candor.warehouses.renew("shop")
    assert {h.preferred.column for h in memory.hints()} == {"gross"}
    assert candor.warehouse("shop").schema().table("orders").column("net") is None  # type: ignore[union-attr]  # it is there


def test_each_day_hints_for_what_is_gone_are_retired_though_nobody_asked(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    """The schema is read anew, however lately it was; of a warehouse with roles nobody sees everything."""
    url = shop(tmp_path / "shop.sqlite", "id INTEGER", "net REAL", "gross REAL")
    of_roles = shop(tmp_path / "theirs.sqlite", "id INTEGER")
    roles = {"theirs": {"default": "reader"}}
    candor = build(lambda: 0.0, warehouses={"shop": url, "theirs": of_roles}, roles=roles, schema_minutes=60)
    memory = candor.store.memory
    memory.remember(hint_for("net"))
    memory.remember(replace(hint_for("net"), warehouse="theirs"))
    assert candor.warehouse("shop").schema().table("orders") is not None
    shop(tmp_path / "shop.sqlite", "id INTEGER", "gross REAL")
    for name in candor.settings.warehouses:
        candor.warehouses.check_schema(name)
    assert [(hint.warehouse, hint.preferred.column) for hint in memory.hints()] == [("theirs", "net")]


def test_nothing_is_retired_for_a_warehouse_that_is_away_or_shows_no_table(
    build: Callable[..., Candor], tmp_path: Path
) -> None:
    url = shop(tmp_path / "shop.sqlite", "id INTEGER", "net REAL")
    away = "postgresql+psycopg://nobody@127.0.0.1:1/gone"
    candor = build(lambda: 0.0, warehouses={"shop": url, "gone": away})
    memory = candor.store.memory
    memory.remember(hint_for("net"))
    memory.remember(replace(hint_for("net"), warehouse="gone"))
    with closing(sqlite3.connect(tmp_path / "shop.sqlite")) as connection:
        connection.execute("DROP TABLE orders")
    candor.warehouses.check_schema("shop")
    with pytest.raises(WarehouseUnavailable):
        candor.warehouses.check_schema("gone")
    assert {hint.warehouse for hint in memory.hints()} == {"shop", "gone"}


def test_an_ask_is_read_without_the_hints_that_it_sets_aside(build: Callable[..., Candor], tmp_path: Path) -> None:
    candor = build(lambda: 0.0, warehouses={"shop": shop(tmp_path / "shop.sqlite", "id INTEGER", "net REAL")})
    hint = candor.store.memory.remember(hint_for("net"))
    question = Question("Ev1", "How were sales?", "U1", "C1", "T1", None)
    request = AskRequest("Ev1", question, Place("T1", "C1", "1.0", "mention"), "shop")
    assert candor.teams.memory_for(request).recall(question, "shop") == [hint]
    assert candor.teams.memory_for(replace(request, without=(hint.id,))).recall(question, "shop") == []


# --- the log ---------------------------------------------------------------------------------------


def test_the_log_holds_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = load_settings(slack_bot_token="xoxb-1-secret", vllm_api_key="opensesame")
    root = logging.getLogger()
    before = root.handlers[:]
    try:
        configure_logging(settings, service=True)
        logging.getLogger("bot.test").warning("token xoxb-1-secret, key opensesame, postgresql://ada:hunter2@db/x")
    finally:
        root.handlers[:] = before
    logged = capsys.readouterr().err
    assert "WARNING bot.test token" in logged
    assert not any(secret in logged for secret in ("xoxb-1-secret", "opensesame", "hunter2"))


# --- the bot ---------------------------------------------------------------------------------------


def test_the_real_bot_answers_in_words_when_its_model_is_missing(tmp_path: Path) -> None:
    """Everything from settings, over Socket Mode: the mention is taken on, and nobody is left waiting."""
    with PeopledWorkspace().run_in_thread() as workspace:
        given: dict[str, Any] = {
            "slack_api_url": workspace.api_url,
            "slack_bot_token": workspace.bot_token,
            "slack_app_token": workspace.app_token,
            "state_dir": tmp_path,
            "model": str(tmp_path / "gone"),
        }
        stop, ended = threading.Event(), []
        with opened(**given) as candor, candor.bot() as bot:

            def serve() -> None:
                serve_socket(candor, bot, stop)
                ended.append("cleanly")

            thread = threading.Thread(target=serve)
            thread.start()
            try:
                assert workspace.wait_for(lambda: workspace.connections == 1, 120)
                ts = workspace.mention("ada", "#data", "How many orders were there?")
                no_model = "There is no model folder"
                assert workspace.wait_for(lambda: no_model in json.dumps(workspace.bot_messages("#data", ts)), 120)
            finally:
                stop.set()
                thread.join(60)
        assert ended == ["cleanly"]
        assert workspace.wait_for(lambda: workspace.connections == 0, 120)


def test_a_bot_whose_access_was_taken_away_ends_with_the_reason(tmp_path: Path) -> None:
    with PeopledWorkspace().run_in_thread() as workspace:
        given: dict[str, Any] = {
            "slack_api_url": workspace.api_url,
            "slack_bot_token": workspace.bot_token,
            "slack_app_token": workspace.app_token,
            "state_dir": tmp_path,
        }
        with opened(**given) as candor, candor.bot() as bot:
            bot.lost.report("Slack no longer accepts Candor's token.")
            with pytest.raises(ConnectionGone, match="no longer accepts"):
                serve_socket(candor, bot, threading.Event())


def test_lost_access_is_noted_once_it_is_reported() -> None:
    lost = AccessLost()
    assert not lost.happened.is_set()
    lost.report("gone")
    assert lost.happened.is_set()
    assert lost.sentence == "gone"


@pytest.mark.slow
def test_in_http_mode_too_it_ends_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slack revokes the token while the process listens: it ends by itself, with exit code 1 and a sentence."""
    with PeopledWorkspace().run_in_thread() as workspace:
        process = subprocess.Popen(
            [str(Path(sys.executable).with_name("candor")), "serve"],
            stderr=subprocess.PIPE,
            text=True,
            env={
                "PATH": "/usr/bin:/bin",
                "HOME": str(tmp_path),
                "CANDOR_ENV_FILE": "/dev/null",
                "CANDOR_STATE_DIR": str(tmp_path),
                "CANDOR_MODEL": str(tmp_path / "gone"),
                "CANDOR_SLACK_MODE": "http",
                "CANDOR_HTTP_HOST": "127.0.0.1",
                "CANDOR_HTTP_PORT": str(port := free_port()),
                "SLACK_API_URL": workspace.api_url,
                "SLACK_BOT_TOKEN": workspace.bot_token,
                "SLACK_SIGNING_SECRET": workspace.signing_secret,
            },
        )
        try:
            workspace.use_http(f"http://127.0.0.1:{port}/slack/events")
            assert workspace.wait_for(lambda: listens(port), 120)
            ts = workspace.mention("ada", "#data", "How many orders were there?")
            assert workspace.wait_for(lambda: len(workspace.bot_messages("#data", ts)) == 1, 120)
            workspace.faults.plan(InjectedFault("*", "error", times=50, error="token_revoked"))
            workspace.mention("ada", "#data", "And in Berlin?")
            _, err = process.communicate(timeout=120)
        finally:
            process.kill()
            process.wait()
    assert process.returncode == 1
    assert "Slack no longer accepts Candor's token" in err.splitlines()[-1]
    assert "slack_bolt" not in err


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
