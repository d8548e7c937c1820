"""A server that speaks as much of vLLM's protocol as the adapter uses, backed by a tiny real model.

It keeps vLLM's habits that matter: special tokens in text are parsed, n > 1 at temperature 0 is a 400,
log-probabilities are the raw ones, a beam's ids lack the end unless asked for, settings left out come from
the model's own configuration (here: a temperature that would be noticed). `faults` are played first. With a
`states_folder` it is a reader of hidden states: each prompt's are written there, and the file's name is told.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import regex  # type: ignore[import-untyped]  # the real server's kind of grammar: re knows no partial match
import torch
from safetensors.torch import save
from torch import Tensor

from adapters.models.decoding import Draft, decode
from adapters.models.networks import TokenRows, forward
from adapters.models.pretrained import load_pretrained
from reliability.ports import Allowed, Sampling

NAME = "tiny"
KEY = "key-of-the-test"


class _QuietServer(ThreadingHTTPServer):
    """Says nothing of a client that hung up: tests let clients give up."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class VllmStandIn:
    """The server on a free port of the loopback. `faults`: 500, 429, 503, "drop", "slow", "garbage" …"""

    def __init__(self, folder: Path) -> None:
        self._loaded = load_pretrained(folder, "float32", "cpu")
        self._tokenizer = self._loaded.tokens
        self._lock = threading.Lock()
        self.faults: deque[int | str] = deque()
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.tells_tokenizer = True
        self.refuses_grammars = False
        self.states_folder: Path | None = None
        self.states_late_s = 0.0
        self._http = _QuietServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}"
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    def stop(self) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join(5)

    # --- endpoints

    def answer(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        self.requests.append((path, body))
        if path == "/v1/models":
            facts = {"id": NAME, "root": "tiny-root", "max_model_len": self._loaded.context_tokens}
            return 200, {"object": "list", "data": [facts]}
        if path == "/version":
            return 200, {"version": "0.32.0"}
        if path == "/tokenizer_info" and self.tells_tokenizer:
            return 200, {"tokenizer_class": "X", "eos_token": self._loaded.tokenizer.eos_token}
        if path == "/tokenize":
            with self._lock:
                self._tokenizer.encode_special_tokens = False  # as vLLM: "<|endoftext|>" is one token
                ids = self._tokenizer.encode(body["prompt"], add_special_tokens=body["add_special_tokens"]).ids
            return 200, {"tokens": ids, "count": len(ids)}
        if path == "/detokenize":
            return 200, {"prompt": self._tokenizer.decode(body["tokens"], skip_special_tokens=False)}
        if path == "/v1/completions":
            return self._completions(body)
        return 404, {"error": {"message": "Not Found"}}

    def _completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        prompts = body["prompt"] if isinstance(body["prompt"][0], list) else [body["prompt"]]
        if body["model"] != NAME:
            return 404, {"error": {"message": f"The model `{body['model']}` does not exist."}}
        if body.get("n", 1) > 1 and body.get("temperature", 0.7) == 0 and not body.get("use_beam_search"):
            return 400, {"error": {"message": "n must be 1 when using greedy sampling."}}
        if len(body.get("logprob_token_ids", [])) > 128:
            return 400, {"error": {"message": "logprob_token_ids can have at most 128 entries"}}
        if body.get("structured_outputs") and self.refuses_grammars:
            return 400, {"error": {"message": "the grammar is not supported"}}
        longest = max(map(len, prompts)) + body["max_tokens"]
        if longest > self._loaded.context_tokens:
            return 400, {"error": {"message": f"maximum context length is less than {longest} tokens."}}
        with self._lock, torch.inference_mode():
            choices = [choice for ids in prompts for choice in self._choices(ids, body)]
            told = {"kv_transfer_params": self._saved(self.states_folder, prompts[0])} if self.states_folder else {}
        return 200, {"choices": [{"index": i, **choice} for i, choice in enumerate(choices)], **told}

    def _saved(self, folder: Path, ids: list[int]) -> dict[str, str]:
        """Where a prompt's states are, or will be: in parts, with a file that is locked meanwhile beside them."""
        first = self._loaded.network.read(ids[:1])
        read = first.states[None]
        if len(ids) > 1:
            _, rest = forward(self._loaded.network, first, first.cache.fork(), [ids[1:]])
            read = torch.cat([read, rest.reshape(-1, *read.shape[1:])])
        content = save({"hidden_states": read.contiguous(), "token_ids": torch.tensor(ids)})
        file = folder / f"cmpl-{len(self.requests)}.safetensors"
        file.with_name(f"{file.name}.lock").touch()

        def write() -> None:
            file.write_bytes(content[: len(content) // 2])
            time.sleep(self.states_late_s)
            file.write_bytes(content)

        writing = threading.Thread(target=write)
        writing.start()
        if not self.states_late_s:
            writing.join()
        return {"hidden_states_path": f"/elsewhere/{file.name}"}

    def _choices(self, ids: list[int], body: dict[str, Any]) -> list[dict[str, Any]]:
        network, end_id = self._loaded.network, self._loaded.end_id
        prompt = network.read(ids)
        constraint = self._constraint(body)
        beam = body["n"] if body.get("use_beam_search") else 0
        sampling = Sampling(
            n=body.get("n", 1),
            temperature=0.0 if beam else body.get("temperature", 0.7),
            top_p=body["top_p"],
            beam=beam,
            max_tokens=body["max_tokens"],
            seed=body["seed"],
        )
        drafts = decode(TokenRows(network, prompt), sampling, constraint, end_id)
        first = prompt.logits.log_softmax(-1)
        return [self._choice(ids, draft, body, bool(beam), first) for draft in drafts]

    def _constraint(self, body: dict[str, Any]) -> Allowed | None:
        legal = body.get("allowed_token_ids")
        if legal:
            return lambda _: legal
        pattern = (body.get("structured_outputs") or {}).get("regex")
        if pattern is None:
            return None
        grammar, end_id = regex.compile(pattern), self._loaded.end_id

        def follows(ids: Sequence[int]) -> list[int]:
            text = self._tokenizer.decode(list(ids))
            fits = [t for t, piece in self._pieces.items() if grammar.fullmatch(text + piece, partial=True)]
            return [*fits, end_id] if grammar.fullmatch(text) else fits

        return follows

    @cached_property
    def _pieces(self) -> dict[int, str]:
        """The tokens that are text by themselves."""
        every = range(self._tokenizer.get_vocab_size())
        pieces = {token: self._tokenizer.decode([token]) for token in every if token != self._loaded.end_id}
        return {token: piece for token, piece in pieces.items() if piece and "\ufffd" not in piece}

    def _choice(self, ids: list[int], draft: Draft, body: dict[str, Any], beam: bool, first: Tensor) -> dict[str, Any]:
        tokens = list(draft.ids)
        shown = tokens
        if beam and tokens[-1] == self._loaded.end_id and not body.get("include_stop_str_in_output"):
            shown = tokens[:-1]
        choice: dict[str, Any] = {
            "text": self._tokenizer.decode(tokens, skip_special_tokens=True),
            "finish_reason": "stop" if draft.finished else "length",
        }
        if body.get("return_token_ids"):
            choice["token_ids"] = shown
        if body.get("logprobs"):
            rows = self._log_probabilities(ids + tokens)[len(ids) - 1 : -1] if len(tokens) > 1 else first[None]
            choice["logprobs"] = {
                "token_logprobs": [float(row[token]) for row, token in zip(rows, tokens, strict=True)],
                "top_logprobs": [
                    {
                        f"token_id:{t}": float(row[t])
                        for t in [
                            *(body.get("logprob_token_ids") or row.topk(body["logprobs"]).indices.tolist()),
                            token,
                        ]
                    }
                    for row, token in zip(rows, tokens, strict=True)
                ],
            }
        return choice

    def _log_probabilities(self, ids: list[int]) -> Tensor:
        """[len(ids), vocabulary]"""
        network = self._loaded.network
        first = network.read(ids[:1])
        rest, _ = forward(network, first, first.cache.fork(), [ids[1:]]) if len(ids) > 1 else (first.logits[:0], 0)
        return torch.cat([first.logits[None], rest.reshape(-1, first.logits.shape[-1])]).log_softmax(-1)

    # --- HTTP

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True  # head and body are two writes

            def do_GET(self) -> None:
                self._handle({})

            def do_POST(self) -> None:
                self._handle(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

            def _handle(self, body: dict[str, Any]) -> None:
                fault = stand_in.faults.popleft() if stand_in.faults else None
                if fault == "drop":
                    self.close_connection = True
                    self.connection.close()
                    return
                if fault == "slow":
                    time.sleep(1.0)
                if fault == "too long":
                    self._send(400, json.dumps({"error": {"message": "maximum context length is 9 tokens"}}))
                elif isinstance(fault, int):
                    self._send(fault, json.dumps({"error": {"message": "a fault\nof the test"}}))
                elif fault is not None and fault != "slow":
                    self._send(200, fault)
                elif self.headers.get("Authorization") != f"Bearer {KEY}":
                    self._send(401, json.dumps({"error": "Unauthorized"}))
                else:
                    status, content = stand_in.answer(self.path, body)
                    self._send(status, json.dumps(content))

            def _send(self, status: int, text: str) -> None:
                content = text.encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                if status == 429:
                    self.send_header("Retry-After", "0")
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:
                pass

        return Handler
