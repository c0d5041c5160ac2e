#!/bin/sh
# Installs what the tests need beside Python and Node: Chromium, SQLite's command, PostgreSQL, nginx,
# and a C compiler for the power losses.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }
knows() { apt-cache show "$1" >/dev/null 2>&1; }
can_install() { has apt-get && [ "$as_root" != nobody ]; }
has_browser() { has $shell || has chromium || has chromium-browser; }

as_root=nobody
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif has sudo && sudo -n true 2>/dev/null; then
    as_root="sudo"
fi

# Chromium without windows spends a third of the time, with them it does where there is no other.
shell=chromium-headless-shell
browser=""
if ! has $shell && can_install && knows $shell; then
    browser=" $shell"
elif ! has_browser; then
    browser=" chromium"
fi
missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || has initdb ||
    missing="$missing postgresql"
has nginx || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
has sqlite3 || missing="$missing sqlite3"
has cc || missing="$missing gcc libc6-dev"
[ -z "$missing$browser" ] && exit 0

by_hand() {
    echo "The tests need these programs:$missing$browser" >&2
    echo "Install Chromium, sqlite3, a C compiler, nginx and PostgreSQL (with initdb and pg_ctl) $1" >&2
    exit 1
}

has apt-get || by_hand "by your system's own means, then try again."
can_install || by_hand "as root: apt-get install$missing$browser"

echo "Installing$missing$browser" >&2
export DEBIAN_FRONTEND=noninteractive
# Debian starts services and a cluster when packages are installed; the tests start their own.
no_services=/usr/sbin/policy-rc.d
if [ -e $no_services ]; then
    no_services=""
else
    printf '#!/bin/sh\nexit 101\n' | $as_root tee $no_services >/dev/null
    $as_root chmod 755 $no_services
fi
no_cluster=/etc/postgresql-common/createcluster.d/sparrows.conf
trap '$as_root rm -f $no_cluster $no_services' EXIT
case "$missing" in *postgresql*)
    $as_root mkdir -p "$(dirname $no_cluster)"
    echo "create_main_cluster = false" | $as_root tee $no_cluster >/dev/null ;;
esac
$as_root apt-get update -qq
[ -n "$browser" ] && knows $shell && browser=" $shell"
# shellcheck disable=SC2086  # a list of names
$as_root apt-get install -y -qq --no-install-recommends $missing $browser >/dev/null ||
    { [ -z "$missing" ] && has_browser; }
