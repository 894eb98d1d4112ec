#!/bin/sh
# Programs and fonts of Debian that the tests use: PostgreSQL for the server's tests, Chromium and WebKit (on a virtual
# display) for the page's, with `full` also Firefox, and three sets of fonts to look at the page with. Installs what is
# missing where that is possible (root, or sudo without a password, and apt-get), and waits up to five minutes for another
# program that uses apt. Fails where something is still missing: the tests that need it could not pass.
set -u
full=${1:-}

have_postgres() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}
have_chromium() {
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1
}
have_firefox() {
    command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1
}
have_font() {
    find /usr/share/fonts /usr/local/share/fonts -name "$1" 2>/dev/null | grep -q .
}
find_missing() {
    missing=""
    have_postgres || missing="$missing postgresql"
    have_chromium || missing="$missing chromium"
    command -v WebKitWebDriver >/dev/null 2>&1 || missing="$missing webkit2gtk-driver"
    command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
    [ "$full" != full ] || have_firefox || missing="$missing firefox-esr"
    have_font "NotoSans-Regular.*" || missing="$missing fonts-noto-core"
    have_font "DejaVuSans.ttf" || missing="$missing fonts-dejavu-core"
    have_font "DroidSansFallback*" || missing="$missing fonts-droid-fallback" # Chinese, the smallest set
}
fail() {
    echo "18cz: the tests need these Debian packages, $1:$missing" >&2
    echo "18cz: install them, or run a part of the tests with .venv/bin/python -m pytest tests/rules" >&2
    exit 1
}

find_missing
[ -z "$missing" ] && exit 0
command -v apt-get >/dev/null 2>&1 || fail "and there is no apt-get here"
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; else
    fail "and only root may install them"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 "$@" \
        >>"$log" 2>&1
}
update() { # the lock of the package lists has no time-out of its own in older versions of apt
    tries=0
    until apt update; do
        grep -q "lists/lock" "$log" && [ $tries -lt 60 ] || return 1
        tries=$((tries + 1))
        : >"$log"
        sleep 5
    done
}
echo "18cz: installing from Debian:$missing"
# shellcheck disable=SC2086 # a word for each package
apt install -y --no-install-recommends $missing || { update && apt install -y --no-install-recommends $missing; }
find_missing
[ -z "$missing" ] || { tail -n 5 "$log" >&2; fail "and apt-get could not install them"; }
