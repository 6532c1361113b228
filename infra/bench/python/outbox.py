"""Each minute: sends the mail that waits. That a failure leaves the rest to be sent, and that the waits grow, is left out."""

import os

import boto3
from store import MAIN_TABLE, dynamo, if_it_holds, keys, number, rows, seconds
from vault import unsealed

CLAIM = 120
ses = boto3.client("sesv2")


def claim(slip):
    """Takes a message, so that no other sender sends it too."""
    name = slip["sk"]["S"]
    values = {":due": slip["due"], ":tries": slip["tries"], ":until": number(seconds() + CLAIM)}
    made = if_it_holds(
        dynamo.update_item,
        TableName=MAIN_TABLE,
        Key=keys("OUTBOX", name),
        UpdateExpression="SET due = :until, tries = :next",
        ConditionExpression="due = :due AND tries = :tries",
        ExpressionAttributeValues={**values, ":next": number(int(slip["tries"]["N"]) + 1)},
        ReturnValues="ALL_NEW",
    )
    return made and unsealed(made["Attributes"], "outbox", name, "mail")


def content(text):
    return {"Data": text, "Charset": "UTF-8"}


def post(message, name):
    headers = [{"Name": "X-Coquina-Reference", "Value": name}]
    body = {"Text": content(message["text"])}
    ses.send_email(
        FromEmailAddress=os.environ["MAIL_FROM"],
        Destination={"ToAddresses": [message["to"]]},
        ReplyToAddresses=[message["reply_to"]] if message["reply_to"] else [],
        Content={"Simple": {"Subject": content(message["subject"]), "Body": body, "Headers": headers}},
    )


def send(slip):
    message = claim(slip)
    if not message:
        return 0
    post(message, slip["sk"]["S"])
    dynamo.delete_item(TableName=MAIN_TABLE, Key=keys("OUTBOX", slip["sk"]["S"]))
    return 1


def is_due(slip, now):
    return int(slip["due"]["N"]) <= now < int(slip["expires"]["N"])


def handler(event):
    now = seconds()
    return {"done": sum(send(slip) for slip in rows(MAIN_TABLE, "OUTBOX") if is_due(slip, now))}
