#!/usr/bin/env bash
# Runs every test, in parts, four at once: of each four, some wait for servers, browsers and clocks while others have
# the cores (deploy/run_parts.py).
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
AT_ONCE=4
ROOM_MIB=6144 # twice what the tests' stores, servers and browsers fill

# Every process that a test starts would compile the same modules again.
unset PYTHONDONTWRITEBYTECODE

# Stores and servers of tests are written and thrown away by the hundred: in memory, where it has room, no commit waits for
# a disk.
scratch_folder() {
    local room
    room=$(df --output=avail --block-size=1M /dev/shm 2>/dev/null | tail -n 1)
    if [ "$(uname)" = Linux ] && [ -w /dev/shm ] && [ "${room:-0}" -gt $ROOM_MIB ] &&
        awk -v room=$ROOM_MIB '/^MemAvailable/ {exit !($2 > 2 * room * 1024)}' /proc/meminfo; then
        mktemp -d -p /dev/shm candor-tests-XXXXXX
    else
        mktemp -d
    fi
}

SCRATCH=$(scratch_folder)
trap 'rm -rf "$SCRATCH"' EXIT
chmod 755 "$SCRATCH" # database servers of tests run as somebody else
export TMPDIR=$SCRATCH

# The parts: first what mostly waits, then the longest first, so that none is left alone at the end.
FITTED="tests/deploy/test_intents.py tests/deploy/test_natural_log.py tests/deploy/test_words.py"
PARTS=(
    "tests/fire"
    "tests/bot/asks"
    "tests/reliability"
    "others" # what is named in no part
    "tests/bot/console tests/bot/reviews"
    "tests/bot/cli"
    "tests/bot/slack --ignore=tests/bot/slack/test_who_may.py"
    "tests/adapters/training"
    "tests/deploy ${FITTED//tests/--ignore=tests}"
    "$FITTED"
    "tests/bot/slack/test_who_may.py"
)
others=""
for each in tests/{adapters,bot}/*/ tests/*/ tests/test_*.py tests/{adapters,bot}/test_*.py; do
    case "${each%/}" in
        tests/adapters | tests/bot | tests/support | tests/fixtures | */__pycache__) continue ;;
    esac
    [[ " ${PARTS[*]} " == *" ${each%/} "* ]] || others+=" ${each%/}"
done
PARTS=("${PARTS[@]/#others/$others}")

.venv/bin/python -m deploy.run_parts "$SCRATCH" $AT_ONCE "${PARTS[@]}"
