"""`candor log …`: what people said of answers, as a question log."""

from __future__ import annotations

from pathlib import Path

from bot.terminal import json_lines, notes, put
from reliability.errors import BadInput

_LEFT_OUT = {
    "disputed": "people disagree about them",
    "follow-up": "they follow up on another question",
    "run again": "they are earlier answers that were run again",
    "completed in other words": "they were completed in a person's own words",
    "rows left out": "rows were left out that their words do not speak of",
    "period moves": "their period moves with the day",
}


def export_answers(file: Path, wrong: Path | None, warehouse: str) -> None:
    """Write answers judged right as a question log, and on request those judged wrong, for their SQL to be filled
    in. Says what the log is worth."""
    from bot.main import opened

    if wrong is not None and wrong.resolve() == file.resolve():
        raise BadInput("Answers judged wrong need a file of their own: their SQL is not right.")
    with opened() as candor:
        name = warehouse or candor.settings.warehouse
        candor.settings.warehouse_url(name)  # an unknown name is told
        exported = candor.store.judged_answers(name)
    put(file, json_lines(exported.right))
    notes().print(f"{_answers(len(exported.right))} judged right written to {file}.")
    if wrong is not None:
        put(wrong, json_lines(exported.wrong))
        notes().print(
            f"{_answers(len(exported.wrong))} judged wrong written to {wrong}: give each line its right sql (null "
            "where the data cannot answer it), and add them to the log."
        )
    elif exported.wrong:
        notes().print(f"{_answers(len(exported.wrong))} judged wrong are not in it; --wrong FILE writes them.")
    for why, count in sorted(exported.left_out.items()):
        notes().print(f"{count:,} left out, because {_LEFT_OUT[why]}.")
    notes().print(
        "Answers that people confirmed are those that went well: calibrated on them alone, every promise would be "
        "too good. Add the wrong ones, corrected, and a sample of questions that nobody judged or that had no answer."
    )


def _answers(count: int) -> str:
    return f"{count:,} {'answer' if count == 1 else 'answers'}"
