import json
import lzma
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import BertConfig, BertLMHeadModel

from adapters.models.bert.network import shared_lengths
from adapters.models.prefix_lm import (
    PrefixLM,
    encode_text,
    from_minilm,
    is_prefix_lm,
    load,
    save,
    sql_tokenizer,
)
from adapters.training.data.augment import NONE, Strength, Variant, draw_strength, vary
from adapters.training.data.examples import ExampleMaker, Row, gold_columns
from adapters.training.data.names import Renamer
from adapters.training.data.near_miss import near_miss
from adapters.training.data.prepare import corpus
from adapters.training.data.shards import Encoded, batches, collate, encode_row, write_shard
from adapters.training.data.sources import (
    DEFOG_DATABASES,
    Leaks,
    Pair,
    elements,
    leaks,
    normalised,
    read_log,
    read_pairs,
)
from adapters.training.runs.average import average_models
from adapters.training.runs.loop import autocast
from adapters.training.runs.shapes import DecoderShape
from adapters.training.runs.train import TrainOptions, train_model
from reliability.errors import BadInput, ModelUnavailable
from reliability.prompts import Prompts
from reliability.sql.form import joined, lexemes
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.oracles.prefix_oracle import encode_prompt, prefill, step

ROOT = Path(__file__).parents[3]
DATA = ROOT.parent / "shared" / "data"
LOG = ROOT / "deploy/reference/warehouse/questions.jsonl"
TOKENIZER = sql_tokenizer()
SINGER = Table("singer", tuple(Column(n, "") for n in ("singer_id", "name", "country", "age")))
SONG = Table(
    "song",
    tuple(Column(n, "") for n in ("song_id", "singer_id", "title", "sales")),
    foreign_keys=(ForeignKey(("singer_id",), "singer", ("singer_id",)),),
)
VENUE = Table("venue", (Column("venue_id", ""), Column("capacity", "")))
SCHEMA = Schema("sqlite", (SINGER, SONG, VENUE))
SQL = (
    "SELECT singer.name, SUM(song.sales) FROM singer JOIN song ON singer.singer_id = song.singer_id "
    "WHERE singer.country = 'France' AND song.sales > 100 GROUP BY singer.name ORDER BY SUM(song.sales) DESC LIMIT 3"
)
PAIR = Pair(
    "spider",
    "music",
    "Names and total sales of the three best selling singers from France?",
    "",
    SCHEMA,
    tuple(lexemes(SQL, SCHEMA)),
    (("singer", "country", "France"),),
)
RENAMER = Renamer({"singer": ["vocalist"], "name": ["title"], "song": ["tune", "track"], "sales": ["sold amount"]})
STRONG = Strength(rename=0.8, drop=0.5, shuffle=1.0, add=3)


# --- the prefix model ------------------------------------------------------------------------------


def _tiny() -> PrefixLM:
    torch.manual_seed(0)
    config = BertConfig(  # type: ignore[call-arg]  # config.json may hold any further key
        vocab_size=len(TOKENIZER),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=64,
        is_decoder=True,
        attention="prefix",
        tie_word_embeddings=True,
        initializer_range=0.3,
    )
    return PrefixLM(BertLMHeadModel(config).train(False), TOKENIZER)


def test_steps_with_the_cache_give_the_logits_of_one_pass() -> None:
    lm = from_minilm()
    prompt = encode_prompt(lm.tokenizer, "how many singers? | singer : singer_id , name\nsql :")
    completion = [*encode_text(lm.tokenizer, "SELECT COUNT(*) FROM singer WHERE singer.name = 'x'"), 102]
    with torch.inference_mode():
        whole = prefill(lm.model, torch.tensor([prompt + completion])).logits[0, len(prompt) - 1 :]
        output = prefill(lm.model, torch.tensor([prompt]))
        stepped = [output.logits[0, -1]]
        for token in completion:
            output = step(lm.model, torch.tensor([[token]]), output.past_key_values)
            stepped.append(output.logits[0, -1])
    assert (torch.stack(stepped) - whole).abs().max() < 1e-5 * max(1.0, float(whole.abs().max()))


