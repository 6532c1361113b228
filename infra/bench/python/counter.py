"""Counts under a keyed digest, in windows of an hour. That a budget is used up is left out: here all are wide."""

import hmac

from named_secrets import texts
from store import SESSIONS_TABLE, dynamo, keys, number, seconds

HOUR = 3600


def count(name):
    digest = hmac.digest(texts["INDEX_SECRET"]["key"].encode(), name.encode(), "sha256").hex()
    start = seconds() // HOUR * HOUR
    return dynamo.update_item(
        TableName=SESSIONS_TABLE,
        Key=keys(f"THROTTLE#{digest}", str(start)),
        UpdateExpression="ADD used :amount SET expires = :end",
        ExpressionAttributeValues={":amount": number(1), ":end": number(start + HOUR)},
        ReturnValues="UPDATED_NEW",
    )
