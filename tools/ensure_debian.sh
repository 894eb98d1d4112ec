#!/bin/sh
# Programs of Debian that the tests use: PostgreSQL for the server's tests, Chromium for the page's. Installs what is
# missing where that is possible (root, or sudo without a password, and apt-get); says so where it is not, and the tests say what they miss.
set -u

have_postgres() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

missing=""
have_postgres || missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium fonts-noto-core"
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