def test_the_shared_part_sees_all_of_itself_and_nothing_after_it() -> None:
    lm = _tiny()
    prompt = encode_prompt(TOKENIZER, "first words of the question\nsql :")
    shared = int(shared_lengths(torch.tensor([prompt]))[0])
    assert TOKENIZER.convert_ids_to_tokens(prompt[shared - 1]) == "\n"
    changed_task = [*prompt[:shared], *prompt[shared:][::-1]]
    changed_end = [*prompt[: shared - 2], prompt[1], *prompt[shared - 1 :]]
    with torch.inference_mode():
        base, task, end = (
            prefill(lm.model, torch.tensor([ids]), output_hidden_states=True).hidden_states[-1][0]
            for ids in (prompt, changed_task, changed_end)
        )
    assert torch.allclose(base[:shared], task[:shared], atol=1e-6)
    assert not torch.allclose(base[0], end[0], atol=1e-4)


def test_a_saved_model_loads_in_float32_and_says_what_it_is(tmp_path: Path) -> None:
    save(_tiny(), tmp_path / "model")
    loaded = load(tmp_path / "model")
    assert loaded.model.dtype == torch.float32
    assert is_prefix_lm(loaded.model.config)
    assert encode_text(loaded.tokenizer, "SELECT a_b FROM [SEP]") == encode_text(TOKENIZER, "SELECT a_b FROM [SEP]")
    assert 102 not in encode_text(loaded.tokenizer, "a person wrote [SEP] and [CLS]")
    with pytest.raises(ModelUnavailable, match="no model"):
        load(tmp_path / "nothing")


def test_weights_that_are_not_minilms_are_refused(tmp_path: Path) -> None:
    (tmp_path / "model.safetensors").write_bytes(b"something else")
    with pytest.raises(ModelUnavailable, match="not all-MiniLM-L6-v2"):
        from_minilm(tmp_path)


def test_a_prompt_beyond_the_context_is_refused() -> None:
    with pytest.raises(ModelUnavailable, match="do not fit"):
        prefill(_tiny().model, torch.ones((1, 513), dtype=torch.long))


@pytest.mark.parametrize("word", ["Yes", "No", "True", "False", *"ABCDEFGH"])
def test_options_are_single_tokens(word: str) -> None:
    assert len(encode_text(TOKENIZER, " " + word)) == 1


# --- variants and near misses ----------------------------------------------------------------------


def _variants(count: int) -> list[Variant]:
    return [vary(PAIR, STRONG, random.Random(seed), RENAMER, [VENUE, SONG]) for seed in range(count)]


def test_a_variant_renames_schema_and_query_alike() -> None:
    renamed = 0
    for variant in _variants(60):
        schema = Schema("sqlite", variant.tables)
        tables, columns = elements(variant.sql)
        assert tables <= {t.name for t in variant.tables}
        for element in columns:
            table = schema.table(element.table)
            assert table is not None
            assert table.column(element.column) is not None
        text = joined([x.text for x in variant.sql])
        assert [x.kind for x in lexemes(text, schema)] == [x.kind for x in PAIR.sql]
        assert text.count("'France'") == 1
        renamed += text != SQL
    assert renamed > 50


def test_gold_lists_follow_the_order_in_which_a_variant_shows_its_schema() -> None:
    for variant in _variants(30):
        shown = [t.name for t in variant.tables]
        assert list(variant.gold_tables) == sorted(variant.gold_tables, key=shown.index)
        places = [Element(t.name, c.name) for t in variant.tables for c in t.columns]
        assert list(variant.gold_columns) == sorted(variant.gold_columns, key=places.index)


def test_no_change_leaves_a_pair_as_it_is() -> None:
    variant = vary(PAIR, NONE, random.Random(0), RENAMER, [VENUE])
    assert variant.tables == SCHEMA.tables
    assert variant.sql == PAIR.sql


def test_some_changed_names_are_described_in_the_old_words_and_some_schemas_declare_no_key() -> None:
    old = {t.name: t for t in SCHEMA.tables}
    described, changed = 0, 0
    for variant in _variants(60):
        for table in variant.tables:
            if table.name in old:
                assert table.comment == old[table.name].comment
            changed += table.name not in old
            described += table.name not in old and bool(table.comment)
    assert 0.3 * changed < described < 0.7 * changed
    rng = random.Random(0)
    drawn = [draw_strength(rng) for _ in range(400)]
    assert 30 < sum(strength.keyless for strength in drawn) < 90
    keyless = vary(PAIR, replace(NONE, keyless=True), random.Random(0), RENAMER, [])
    assert any(t.foreign_keys for t in SCHEMA.tables)
    assert not any(t.foreign_keys for t in keyless.tables)
    assert keyless.sql == PAIR.sql


