"""Weights that were taught a warehouse: whom they answer for, when they do not, and what is said of them."""

from __future__ import annotations

import fcntl
import json
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from adapters.record_files import write_record
from adapters.store.requests import AskRequest, Place
from adapters.store.store import Store
from adapters.taught_models import Taught, place_of, use
from adapters.training.data.sources import Pair
from adapters.training.teaching.making import Making
from bot import model_words as words
from bot.cli import run
from bot.cli.teaching import teaching
from bot.doctor import Finding, _taught, examine
from bot.main import Candor, opened
from bot.settings import load_settings
from reliability.core import valid_for
from reliability.errors import BadInput
from reliability.promises.reviews.draw import week_of
from reliability.values import PreviousTurn, Question
from tests.adapters.training.teaching.world import build as build_shops
from tests.support import tiny_models
from tests.support.calibrated import answers_record
from tests.support.live_bot import answered, reading

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny model of the reference model's kind."""
    return tiny_models.prefix(tmp_path_factory.mktemp("model") / "base", context_tokens=512)


@pytest.fixture
def candor(tmp_path: Path, weights: Path) -> Iterator[Candor]:
    """Two shops of the same shape, and the tiny model."""
    urls = {name: build_shops(tmp_path / f"{name}.sqlite") for name in ("north", "south")}
    settings = load_settings(
        warehouses=urls, model=str(weights), state_dir=tmp_path / "state", record=str(tmp_path / "records")
    )
    made = Candor(settings)
    yield made
    made.close()


def teach(candor: Candor, weights: Path, name: str = "north", **other: str) -> Path:
    """Put weights that differ to use for a warehouse, as after a lesson."""
    place = place_of(candor.settings.state_folder, name)
    folder = place / other.pop("folder", "taught1")
    shutil.copytree(weights, folder)
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**config, "lesson": folder.name}))
    made_for = {
        "schema": candor.warehouse(name).schema().fingerprint(),
        "base": candor.models.base_fingerprint(),
        "prompts": candor.prompts.fingerprint,
        **other,
    }
    figures = {"before": 0.5, "after": 0.75}
    use(place, Taught(folder.name, **made_for, made_at="2026-11-22T10:00:00", questions=1_200, figures=figures))
    return folder


def finding(candor: Candor, name: str = "north") -> Finding:
    return examine(f"Taught {name}", lambda: _taught(candor, name), candor.settings)


def test_a_taught_warehouse_answers_with_its_own_weights_and_others_with_the_settings(
    candor: Candor, weights: Path
) -> None:
    teach(candor, weights)
    assert candor.core("south").model is candor.model
    north = candor.core("north")
    assert north.model.fingerprint != candor.model.fingerprint
    assert north.model.fingerprint == candor.models.fingerprint_of("north")
    assert candor.core("north").model is north.model  # loaded once
    assert finding(candor).state == "fine"
    assert finding(candor, "south").sentence == words.NOT_TAUGHT


def test_a_record_that_was_made_before_teaching_holds_no_longer(candor: Candor, weights: Path, tmp_path: Path) -> None:
    write_record(answers_record(valid_for(candor.core("north"))), tmp_path / "records" / "north")
    assert candor.calibration("north").record is not None
    teach(candor, weights)
    found = candor.calibration("north")
    assert found.record is None
    assert "the model is not the one that it was made with" in found.problem


def test_weights_that_were_taught_anew_are_loaded_at_the_next_use(candor: Candor, weights: Path) -> None:
    teach(candor, weights)
    first = candor.core("north").model.fingerprint
    teach(candor, weights, folder="taught2")
    assert candor.core("north").model.fingerprint != first


@pytest.mark.parametrize("other", ["base", "prompts"])
def test_weights_from_another_model_or_with_other_prompts_are_not_used_and_said_once(
    candor: Candor, weights: Path, caplog: pytest.LogCaptureFixture, other: str
) -> None:
    caplog.set_level(logging.WARNING, logger="bot")
    teach(candor, weights, **{other: "something else"})
    for _ in range(3):
        assert candor.models.of("north") is candor.model
    said = [record.getMessage() for record in caplog.records if "taught" in record.getMessage()]
    assert len(said) == 1
    assert finding(candor).state == "warning"
    assert "candor teach teaches it again" in finding(candor).sentence


def test_a_file_that_cannot_be_read_leaves_the_settings_model_and_the_doctor_says_it(
    candor: Candor, weights: Path
) -> None:
    folder = teach(candor, weights)
    shutil.rmtree(folder)
    assert candor.models.of("north") is candor.model
    assert finding(candor).state == "wrong"


