#!/usr/bin/env bash
# Runs every test, in parts, four at once: of each four, some wait for servers, browsers and clocks while others have
# the cores. Their outputs come one after the other. What failed is run once more with the machine to itself: it fails
# the run if it fails again, and is named if it does not, since a test that a busy machine fails is to be mended too.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
AT_ONCE=4
TIMEFORMAT="this part: %R s, %U s of processor and %S s of the system's"
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
PARTS=(
    "tests/fire"
    "tests/bot/asks"
    "tests/reliability"
    "others" # what is named in no part
    "tests/bot/console tests/bot/reviews"
    "tests/bot/slack --ignore=tests/bot/slack/test_who_may.py"
    "tests/deploy"
    "tests/adapters/training"
    "tests/bot/cli"
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

# run_tests NAME ARGUMENT… : pytest with a memory of its own of what failed.
run_tests() {
    local name=$1 && shift
    .venv/bin/python -m pytest -o cache_dir="$SCRATCH/cache-$name" --durations=12 --durations-min=5 "$@"
}

# run_part NUMBER : a part's tests, their output and their status into files.
run_part() {
    # shellcheck disable=SC2086 # the paths of a part are words
    {
        time run_tests "$1" ${PARTS[$1]} 2>&1
        echo $? >"$SCRATCH/$1.status"
    } >"$SCRATCH/$1.txt" 2>&1
    cat "$SCRATCH/$1.txt"
}

for number in "${!PARTS[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge $AT_ONCE ]; do wait -n; done
    run_part "$number" &
done
wait

# again NUMBER : 0 where nothing failed, or all that failed passes now.
again() {
    local status
    status=$(cat "$SCRATCH/$1.status")
    [ "$status" = 1 ] || return "$status" # 0: all passed; above 1: no test has failed, pytest has
    echo
    echo "Some tests failed (${PARTS[$1]}). They are run again alone:"
    # shellcheck disable=SC2086
    run_tests "$1" --last-failed --last-failed-no-failures none -v ${PARTS[$1]}
}

failed=0
for number in "${!PARTS[@]}"; do again "$number" || failed=1; done
exit $failed