def test_a_near_miss_is_another_query_over_the_same_schema() -> None:
    names = {(t.name, c.name) for t in SCHEMA.tables for c in t.columns}
    seen = set()
    for seed in range(200):
        wrong = near_miss(PAIR.sql, SCHEMA.tables, PAIR.values, random.Random(seed))
        assert wrong is not None
        assert {(x.table, x.column) for x in wrong if x.kind == "column"} <= names
        seen.add(joined([x.text for x in wrong]))
    assert SQL not in seen
    assert len(seen) > 40


def test_a_query_without_columns_links_to_its_tables_first_column() -> None:
    sql = lexemes("SELECT COUNT(*) FROM song", SCHEMA)
    assert gold_columns(SCHEMA.tables, sql) == [Element("song", "song_id")]


# --- rows and batches ------------------------------------------------------------------------------


def _count(text: str) -> int:
    return len(encode_text(TOKENIZER, text))


def _rows(seed: int) -> list[Row]:
    maker = ExampleMaker(Prompts(ROOT / "prompts/compact"), _count)
    rng = random.Random(seed)
    return maker.rows(PAIR, vary(PAIR, NONE, rng, RENAMER, []), rng)


def test_rows_hold_the_tasks_of_a_question() -> None:
    tasks = {line.split()[0]: completion for row in _rows(0) for _, line, completion in row.tasks}
    assert tasks["tables"] == "singer, song"
    assert tasks["sql"] == SQL
    assert tasks["columns"].startswith("singer.singer_id, singer.name, singer.country, song.singer_id")


def test_a_near_miss_may_lack_an_output_or_be_of_one_row_or_of_distinct_values() -> None:
    gold = "SELECT singer.country, COUNT(singer.name), AVG(singer.age) FROM singer GROUP BY singer.country"
    found = set()
    for seed in range(400):
        wrong = near_miss(tuple(lexemes(gold, SCHEMA)), SCHEMA.tables, (), random.Random(seed))
        found.add(joined([x.text for x in wrong or ()]))
    assert gold.replace("singer.country, ", "", 1) in found
    assert gold.replace(", AVG(singer.age)", "") in found
    assert gold.replace("singer.country, ", "").replace(" GROUP BY singer.country", "") in found  # one row for all
    assert gold.replace("COUNT(singer", "COUNT(DISTINCT singer") in found
    listed = tuple(lexemes("SELECT singer.name FROM singer ORDER BY singer.age", SCHEMA))
    one = {joined([x.text for x in near_miss(listed, SCHEMA.tables, (), random.Random(n)) or ()]) for n in range(200)}
    assert "SELECT singer.name FROM singer ORDER BY singer.age LIMIT 1" in one


def test_judging_is_half_gold_half_near_misses() -> None:
    answers = [
        (line.removeprefix("right ? "), completion)
        for seed in range(80)
        for row in _rows(seed)
        for _, line, completion in row.tasks
        if line.startswith("right")
    ]
    assert all((sql == SQL) == (answer == "Yes") for sql, answer in answers)
    assert 0.4 < sum(answer == "Yes" for _, answer in answers) / len(answers) < 0.6


GROSS, COUNTED = "SELECT SUM(song.sales) FROM song", "SELECT COUNT(singer.name) FROM singer"
AMBIGUOUS = Pair(
    "log",
    "music",
    "How big are we?",
    "",
    SCHEMA,
    tuple(lexemes(GROSS, SCHEMA)),
    readings=(tuple(lexemes(COUNTED, SCHEMA)), tuple(lexemes("SELECT COUNT(song.title) FROM song", SCHEMA))),
)


def test_every_reading_of_an_ambiguous_question_is_learned_and_none_judged_wrong() -> None:
    maker = ExampleMaker(Prompts(ROOT / "prompts/compact"), _count)
    readings = {joined([x.text for x in sql]) for sql in (AMBIGUOUS.sql, *AMBIGUOUS.readings)}
    written: Counter[str] = Counter()
    for seed in range(400):
        rng = random.Random(seed)
        rows = maker.rows(AMBIGUOUS, vary(AMBIGUOUS, NONE, rng, RENAMER, []), rng)
        if any(" not " in row.shared for row in rows):  # hinted
            continue
        tasks = [(line, completion) for row in rows for _, line, completion in row.tasks]
        (sql,) = {done for line, done in tasks if line.split()[0] == "sql"}
        written[sql] += 1
        assert [done for line, done in tasks if line.startswith("tables")] == ["singer" if sql == COUNTED else "song"]
        wrong = {line.removeprefix("right ? ") for line, done in tasks if done == "No"}
        assert not wrong & readings
    assert set(written) == readings
    assert 0.55 < written[GROSS] / written.total() < 0.78  # half, and a third of the other half


