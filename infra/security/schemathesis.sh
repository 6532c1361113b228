#!/usr/bin/env bash
# Sends generated calls, good and bad, to every operation of our own OpenAPI document, on the running product at COQUINA_URL.
# Usage: COQUINA_URL=http://localhost:8080 infra/security/schemathesis.sh [options of schemathesis run]
set -euo pipefail

here="$(cd "$(dirname "$0")" && pwd)"
tools="${COQUINA_TOOLS:-${TMPDIR:-/tmp}/coquina-schemathesis}"
export COQUINA_URL="${COQUINA_URL:-http://localhost:8080}"

if [ ! -x "$tools/bin/schemathesis" ]; then
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet "schemathesis==4.32.5"
fi

# It leaves folders of its own where it runs.
cd "$tools"
export PYTHONPATH="$here" PYTHONDONTWRITEBYTECODE=1 SCHEMATHESIS_HOOKS=schemathesis_accounts
exec "$tools/bin/schemathesis" run "$here/../../web/src/api/openapi.json" \
  --url "$COQUINA_URL" \
  --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
  --max-examples "${COQUINA_EXAMPLES:-50}" \
  --seed "${COQUINA_SEED:-1}" \
  --generation-database none \
  --continue-on-failure \
  --no-color \
  "$@"
