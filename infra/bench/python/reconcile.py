"""Every five minutes: asks the provider and the lists what is left undone. Here that is nothing; doing it is left out."""

import json
import os
from datetime import datetime
from urllib.parse import urlencode

import urllib3
from named_secrets import texts
from store import LEDGER_TABLE, MAIN_TABLE, dynamo, keys, row, rows, seconds, stamp, text

FRESH = 2 * 60
OVERLAP = 60 * 60
MEMORY = 30 * 24 * 60 * 60
KINDS = [
    "payment_intent.succeeded",
    "payment_intent.canceled",
    "refund.created",
    "refund.updated",
    "refund.failed",
    "charge.refund.updated",
    "charge.dispute.created",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.funds_reinstated",
]


def gone_through():
    found = row(LEDGER_TABLE, "RECONCILE", "EVENTS")
    return int(datetime.fromisoformat(found["until"]["S"]).timestamp()) if found else seconds() - MEMORY


def events(since):
    """What the provider says has happened. One page is all that there is here."""
    api = os.environ.get("STRIPE_API", "https://api.stripe.com").rstrip("/")
    asked = {"created[gte]": since - OVERLAP, "limit": 100}
    asked.update((f"types[{at}]", kind) for at, kind in enumerate(KINDS))
    headers = {"authorization": f"Bearer {texts['STRIPE_SECRET']['secretKey']}"}
    found = urllib3.request("GET", f"{api}/v1/events?{urlencode(asked)}", headers=headers)
    if found.status != 200:
        raise OSError(f"Stripe answered {found.status}")
    return json.loads(found.data)["data"]


def unknown(names):
    """How many of them no webhook has brought."""
    if not names:
        return 0
    wanted = [keys(f"EVENT#{name}", "EVENT") for name in names]
    asked = {LEDGER_TABLE: {"Keys": wanted, "ConsistentRead": True, "ProjectionExpression": "pk"}}
    return len(names) - len(dynamo.batch_get_item(RequestItems=asked)["Responses"][LEDGER_TABLE])


def hear(start):
    heard = events(gone_through())
    left = unknown([event["id"] for event in heard if event["created"] <= start - FRESH])
    times = {"until": text(stamp(start - FRESH)), "ran_at": text(stamp())}
    dynamo.put_item(TableName=LEDGER_TABLE, Item={**keys("RECONCILE", "EVENTS"), **times})
    return left


def handler(event):
    parked = rows(LEDGER_TABLE, "PARKED")
    # Asked twice, as by ours: once for how far events were gone through, once for whether a round begins.
    gone_through()
    left = hear(seconds())
    lists = [rows(LEDGER_TABLE, "ASIDE"), rows(LEDGER_TABLE, "WAITING"), rows(MAIN_TABLE, "PRINTS")]
    return {"done": {"parked": len(parked), "failed": left + sum(map(len, lists))}}