def _encoded(seed: int) -> list[Encoded]:
    return [encoded for row in _rows(seed) if (encoded := encode_row(TOKENIZER, row))]


def test_tasks_side_by_side_give_the_logits_of_prompts_one_by_one() -> None:
    lm = _tiny()
    rows = _encoded(0)
    batch = collate(rows)
    with torch.inference_mode():
        hidden = lm.model.bert(
            input_ids=batch.ids, attention_mask=batch.mask, position_ids=batch.positions, use_cache=False
        ).last_hidden_state
        packed = lm.model.cls(hidden.flatten(0, 1)[batch.at])
        at = 0
        for shared, tasks in rows:
            for ids, start, _ in tasks:
                alone = prefill(lm.model, torch.tensor([[*shared.tolist(), *ids.tolist()]])).logits[0]
                size = len(ids) - start
                expected = alone[len(shared) + start - 1 : -1]
                assert torch.allclose(packed[at : at + size], expected, atol=1e-4)
                at += size
    assert at == int((batch.weights > 0).sum())


def test_the_prompt_of_training_is_the_prompt_of_serving() -> None:
    prompts = Prompts(ROOT / "prompts/compact")
    row = Row("who ? | singer : name", [(1.0, "tables :", "singer")])
    encoded = encode_row(TOKENIZER, row)
    assert encoded is not None
    (ids, start, _), *_ = encoded[1]
    assert [*encoded[0], *ids[:start]] == encode_prompt(TOKENIZER, "who ? | singer : name\ntables :")
    tables = (Table("singer", (Column("name", ""),)),)
    text = prompts.render("link_tables", question="Who ?", previous=None, hints=[], tables=tables)
    assert text == "who ? | singer : name\ntables :"


def test_batches_hold_every_row_once_in_few_shapes() -> None:
    rows = [encoded for seed in range(20) for encoded in _encoded(seed)]
    made = list(batches(rows, 1_024, 0, collate))
    assert sum(len(b.ids) for b in made) == len(rows)
    assert all(b.ids.shape[1] % 32 == 0 and b.at.numel() % 64 == 0 for b in made)
    assert all(b.tokens <= 1_024 or len(b.ids) == 1 for b in made)


def test_a_row_beyond_the_limit_loses_tasks_and_an_endless_one_goes() -> None:
    long = Row("q", [(1.0, "sql :", "word " * 300), (1.0, "sql :", "word " * 300)])
    encoded = encode_row(TOKENIZER, long)
    assert encoded is not None
    assert len(encoded[1]) == 1
    assert encode_row(TOKENIZER, Row("word " * 600, [(1.0, "sql :", "x")])) is None


# --- training --------------------------------------------------------------------------------------


def test_plain_attention_in_bfloat16_sees_what_fused_attention_sees() -> None:
    shape = DecoderShape("minilm", _tiny().model, TOKENIZER)
    batch = shape.collate(_encoded(1))
    with torch.no_grad():
        exact = shape.logits(batch)
        for kind in ("sdpa", "eager"):
            shape.model.set_attn_implementation(kind)
            with autocast("cpu", "bfloat16"):
                found = shape.logits(batch).float()
            assert (found - exact).abs().mean() < 0.05 * exact.std(), kind


@pytest.mark.usefixtures("steady_clock")
def test_training_learns_and_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    save(_tiny(), tmp_path / "start")
    (tmp_path / "shards").mkdir()
    write_shard(tmp_path / "shards/0000.shard", [e for seed in range(30) for e in _encoded(seed)])
    options = TrainOptions(
        tmp_path / "shards",
        tmp_path / "out",
        tmp_path / "checkpoint.pt",
        minutes=0.03,
        tokens=512,
        learning_rate=3e-3,
        threads=1,
        report_every=1,
        start=tmp_path / "start",
    )
    lines: list[tuple[float, str]] = []
    train_model(options, lambda done, words: lines.append((done, words)))
    first = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["state"]
    longer = TrainOptions(**{**vars(options), "minutes": 0.06})
    train_model(longer, lambda done, words: lines.append((done, words)))
    second = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["state"]
    assert 0 < first["step"] < second["step"]
    assert second["seconds"] >= 3.6
    losses = [float(words.split("loss ")[1].split()[0]) for _, words in lines if "loss" in words]
    assert losses[-1] < losses[0]
    load(tmp_path / "out")


