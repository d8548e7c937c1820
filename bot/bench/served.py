"""`candor bench --served`: what an ask costs a model server and Candor itself, and how asks scale on it.

Questions of the sample log's test split are asked, a person simulated from the gold labels, without memory. Counted on
one ask at a time: requests, the server's prompt tokens that its prefix cache did not hold (from its own metrics), CPU
seconds of this process and of those that run its SQL. Then so many at once, and asks a second. With `stand_in_s` the
server is a process of fixed latency and no model: what it shows is Candor's own part. CPU is told a second time without
the sample's writer and known questions, which other warehouses have only if they are made. Figures are written as they
come: who stops a measurement that a slow server draws out keeps what was measured.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from adapters.models.vllm.vllm_model import VllmModel
from adapters.store.fake import FakeMemory
from adapters.whole_files import write_whole
from bot.bench.bench import Logged, logged_questions, reply_from_gold
from bot.bench.served_bounds import WITHOUT, held, rows
from bot.bench.stand_in import NAME, stand_in
from bot.main import Candor, opened
from bot.models import REFERENCE_MODEL
from bot.settings import SAMPLE_URL
from reliability.answer import answer
from reliability.core import Core
from reliability.errors import BadInput, CandorError
from reliability.values import Answered, Outcome, Question

AT_ONCE = (1, 8, 16, 32, 64)
_LEAST_S = 1e-9


def run_served(questions: int, stand_in_s: float | None, out: Path | None, as_json: bool) -> None:
    """Measure, print, and write the figures to a file as they come. Raises BadInput where no model is served, and where
    the file cannot be written."""
    from bot.terminal import out as results
    from bot.terminal import print_json

    of: dict[str, Any] = {"server": "as configured" if stand_in_s is None else "a stand-in", "latency_s": stand_in_s}
    report = of
    with _opened(stand_in_s) as candor:
        for figures in measure_served(candor, logged_questions(questions), AT_ONCE):
            report = {**figures, **of}
            if out is not None:
                write_whole(out, (json.dumps(report, indent=1) + "\n").encode())
    if as_json:
        print_json(report)
    else:
        results().print(_table(report))


@contextlib.contextmanager
def _opened(stand_in_s: float | None) -> Iterator[Candor]:
    """The settings' server, or a stand-in of this latency in their place."""
    if stand_in_s is None:
        with opened() as candor:
            if candor.settings.model_backend != "vllm":
                raise BadInput("No model is served: CANDOR_MODEL_BACKEND=vllm and CANDOR_VLLM_URL, or --stand-in-ms.")
            yield candor
        return
    with stand_in(stand_in_s, REFERENCE_MODEL) as url:
        given: dict[str, Any] = {
            "model_backend": "vllm",
            "vllm_url": url,
            "model": NAME,
            "vllm_tokenizer": str(REFERENCE_MODEL),
        }
        with opened(**given, vllm_end_token="[SEP]") as candor:
            yield candor


def measure_served(candor: Candor, logged: Sequence[Logged], at_once: Sequence[int]) -> Iterator[dict[str, Any]]:
    """The figures and their bounds, each time with more: those without the writer and known questions, then one more of
    `asks_per_second`: of so many at once, each at least twice as many asks."""
    core = replace(candor.core(SAMPLE_URL, memory=FakeMemory()), record=candor.calibration(SAMPLE_URL).record)
    model = core.model
    if not isinstance(model, VllmModel):
        raise BadInput("This measures a served model.")
    _ask(core, logged[0])  # connections, workers and caches
    asked = logged[1:] or logged
    asks: dict[str, Any] = {**_one_by_one(core, model, asked), "asks_per_second": {}}
    yield held(asks)
    without = _one_by_one(replace(core, writer=None, precedents=None, record=None), model, asked)
    del without["computed_prompt_tokens_per_ask"]  # the server's cache holds these prompts by now
    asks[WITHOUT] = without
    yield held(asks)
    for n in at_once:
        asks["asks_per_second"] = {**asks["asks_per_second"], str(n): _asks_per_second(core, logged, n)}
        yield held(asks)


def _one_by_one(core: Core, model: VllmModel, logged: Sequence[Logged]) -> dict[str, Any]:
    before, tokens, cpu = Counter(model.requests), _computed_tokens(model), _cpu_s()
    seconds: list[float] = []
    outcomes: list[Outcome] = []
    for each in logged:
        started = time.perf_counter()
        outcomes.append(_ask(core, each))
        seconds.append(time.perf_counter() - started)
    used = _cpu_s() - cpu
    made, computed = Counter(model.requests) - before, _computed_tokens(model)
    known = computed is not None and tokens is not None
    answered = [each for each in outcomes if isinstance(each, Answered)]
    return {
        "asks": len(logged),
        "answered": len(answered),
        "answered_unasked": sum(not each.asked for each in answered),
        "requests_per_ask": round(made.total() / len(logged), 2),
        "requests_by_path": {path: round(count / len(logged), 2) for path, count in made.items()},
        "computed_prompt_tokens_per_ask": round((computed - tokens) / len(logged)) if known else None,  # type: ignore[operator]  # known
        "cpu_seconds_per_ask": round(used / len(logged), 4),
        "ask_s_median": round(statistics.median(seconds), 3),
    }


def _asks_per_second(core: Core, logged: Sequence[Logged], at_once: int) -> float:
    chosen = list(itertools.islice(itertools.cycle(logged), max(4, 2 * at_once)))
    started = time.perf_counter()
    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(lambda each: _ask(core, each), chosen))
    return round(len(chosen) / max(time.perf_counter() - started, _LEAST_S), 3)


def _ask(core: Core, logged: Logged) -> Outcome:
    flow = answer(Question(logged.id, logged.text), replace(core, memory=FakeMemory()))
    try:
        asked = next(flow)
        while True:
            asked = flow.send(reply_from_gold(asked, logged))
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome


def _table(report: dict[str, Any]) -> Any:
    from bot.terminal import plain_table

    table = plain_table(("", "on the sample", "without writer and known", "bound", ""))
    for row in rows(report):
        table.add_row(*row)
    return table


def _computed_tokens(model: VllmModel) -> float | None:
    """Prompt tokens that the server has computed so far: all but those that its prefix cache held; None where it has no
    such metrics."""
    try:
        text = httpx.get(f"{model.address}/metrics", timeout=10).text
    except (httpx.HTTPError, CandorError):
        return None
    found = {
        name: sum(map(float, re.findall(rf"^{name}(?:\{{[^}}]*\}})? ([0-9.e+]+)$", text, re.MULTILINE)))
        for name in ("vllm:prompt_tokens_total", "vllm:prefix_cache_hits_total")
    }
    all_of_them, hits = found.values()
    return all_of_them - hits if all_of_them else None


def _cpu_s() -> float:
    """CPU seconds of this process and, where the system tells, of the processes that it has started but the
    stand-in."""
    ticks = 0.0
    with contextlib.suppress(OSError, ValueError):
        for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
            if "bot.bench.stand_in" in Path(f"/proc/{child}/cmdline").read_text():
                continue
            used = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            ticks += float(used[11]) + float(used[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")
