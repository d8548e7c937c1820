#!/usr/bin/env bash
# Brings the library that draws the local workspace's charts up to date: `chart_library.sh 4.6.1` fetches that version
# from npm and writes it, with the licences of what it holds, into the page. Nothing is fetched when the page is used.
set -euo pipefail
version=${1:?"Which version of Chart.js? For example: make chart-library VERSION=4.6.1"}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
into=bot/console/browser/page/vendor/chart.js
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# unpack NAME VERSION : a package of npm, whose hash npm checks, as $scratch/NAME.
unpack() {
    local packed
    packed=$(cd "$scratch" && npm pack --silent "$1@$2")
    mkdir -p "$scratch/$1"
    tar -xzf "$scratch/$packed" -C "$scratch/$1" --strip-components=1
}

unpack chart.js "$version"
library=$scratch/chart.js/dist/chart.umd.min.js
colours=$(sed -nE 's|^ \* @kurkle/color v([0-9.]+)$|\1|p' "$library") # what it holds of others
[ -n "$colours" ] || { echo "Chart.js $version names no @kurkle/color any more: see which licences it holds." >&2; exit 1; }
unpack @kurkle/color "$colours"
grep -v '^//# sourceMappingURL=' "$library" >"$into/chart.umd.min.js" # the map, for debugging it, is not taken along
{
    printf 'Chart.js %s\n\n' "$version"
    cat "$scratch/chart.js/LICENSE.md"
    printf '\n\n@kurkle/color %s, of which it holds a copy\n\n' "$colours"
    cat "$scratch/@kurkle/color/LICENSE.md"
} >"$into/LICENSE.txt"
echo "Chart.js $version is in $into. Now run: .venv/bin/python -m pytest tests/bot/console"
