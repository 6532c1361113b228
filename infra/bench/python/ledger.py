"""A page of the payment ledger: an order with what has happened to its money."""

import json

from store import LEDGER_TABLE, rows


def items(goods):
    """An order is for one document that is there, or for several that are made when it is paid."""
    return goods["new"] if "new" in goods else [goods["document"]]


def folio(payment):
    found = rows(LEDGER_TABLE, f"PAYMENT#{payment}")
    order = next((item for item in found if item["sk"]["S"] == "ORDER"), None)
    if order is None:
        return None
    return {
        "payment": payment,
        "owner": order["owner"]["S"],
        "lines": json.loads(order["lines"]["S"]),
        "goods": items(json.loads(order["goods"]["S"])),
        "entries": [json.loads(item["entry"]["S"]) for item in found if "entry" in item],
    }


def paid(page):
    return next((entry for entry in page["entries"] if entry["kind"] == "paid"), None)
