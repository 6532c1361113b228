"""GET /api/payments. Disputes, and money that waits for a person, are left out."""

import hashlib

from caller import signed_in
from ledger import folio, paid
from store import LEDGER_TABLE, rows

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def receipt(payment):
    digest = hashlib.sha256(payment.encode()).digest()[:8]
    letters = "".join(LETTERS[byte & 31] for byte in digest)
    return f"C-{letters[:4]}-{letters[4:]}"


def returned(page):
    def total(kind):
        return sum(entry["amount"] for entry in page["entries"] if entry["kind"] == kind)

    return total("refunded") - total("refund_failed")


def state(amount, back):
    if back == 0:
        return "paid"
    return "partly_returned" if back < amount else "returned"


def view(page):
    entry, back = paid(page), returned(page)
    return {
        "id": page["payment"],
        "receipt": receipt(page["payment"]),
        "paidAt": entry["at"],
        "amount": entry["amount"],
        "returned": back,
        "lines": page["lines"],
        "documents": [{"id": item["id"], "type": item["kind"]} for item in page["goods"]],
        "state": state(entry["amount"], back),
        "attorneyReview": any(item["attorney_review"] for item in page["goods"]),
    }


@signed_in
def handler(user, session, event):
    bought = rows(LEDGER_TABLE, f"BUYER#{user}")
    pages = [folio(item["payment"]["S"]) for item in reversed(bought)]
    payments = [view(page) for page in pages if paid(page)]
    return {"total": sum(each["amount"] - each["returned"] for each in payments), "payments": payments}
