#!/usr/bin/env bash
# Makes .venv with the pinned dependencies. Usage: tools/setup.sh run|dev
# A second call with nothing changed returns at once. Works as root or not; with root and apt it also installs what
# Debian leaves out of a bare Python (venv) and, for dev, Chromium for the browser tests.
set -euo pipefail
cd "$(dirname "$0")/.."
want=${1:-run}
stamp=.venv/.stamp-$want
wanted=$(cat pyproject.toml constraints.txt tools/setup.sh | sha256sum | cut -d' ' -f1)

apt_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo "installing $* with apt ..."
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >/dev/null 2>&1
}

find_python() {
  for candidate in "${PYTHON:-}" python3.11 python3.12 python3.13 python3; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null &&
      "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo "$candidate" && return 0
  done
  echo "Marspost needs Python 3.11 or newer." >&2
  return 1
}

make_venv() {
  local python
  python=$(find_python)
  if ! "$python" -m venv .venv >/dev/null 2>&1; then
    rm -rf .venv
    apt_install python3-venv || {
      echo "Python's venv module is missing: install it (Debian: apt install python3-venv) and try again." >&2
      exit 1
    }
    "$python" -m venv .venv
  fi
}

if [ "$(cat "$stamp" 2>/dev/null || true)" != "$wanted" ]; then
  [ -x .venv/bin/python ] && .venv/bin/python -m pip --version >/dev/null 2>&1 || { rm -rf .venv; make_venv; }
  echo "installing the pinned dependencies ($want) ..."
  extra=""
  [ "$want" = dev ] && extra="[dev]"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".$extra"
  echo "$wanted" >"$stamp"
fi

if [ "$want" = dev ] && ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  apt_install chromium || echo "no Chromium: the browser tests cannot run here (Debian: apt install chromium)"
fi
