#!/usr/bin/env bash
# What a GPU server makes of Candor, in at most 20 minutes: serves a model by vLLM, runs what follows against it, and
# writes one JSON of figures. Needs a clone that `make setup` has prepared, and vLLM 0.32 or newer.
#
#   bash deploy/gpu-check.sh MODEL [OUT]
#
# Among them: whether lists, log-probabilities and decisions are those of the same weights in this process, and how the
# sample's flow ends unasked once linking and answers are calibrated over the server.
#
# MODEL is a folder or a Hugging Face name; VLLM_PYTHON the Python that has vLLM (python3), DTYPE the number format
# (bfloat16), PORT the server's (8000), VLLM_ARGUMENTS whatever else the server is to be told. STATES_LAYERS (8,16,24) also
# starts a reader of these layers' hidden states at the next port, and linking is watched by them at last; both share the
# card then: VLLM_ARGUMENTS="--gpu-memory-utilization 0.4", and the same in READER_ARGUMENTS.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

MODEL=${1:?a model: a folder or a name}
OUT=${2:-var/gpu-check.json}
PYTHON=${VLLM_PYTHON:-python3}
DTYPE=${DTYPE:-bfloat16}
PORT=${PORT:-8000}
WORK=$(mktemp -d)
ENDS=$(($(date +%s) + 1140))
mkdir -p "$(dirname "$OUT")"

left() { # the seconds left, at most $1, at least 1
    local seconds=$((ENDS - $(date +%s)))
    ((seconds > $1)) && seconds=$1
    ((seconds < 1)) && seconds=1
    echo "$seconds"
}

answers() { # whether a server answers at port $1
    .venv/bin/python -c "import httpx; httpx.get('http://127.0.0.1:$1/health', timeout=5)" 2>/dev/null
}

if answers "$PORT"; then # its figures would be taken for the model's
    echo "Something answers at port $PORT already: name another in PORT." >&2
    exit 1
fi

# shellcheck disable=SC2086 # several arguments are meant
"$PYTHON" -m vllm.entrypoints.openai.api_server --model "$MODEL" --served-model-name "$MODEL" --port "$PORT" \
    --dtype "$DTYPE" --enable-tokenizer-info-endpoint ${VLLM_ARGUMENTS:-} >"$WORK/server.log" 2>&1 &
SERVERS=$!
trap 'for each in $SERVERS; do kill "$each" 2>/dev/null || true; wait "$each" 2>/dev/null || true; done; rm -rf "$WORK"' EXIT

if [ -n "${STATES_LAYERS:-}" ]; then
    mkdir "$WORK/states"
    READS='{"method": "extract_hidden_states", "num_speculative_tokens": 1, "draft_model_config": {"hf_config": {"eagle_aux_hidden_state_layer_ids": ['$STATES_LAYERS']}}}'
    WRITES='{"kv_connector": "ExampleHiddenStatesConnector", "kv_role": "kv_producer", "kv_connector_extra_config": {"shared_storage_path": "'$WORK/states'"}}'
    # shellcheck disable=SC2086 # several arguments are meant
    "$PYTHON" -m vllm.entrypoints.openai.api_server --model "$MODEL" --served-model-name "$MODEL" --port $((PORT + 1)) \
        --dtype "$DTYPE" --no-enable-chunked-prefill --speculative-config "$READS" --kv-transfer-config "$WRITES" \
        ${READER_ARGUMENTS:-} >"$WORK/reader.log" 2>&1 &
    SERVERS+=" $!"
fi

STARTED=$(date +%s)
until .venv/bin/python -c "import httpx; httpx.get('http://127.0.0.1:$PORT/health', timeout=5).raise_for_status()" 2>/dev/null; do
    if ! kill -0 "${SERVERS%% *}" 2>/dev/null || (($(date +%s) > STARTED + 600)); then
        tail -20 "$WORK/server.log" >&2
        echo "The model server did not start." >&2
        exit 1
    fi
    sleep 2
done
STARTING=$(($(date +%s) - STARTED))

export CANDOR_ENV_FILE=/dev/null CANDOR_MODEL_BACKEND=vllm CANDOR_MODEL="$MODEL" CANDOR_VLLM_DTYPE="$DTYPE"
export CANDOR_VLLM_URL="http://127.0.0.1:$PORT" CANDOR_STATE_DIR="$PWD/var"
# Few questions bound no tenth: a fifth is what the steps below may show.
export CANDOR_RECORD="$WORK/record" CANDOR_RISK=0.2

# Of a step that fails, or for which no time is left, the figures hold what it said or had measured, or null; the next one
# runs. The doctor fails where it finds something, which is told.
step() { # NAME SECONDS COMMAND…: its output in NAME.json
    local name=$1 seconds=$2
    shift 2
    echo "$name …" >&2
    timeout "$(left "$seconds")" "$@" >"$WORK/$name.json" 2>"$WORK/$name.log" ||
        echo "$name: $(tail -1 "$WORK/$name.log")" >&2
}

step doctor 60 .venv/bin/candor doctor --json
step served 270 .venv/bin/candor bench --served --questions 12 --json "$WORK/served.part"
step stand_in 120 .venv/bin/candor bench --served --stand-in-ms 300 --questions 12 --json "$WORK/stand_in.part"
step linking 150 .venv/bin/python deploy/linking_check.py 60
step unasked 240 .venv/bin/python deploy/unasked_check.py 25 "$WORK/unasked.part"
step decisions 150 .venv/bin/python deploy/decisions_check.py 10 "$WORK/decisions.part"
if [ -n "${STATES_LAYERS:-}" ]; then
    export CANDOR_VLLM_STATES_URL="http://127.0.0.1:$((PORT + 1))" CANDOR_VLLM_STATES_FOLDER="$WORK/states"
    answers $((PORT + 1)) || tail -5 "$WORK/reader.log" >&2
fi
[ -z "${STATES_LAYERS:-}" ] ||
step states 150 .venv/bin/python deploy/linking_check.py 60

.venv/bin/python - "$WORK" "$OUT" "$MODEL" "$DTYPE" "$STARTING" <<'PYTHON'
import json, pathlib, sys


def read(file):
    """What a step wrote; None where it is not there, or was cut off."""
    try:
        return json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return None


work, out, model, dtype, starting = sys.argv[1:]
figures = {"model": model, "dtype": dtype, "server_starts_s": int(starting)}
for name in ("doctor", "served", "stand_in", "linking", "unasked", "decisions", "states"):
    found = (read(pathlib.Path(work) / f"{name}.{end}") for end in ("json", "part"))
    figures[name] = next((each for each in found if each is not None), None)
pathlib.Path(out).write_text(json.dumps(figures, indent=1) + "\n")
print(f"The figures are in {out}.")
PYTHON