def test_the_mean_of_two_models(tmp_path: Path) -> None:
    for number in (1, 2):
        one = _tiny()
        with torch.no_grad():
            for weight in one.model.parameters():
                weight.mul_(number)
        save(one, tmp_path / str(number))
    average_models([tmp_path / "1", tmp_path / "2"], tmp_path / "mean")
    first, mean = (load(tmp_path / name).model.state_dict() for name in ("1", "mean"))
    assert mean.keys() == first.keys()
    for name, weight in first.items():
        torch.testing.assert_close(mean[name], 1.5 * weight, rtol=2e-3, atol=1e-6)
    again = load(tmp_path / "mean")
    assert again.model.get_input_embeddings().weight is again.model.cls.predictions.decoder.weight


def test_models_that_have_no_mean(tmp_path: Path) -> None:
    save(_tiny(), tmp_path / "one")
    larger = BertLMHeadModel(BertConfig.from_dict({**_tiny().model.config.to_dict(), "num_hidden_layers": 3}))
    save(PrefixLM(larger, TOKENIZER), tmp_path / "larger")
    with pytest.raises(BadInput, match="at least two"):
        average_models([tmp_path / "one"], tmp_path / "out")
    with pytest.raises(BadInput, match="not of one kind"):
        average_models([tmp_path / "one", tmp_path / "larger"], tmp_path / "out")
    with pytest.raises(ModelUnavailable, match="no model"):
        average_models([tmp_path / "one", tmp_path / "none"], tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_training_without_shards_says_so(tmp_path: Path) -> None:
    save(_tiny(), tmp_path / "start")
    options = TrainOptions(tmp_path, tmp_path / "out", tmp_path / "c.pt", threads=1, start=tmp_path / "start")
    with pytest.raises(BadInput, match="no shards"):
        train_model(options, lambda done, words: None)


# --- nothing measured is learned -------------------------------------------------------------------


def _write(path: Path, rows: list[dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(path, "wt", encoding="utf-8") as handle:
        handle.writelines(json.dumps(row) + "\n" for row in rows)


def test_a_leaked_question_or_database_is_left_out(tmp_path: Path) -> None:
    def row(database: str, question: str) -> dict[str, Any]:
        return {"db_id": database, "question": question, "sql": "SELECT name FROM singer", "schema_ref": "x"}

    _write(
        tmp_path / "train/some.jsonl.xz",
        [
            row("Concert_Singer", "Who?"),
            row("other", "How many SINGERS are there"),
            row("other", "Which singers?"),
        ],
    )
    banned = Leaks(frozenset({"concert_singer"}), frozenset({normalised("how many singers are there?")}))
    kept = list(read_pairs(tmp_path, "some", {"x": SCHEMA}, banned))
    assert [pair.question for pair in kept] == ["Which singers?"]


def test_only_the_train_split_of_a_log_is_read(tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = [
        {"split": split, "question": split, "sql": "SELECT name FROM singer", "readings": []}
        for split in ("train", "calibrate", "test")
    ]
    (tmp_path / "log.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert [pair.question for pair in read_log(tmp_path / "log.jsonl", SCHEMA)] == ["train"]


@pytest.mark.slow
@pytest.mark.skipif(not (DATA / "train").is_dir(), reason="needs the training data in ../shared/data")
def test_nothing_measured_is_in_the_corpus() -> None:
    shares = {
        "spider_train": 0.1,
        "spider_syn_train": 0.1,
        "cosql_train": 0.1,
        "nvbench": 0.02,
        "wikisql": 0.01,
    }
    by_source, pool, banned = corpus(DATA, LOG, SCHEMA, None, shares)
    dev = {row["db_id"] for row in json.loads((DATA / "spider/dev.json").read_text())}
    defog_and_ambiqt = leaks(DATA, None)
    held_back = {
        normalised(r["question"]) for r in map(json.loads, LOG.read_text().splitlines()) if r["split"] != "train"
    }
    assert len(held_back) > 500
    # Spider dev and AmbiQT share most of their questions.
    assert len(defog_and_ambiqt.questions) > 1_200
    pairs = [pair for pairs in by_source.values() for pair in pairs]
    assert len(pairs) > 800
    assert not {pair.database for pair in pairs} & (dev | DEFOG_DATABASES)
    assert not {normalised(pair.question) for pair in pairs} & (banned.questions | held_back)
    assert pool
