#!/bin/sh
# Installs what the tests need beside Python and Node: Chromium, SQLite's command, PostgreSQL, nginx,
# and a C compiler for the power losses.
set -eu

missing=""
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
    missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 ||
    missing="$missing postgresql"
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v sqlite3 >/dev/null 2>&1 || missing="$missing sqlite3"
command -v cc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
[ -z "$missing" ] && exit 0

by_hand() {
    echo "The tests need these programs: $missing" >&2
    echo "Install Chromium, sqlite3, a C compiler, nginx and PostgreSQL (with initdb and pg_ctl) $1" >&2
    exit 1
}

command -v apt-get >/dev/null 2>&1 || by_hand "by your system's own means, then try again."
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    by_hand "as root: apt-get install$missing"
fi

echo "Installing$missing" >&2
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
# shellcheck disable=SC2086  # a list of names
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
