"""The figures of `candor evaluate model` as one Markdown table, for a model's README."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SETS = {"spider_dev": "Spider development", "sample_log": "sample log, test split"}
_LINKING = {
    "tables": "table linking EM · precision · recall",
    "free_tables": "… decoded freely",
    "lexical_tables": "… lexical baseline (name overlap)",
    "encoder_tables": "… encoder baseline (MiniLM)",
    "columns": "column linking EM · precision · recall",
    "columns_on_gold_tables": "… on the right tables",
    "free_columns_on_gold_tables": "… on the right tables, freely",
    "lexical_columns": "… lexical baseline",
    "encoder_columns": "… encoder baseline",
}
_SQL = {
    "exact_set_greedy": "SQL exact-set match, greedy (values aside)",
    "exact_set_beam": "… of the beam's best",
    "execution_greedy": "execution accuracy, greedy",
    "execution_free": "… decoded freely",
    "execution_beam": "… of the beam's best",
    "pass_10": "pass@10 (beam)",
    "pass_20": "pass@20 (beam and nucleus samples)",
    "judge_auc_candidates": "judge AUC among its own candidates",
    "unfinished_share": "completions that did not end",
}


def figures_table(figures: Mapping[str, Any]) -> str:
    """A table with a column for each data set that was measured, and a line on speed; a dash = not measured."""
    sets = [name for name in _SETS if isinstance(figures.get(name), dict)]
    lines = [
        "| | " + " | ".join(_SETS[name] for name in sets) + " |",
        "|---|" + "---|" * len(sets),
        _row("questions linked / run / sampled", [_counts(figures[name]) for name in sets]),
    ]
    for key, words in _LINKING.items():
        lines.append(_row(words, [_three(figures[name]["linking"].get(key)) for name in sets]))
    for key, words in _SQL.items():
        lines.append(_row(words, [_one(figures[name]["sql"].get(key)) for name in sets]))
        for part, said in (
            ("sql_without_wta_1", "… without wta_1"),
            ("sql_unambiguous", "… unambiguous only"),
        ):
            if key == "execution_greedy" and any(part in figures[name] for name in sets):
                lines.append(_row(said, [_one(figures[name].get(part, {}).get(key)) for name in sets]))
    near = [_one(figures[name].get("judge_auc_near_misses")) for name in sets]
    lines.append(_row("judge AUC, gold against near misses", near))
    speed = figures.get("speed")
    return "\n".join(lines) + (f"\n\n{_speed(speed)}" if isinstance(speed, dict) else "")


def _row(words: str, cells: list[str]) -> str:
    return f"| {words} | " + " | ".join(cells) + " |"


def _one(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def _three(found: Mapping[str, float | None] | None) -> str:
    return " · ".join(_one((found or {}).get(name)) for name in ("em", "precision", "recall"))


def _counts(part: Mapping[str, Any]) -> str:
    return f"{part['linking']['tables']['questions']} / {part['sql']['questions']} / {part['sql']['sampled_questions']}"


def _speed(speed: Mapping[str, float]) -> str:
    return (
        f"Loads in {speed['load_seconds']} s; links a question in {speed['linking_seconds_a_question']} s; greedy, beam of 10 "
        f"and 10 samples in {speed['greedy_beam_10_and_nucleus_10_seconds']} s; {speed['tokens_per_second_batch_1']} tokens/s at "
        f"batch 1, {speed['tokens_per_second_batch_16']} at batch 16; peak memory {speed['peak_memory_mib']} MiB."
    )