def test_the_setting_leaves_what_was_taught_unused(candor: Candor, weights: Path) -> None:
    teach(candor, weights)
    off = Candor(candor.settings.model_copy(update={"taught": False}))
    try:
        assert off.models.of("north") is off.model
        assert finding(off).sentence == words.TAUGHT_OFF
    finally:
        off.close()


def test_other_tables_than_those_that_were_taught_offer_to_teach_again(candor: Candor, weights: Path) -> None:
    teach(candor, weights, schema="of before")
    found = finding(candor)
    assert found.state == "warning"
    assert "candor teach teaches it again" in found.sentence
    assert candor.models.of("north") is not candor.model  # most of it still holds


# --- what people said to be right -----------------------------------------------------------------


def ask(candor: Candor, number: int, text: str, right: bool | None = None, before: PreviousTurn | None = None) -> None:
    """A question that was answered with SELECT and its number, and what somebody said of that."""
    key, store = f"Q{number}", candor.store
    asked = Question(key, text, "U1", "C1", "T1", before)
    request = AskRequest(key, asked, Place("T1", "C1", "1.0", "thread"), "north")
    store.conversations.open(asked, "north", request, team="T1", channel="C1", thread_ts="1.0", kind="thread")
    store.asks.finished(key, answered(reading("", sql=f"SELECT {number}")))
    if right is not None:
        store.asks.feedback(key, "U1", right)


def test_what_people_said_to_be_right_is_learned_but_not_what_counts_for_a_promise(candor: Candor) -> None:
    store = candor.store
    for number in range(8):
        ask(candor, number, f"Which guests of room {number}?", right=False)  # so that it is drawn for learning
    week = week_of(store.now())
    drawn = store.reviews.draw("north", week, 3, besides=5)
    assert drawn is not None
    assert (drawn.promise, drawn.learning) == (3, 5)
    promised, learning = (
        [review for review in store.reviews.waiting("north") if review.counts is counts] for counts in (True, False)
    )
    store.reviews.take(promised[0].ask_id, "SELECT 'promised'", True, "U9")
    store.reviews.take(learning[0].ask_id, "SELECT 'reviewed'", True, "U9")
    store.reviews.take(learning[1].ask_id, None, None, "U9")
    store.asks.feedback(learning[0].ask_id, "U1", True)  # who reviewed it knows better
    store.asks.feedback(learning[2].ask_id, "U1", True)
    ask(candor, 8, f" {promised[1].question.upper()}", right=True)  # still to be reviewed
    ask(candor, 9, "Guests last month?", right=True)
    ask(candor, 10, "And in June?", right=True, before=PreviousTurn("Guests in May 2024?", "SELECT 1"))
    ask(candor, 11, "Rooms?", right=True)
    ask(candor, 12, "rooms?", right=True)
    assert teaching.said_right(candor, "north") == [
        (learning[0].question, "SELECT 'reviewed'"),
        (learning[2].question, f"SELECT {learning[2].ask_id[1:]}"),
        ("Rooms?", "SELECT 11"),
    ]
    assert teaching.said_right(candor, "south") == []


def test_a_review_whose_words_do_not_say_all_is_not_learned(candor: Candor) -> None:
    ask(candor, 1, "Guests last month?", right=False)
    ask(candor, 2, "And of room 2?", right=False, before=PreviousTurn("Guests in May 2024?", "SELECT 1"))
    ask(candor, 3, "Guests in May 2024?", right=False)
    store = candor.store
    store.reviews.draw("north", week_of(store.now()), 0, besides=3)
    for review in store.reviews.waiting("north"):
        assert store.reviews.take(review.ask_id, "SELECT 7", False, "U9")
    assert teaching.said_right(candor, "north") == [("Guests in May 2024?", "SELECT 7")]


