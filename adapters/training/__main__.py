"""The GPU recipe on a machine that has little else: no command line, no settings, no database.

    python -m adapters.training --prepared DIR --out DIR --minutes 24

It needs torch, transformers, tokenizers, safetensors, numpy, jinja2 and sqlglot. What `candor train model --recipe gpu`
does, this does; the same command goes on with a stopped run.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from adapters.training.runs.gpu import GpuRecipe, run_gpu_recipe
from reliability.errors import CandorError

_PROMPTS = Path(__file__).parents[2] / "prompts" / "compact"


def main(arguments: Sequence[str]) -> int:
    """Train, and say what became of it; 1 where it is refused, with one sentence on stderr."""
    given = _parser().parse_args(arguments)
    recipe = GpuRecipe(
        given.prepared,
        given.out,
        given.prompts,
        shape=given.shape,
        size=given.size,
        seconds=60 * given.minutes,
        stop_after_s=given.stop_after,
        tokens=given.tokens,
        learning_rate=given.learning_rate,
        pretraining=given.pretraining,
        compile=not given.plain,
        start=given.start,
        workers=given.workers,
        device=given.device,
        seed=given.seed,
    )
    command = shlex.join(["python", "-m", "adapters.training", *arguments])
    try:
        ended = run_gpu_recipe(recipe, command, _say)
    except CandorError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    rest = "" if ended.whole else " The same command goes on."
    sys.stdout.write(f"The model is in {given.out}.{rest}\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m adapters.training", description="A model of our own, on a GPU.")
    parser.add_argument("--prepared", type=Path, required=True, help="the folder of candor train prepare")
    parser.add_argument("--out", type=Path, required=True, help="the model's folder")
    parser.add_argument("--minutes", type=_positive, default=24.0, help="the whole run's wall time")
    parser.add_argument("--stop-after", type=_positive, help="end this call after so many seconds")
    parser.add_argument("--size", choices=("tiny", "small", "base", "large"), default="base")
    parser.add_argument("--shape", choices=("qwen3", "minilm"), default="qwen3")
    parser.add_argument("--tokens", type=int, default=65_536, help="tokens a step; less where memory is short")
    parser.add_argument("--start", type=Path, help="a model of this shape to go on from")
    parser.add_argument("--pretraining", type=float, default=0.25, help="the share of plain English and copying, first")
    parser.add_argument("--learning-rate", type=_positive, help="its height; by shape and size if not given")
    parser.add_argument("--plain", action="store_true", help="no torch.compile, which takes a minute")
    parser.add_argument("--workers", type=int, help="processes that make data; two less than the cores")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--prompts", type=Path, default=_PROMPTS)
    parser.add_argument("--seed", type=int, default=0)
    return parser


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("a number above 0")
    return value


def _say(done: float, words: str) -> None:
    sys.stdout.write(f"{done:6.1%} {words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
