"""A model server of fixed latency and no model, in a process of its own: what asks cost beside the model's time.

It speaks as much of vLLM's protocol as Candor uses and answers every completion after the same pause, however many are
under way. What it writes is what a model of fixed likings would: of all tokens the end is likeliest, the others in an
order by their number, so that a list drafted under a pattern is the list that a greedy walk would write. Of its prompts
it counts, under /metrics as vLLM does, the tokens that a prefix cache would have held and all of them.

    python -m bot.bench.stand_in SECONDS TOKENIZER_FOLDER
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

NAME = "stand-in"
CONTEXT_TOKENS = 8_192
_SQL = "SELECT COUNT(*) FROM orders"
_BLOCK = 16  # tokens; vLLM's own unless told otherwise


@contextlib.contextmanager
def stand_in(seconds: float, tokenizer: Path) -> Iterator[str]:
    """The address of a stand-in that is there while this lasts."""
    command = [sys.executable, "-m", "bot.bench.stand_in", str(seconds), str(tokenizer)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@dataclass
class PrefixCache:
    """vLLM's prefix cache, in numbers alone, and without its forgetting: it holds what texts began with, in whole
    blocks of tokens, and the last token of a prompt is computed even where all of it is held."""

    prompt_tokens: int = 0
    hits: int = 0
    _blocks: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict, repr=False)

    def count(self, prompt: Sequence[int], written: Sequence[int]) -> None:
        """A prompt that is read, and what is written after it."""
        self.prompt_tokens += len(prompt)
        self.hits += self._held(prompt[:-1])
        self._held([*prompt, *written[:-1]], keep=True)  # a last token is written and never read

    def _held(self, ids: Sequence[int], keep: bool = False) -> int:
        """How many tokens are held of those with which `ids` begin; with `keep` all of its blocks are from now on."""
        place = 0
        for start in range(0, len(ids) - _BLOCK + 1, _BLOCK):
            block = place, tuple(ids[start : start + _BLOCK])
            if block not in self._blocks:
                if not keep:
                    return start
                self._blocks[block] = len(self._blocks) + 1
            place = self._blocks[block]
        return len(ids) // _BLOCK * _BLOCK


class StandIn:
    """Answers to requests. `tokenizer` is of the tokenizers library."""

    def __init__(self, tokenizer: Any, end_id: int) -> None:
        self._tokenizer, self._end_id = tokenizer, end_id
        self._written = [*self._ids(_SQL), end_id]
        self._cache = PrefixCache()

    def models(self) -> dict[str, Any]:
        """What is served."""
        return {"data": [{"id": NAME, "root": NAME, "max_model_len": CONTEXT_TOKENS}]}

    def tokenized(self, body: dict[str, Any]) -> dict[str, Any]:
        """The ids of a text."""
        return {"tokens": self._ids(body["prompt"])}

    def completion(self, body: dict[str, Any]) -> dict[str, Any]:
        """What follows each prompt."""
        prompts = body["prompt"] if isinstance(body["prompt"][0], list) else [body["prompt"]]
        asked = body.get("logprob_token_ids")
        pattern = (body.get("structured_outputs") or {}).get("regex")
        if asked:
            one = self._choice([self._best(asked)], [{f"token_id:{t}": self.log_probability(t) for t in asked}])
        elif pattern:
            one = self._choice([*self._ids(self._draft(pattern)), self._end_id])
        else:
            one = self._choice(self._best_of(body) or self._written)
        read = [prompt for prompt in prompts for _ in range(body.get("n", 1))]
        for prompt in read:
            self._cache.count(prompt, one["token_ids"])
        return {"choices": [{"index": index, **one} for index in range(len(read))]}

    def metrics(self) -> str:
        """What was read so far, in Prometheus' words."""
        counted = {"prompt_tokens": self._cache.prompt_tokens, "prefix_cache_hits": self._cache.hits}
        return "".join(
            f'# TYPE vllm:{name} counter\nvllm:{name}_total{{model_name="{NAME}"}} {float(count)}\n'
            for name, count in counted.items()
        )

    def log_probability(self, token: int) -> float:
        """In nats: the end's is highest."""
        return -0.5 if token == self._end_id else -1.0 - (token * 2_654_435_761 % 10_007) / 1_000

    def _best(self, tokens: Sequence[int]) -> int:
        return max(tokens, key=self.log_probability)

    def _best_of(self, body: dict[str, Any]) -> list[int]:
        allowed = body.get("allowed_token_ids")
        return [self._best(allowed)] if allowed else []

    def _choice(self, ids: Sequence[int], top: Sequence[dict[str, float]] | None = None) -> dict[str, Any]:
        likely = [self.log_probability(token) for token in ids]
        named = top or [{f"token_id:{t}": p, "token_id:0": p - 1.0} for t, p in zip(ids, likely, strict=True)]
        return {
            "token_ids": list(ids),
            "finish_reason": "stop",
            "logprobs": {"token_logprobs": likely, "top_logprobs": list(named)},
        }

    def _draft(self, pattern: str) -> str:
        """The name that is likeliest token by token, of those with which a text of the pattern must begin."""
        found = re.match(r"(, )?\(((?:[^()\\]|\\.)*)\)(?!\*)", pattern)
        if found is None:  # the list may end here, and so it does
            return ""
        names = [re.sub(r"\\(.)", r"\1", each) for each in re.split(r"(?<!\\)\|", found[2])]
        best = max(names, key=lambda name: [self.log_probability(token) for token in self._ids(name)])
        return (found[1] or "") + best

    def _ids(self, text: str) -> list[int]:
        ids: list[int] = self._tokenizer.encode(text, add_special_tokens=False).ids
        return ids


async def serve(stand_in: StandIn, seconds: float) -> None:
    """Answer on a free port of the loopback, whose address is the first line of output, until the process is ended."""
    from aiohttp import web

    async def models(_: web.Request) -> web.Response:
        return web.json_response(stand_in.models())

    async def version(_: web.Request) -> web.Response:
        return web.json_response({"version": "0"})

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(text=stand_in.metrics())

    async def tokenize(request: web.Request) -> web.Response:
        return web.json_response(stand_in.tokenized(await request.json()))

    async def complete(request: web.Request) -> web.Response:
        body = json.loads(await request.read())
        await asyncio.sleep(seconds)
        return web.json_response(stand_in.completion(body))

    app = web.Application(client_max_size=1 << 28)
    app.router.add_get("/v1/models", models)
    app.router.add_get("/version", version)
    app.router.add_get("/metrics", metrics)
    app.router.add_post("/tokenize", tokenize)
    app.router.add_post("/v1/completions", complete)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    sys.stdout.write(f"http://127.0.0.1:{runner.addresses[0][1]}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


def main() -> None:
    """The process."""
    from tokenizers import Tokenizer

    from adapters.models.framing import tokenizer_config

    folder = Path(sys.argv[2])
    tokenizer: Any = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.encode_special_tokens = True
    config = tokenizer_config(folder)
    end = config.get("eos_token") or config.get("sep_token")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(StandIn(tokenizer, tokenizer.token_to_id(str(end))), float(sys.argv[1])))


if __name__ == "__main__":
    main()