def test_of_several_workspaces_no_answers_are_learned(candor: Candor, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(candor, 1, "Rooms?", right=True)
    assert teaching.said_right(candor, "north") == [("Rooms?", "SELECT 1")]
    monkeypatch.setattr(type(candor.settings), "several_workspaces", True)
    assert teaching.said_right(candor, "north") == []


# --- the command -----------------------------------------------------------------------------------


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, weights: Path) -> Cli:
    """Runs a command line over the shop `north` and the tiny model."""
    url = build_shops(tmp_path / "north.sqlite")
    monkeypatch.setenv("CANDOR_WAREHOUSES", json.dumps({"north": url, "gone": f"sqlite:///{tmp_path}/gone.sqlite"}))
    monkeypatch.setenv("CANDOR_MODEL", str(weights))
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CANDOR_MODEL_THREADS", "1")
    monkeypatch.setattr(teaching, "_PAIRS", 90)
    monkeypatch.setattr(teaching, "_STEPS", 2)

    def call(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run(list(arguments))
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return call


@pytest.mark.slow
def test_a_warehouse_is_taught_once_asked_with_it_and_forgotten(
    command: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.training.teaching import teach as lessons

    monkeypatch.setattr(lessons, "_right", lambda _shape, rows: 0.5 if rows else None)  # two steps teach nothing
    code, out, _ = command("teach", "--warehouse", "north")
    assert code == 0
    assert words.in_use("north") in out
    assert (tmp_path / "state" / "taught" / "north" / "taught.json").is_file()
    assert "its tables are the same" in command("teach", "--warehouse", "north")[1]
    assert words.FORGOTTEN in command("teach", "--warehouse", "north", "--forget")[1]
    assert words.NOTHING_TO_FORGET in command("teach", "--warehouse", "north", "--forget")[1]


def test_confirmed_answers_reach_the_lesson_and_all_of_it_shares_one_limit(
    command: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.training.teaching import teach as lessons

    store = Store(f"sqlite:///{tmp_path / 'state' / 'candor.sqlite'}")
    store.asks.started(Question("Q1", "Which guests?", "U1"), "north")
    store.asks.finished("Q1", answered(reading("guests", sql="SELECT guest_name FROM guest")))
    store.asks.feedback("Q1", "U1", True)
    store.close()

    def learned(options: lessons.TeachOptions, _making: object, confirmed: list[Pair], *_: object) -> None:
        assert 0 < options.minutes < teaching._MINUTES, "reading took of it"
        raise BadInput(f"Learned: {[pair.question for pair in confirmed]}")

    monkeypatch.setattr(lessons, "teach", learned)
    assert "Learned: ['Which guests?']" in command("teach", "--warehouse", "north")[2]


def test_the_made_questions_are_a_log_that_training_reads(command: Cli, tmp_path: Path) -> None:
    from adapters.training.logs.own_log import read_own_log
    from adapters.warehouses.warehouse import open_warehouse

    file = tmp_path / "made.jsonl"
    assert command("teach", "--warehouse", "north", "--questions", str(file))[0] == 0
    warehouse = open_warehouse(f"sqlite:///{tmp_path}/north.sqlite", "north", workers=1)
    try:
        assert len(read_own_log(file, warehouse.schema(), lambda _: ()).pairs) == 90
    finally:
        warehouse.close()


def test_saved_statements_are_made_questions_that_are_never_confirmed(
    command: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.training.teaching import teach as lessons

    file = tmp_path / "statements.csv"
    file.write_text(
        'query,calls\n"SELECT city FROM shop",3\n"SELECT age FROM guest WHERE guest_name = $1",9\nCOMMIT,70\n'
    )
    seen: list[dict[str, str]] = []

    def learned(
        _o: object, making: Making, confirmed: list[Pair], _d: object, asked: dict[str, str], *_: object
    ) -> None:
        seen.append(asked)
        raise BadInput(f"Learned: {[each.pair.question for each in making.saved]}, confirmed: {confirmed}")

    monkeypatch.setattr(lessons, "teach", learned)
    code, out, err = command("teach", "--warehouse", "north", "--queries", str(file))
    assert code == 1
    assert "2 saved statements are used; left out: 1 that are no SELECT." in " ".join((out + err).split())
    said = err[err.index("Learned:") :]
    assert said.index("guests named Guest") < said.index("shop"), "what was called more is first"
    assert "confirmed: []" in said
    command("teach", "--warehouse", "north", "--queries", str(file))
    file.write_text("query\nSELECT city FROM shop\n")
    command("teach", "--warehouse", "north", "--queries", str(file))
    command("teach", "--warehouse", "north")
    digests = [asked.get("saved") for asked in seen]
    assert digests[0] == digests[1] != digests[2]
    assert digests[2:] != [None, None]
    assert digests[3] is None


def test_saved_statements_are_learned_though_the_same_tables_were_taught(
    command: Cli, weights: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.training.teaching import teach as lessons

    def learned(*_: object) -> None:
        raise BadInput("It was begun.")

    with opened() as candor:
        teach(candor, weights)
    (tmp_path / "some.sql").write_text("SELECT city FROM shop")
    monkeypatch.setattr(lessons, "teach", learned)
    assert "its tables are the same" in command("teach", "--warehouse", "north")[1]
    assert "It was begun." in command("teach", "--warehouse", "north", "--queries", str(tmp_path / "some.sql"))[2]


def test_questions_of_saved_statements_are_written_with_the_others(command: Cli, tmp_path: Path) -> None:
    (tmp_path / "some.sql").write_text("SELECT city FROM shop; SELECT age FROM guest")
    file = tmp_path / "made.jsonl"
    arguments = ("--questions", str(file), "--queries", str(tmp_path / "some.sql"))
    assert command("teach", "--warehouse", "north", *arguments)[0] == 0
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["sql"] for line in lines[:2]] == ["SELECT shop.city FROM shop", "SELECT guest.age FROM guest"]
    assert len(lines) == 90


def test_saved_statements_are_tried_for_so_long_and_no_longer(
    command: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "_SAVED_S", -1.0)
    (tmp_path / "some.sql").write_text("SELECT city FROM shop; SELECT age FROM guest")
    code, _, err = command("teach", "--warehouse", "north", "--queries", str(tmp_path / "some.sql"))
    assert code == 1
    assert "left out: 2 over the time for this" in " ".join(err.split())


def test_made_questions_are_not_written_over_what_they_are_made_of_nor_into_a_folder(
    command: Cli, tmp_path: Path
) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    (saved / "one.sql").write_text("SELECT city FROM shop")
    for questions, queries, said in (
        (saved / "one.sql", saved / "one.sql", "would be written over"),
        (tmp_path / "saved" / ".." / "saved" / "one.sql", saved, "would be written over"),
        (saved, saved / "one.sql", "is a folder"),
    ):
        code, _, err = command(
            "teach", "--warehouse", "north", "--questions", str(questions), "--queries", str(queries)
        )
        assert code == 1
        assert said in " ".join(err.split())
        assert "reading some rows" not in err, "it is said before anything is made"
    assert (saved / "one.sql").read_text() == "SELECT city FROM shop"
    odd = saved / "[red].jsonl"
    for _ in range(2):  # beside what a folder is read of it may be written again
        code, out, _ = command("teach", "--warehouse", "north", "--questions", str(odd), "--queries", str(saved))
        assert code == 0
        assert "[red].jsonl" in "".join(out.split())


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.sql", b"", "holds no SQL statement"),
        ("empty.csv", b"", "needs a column query"),
        ("other.csv", b"name,calls\na,1\n", "needs a column query"),
        ("latin.sql", "SELECT 'é'".encode("latin-1"), "is not UTF-8"),
        ("huge.sql", b"SELECT 1;" * 5_600_000, "is larger than 10 MB"),
        ("writes.sql", b"DROP TABLE shop; DELETE FROM guest", "2 that are no SELECT"),
        ("broken.csv", b'query\n"SELECT', "is no CSV"),
        ("none.sql", None, "cannot be read"),
    ],
)
def test_files_that_nothing_can_be_learned_from_are_one_sentence_and_nothing_is_changed(
    command: Cli, tmp_path: Path, name: str, content: bytes | None, said: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    before = (tmp_path / "north.sqlite").read_bytes()
    code, _, err = command("teach", "--warehouse", "north", "--queries", str(file))
    assert code == 1
    assert said in " ".join(err.split())
    assert (tmp_path / "north.sqlite").read_bytes() == before
    assert not (tmp_path / "state" / "taught" / "north").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--warehouse", "nowhere"), "There is no warehouse nowhere in CANDOR_WAREHOUSES"),
        (("--warehouse", "gone"), "There is no file gone.sqlite."),
        (("--forget", "--again"), "stand alone"),
        (("--forget", "--queries", "some.sql"), "stand alone"),
        (("--warehouse", "north", "--log", "no-such-log.jsonl"), "no-such-log.jsonl"),
    ],
)
def test_what_cannot_be_taught_is_one_sentence(command: Cli, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = command("teach", *arguments)
    assert code == 1
    assert said in err
    assert out == ""


def test_another_kind_of_model_is_told_what_to_do_instead(
    command: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANDOR_MODEL", str(tiny_models.qwen(tmp_path / "qwen")))
    code, _, err = command("teach", "--warehouse", "north")
    assert code == 1
    assert "candor train model --lora" in err


def test_two_do_not_teach_one_warehouse_at_once(command: Cli, tmp_path: Path) -> None:
    place = tmp_path / "state" / "taught"
    place.mkdir(parents=True)
    with (place / "north.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        code, _, err = command("teach", "--warehouse", "north")
    assert code == 1
    assert words.TAUGHT_ELSEWHERE in err
