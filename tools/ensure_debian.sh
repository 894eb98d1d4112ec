#!/bin/sh
# Programs and fonts of Debian that the tests use: PostgreSQL for the server's tests, Chromium for the page's, and three
# sets of fonts to look at the page with, whatever else is there. Installs what is missing where that is possible (root,
# or sudo without a password, and apt-get); says so where it is not, and the tests say what they miss.
set -u

have_postgres() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}
have_font() {
    find /usr/share/fonts /usr/local/share/fonts -name "$1" 2>/dev/null | grep -q .
}

missing=""
have_postgres || missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
have_font "NotoSans-Regular.*" || missing="$missing fonts-noto-core"
have_font "DejaVuSans.ttf" || missing="$missing fonts-dejavu-core"
have_font "DroidSansFallback*" || missing="$missing fonts-droid-fallback" # Chinese letters, the smallest set of them
[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "not installed and no apt-get here:$missing" >&2
    exit 0
fi
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; else
    echo "not installed, and not allowed to:$missing" >&2
    exit 0
fi
echo "installing$missing"
$as_root env DEBIAN_FRONTEND=noninteractive sh -c \
    "apt-get install -y -q --no-install-recommends $missing || { apt-get update -q && apt-get install -y -q --no-install-recommends $missing; }" \
    >/dev/null || echo "could not install$missing" >&2
exit 0
