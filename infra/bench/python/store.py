"""DynamoDB, by the keys of shared/adapters/src/dynamo. One page of a query is all that there is here."""

import os
import time
from datetime import datetime, timezone

import boto3

MAIN_TABLE = os.environ.get("MAIN_TABLE")
SESSIONS_TABLE = os.environ.get("SESSIONS_TABLE")
LEDGER_TABLE = os.environ.get("LEDGER_TABLE")
dynamo = boto3.client("dynamodb")


def text(value):
    return {"S": value}


def number(value):
    return {"N": str(value)}


def keys(pk, sk):
    return {"pk": text(pk), "sk": text(sk)}


def seconds():
    return int(time.time())


def stamp(moment=None):
    """A time as it stands in the tables; now, when none is given."""
    at = datetime.fromtimestamp(time.time() if moment is None else moment, timezone.utc)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def row(table, pk, sk):
    return dynamo.get_item(TableName=table, Key=keys(pk, sk), ConsistentRead=True).get("Item")


def query(table, condition, values):
    asked = {"KeyConditionExpression": condition, "ExpressionAttributeValues": values}
    return dynamo.query(TableName=table, ConsistentRead=True, **asked)["Items"]


def rows(table, pk):
    """Everything under a partition key."""
    return query(table, "pk = :pk", {":pk": text(pk)})


def under(table, pk, prefix):
    """The same, as far as the sort keys begin so."""
    values = {":pk": text(pk), ":prefix": text(prefix)}
    return query(table, "pk = :pk AND begins_with(sk, :prefix)", values)


def if_it_holds(write, **asked):
    """What a write answered; nothing, when its condition did not hold."""
    try:
        return write(**asked)
    except dynamo.exceptions.ConditionalCheckFailedException:
        return None
