"""POST /api/contact. Of the checks of the form only those of lengths are here."""

import json
import os

from answers import answer
from counter import count
from origin import behind_cdn
from store import MAIN_TABLE, dynamo, keys, number, seconds, stamp, text
from vault import sealed

DAY = 24 * 60 * 60


def letter_row(name, letter):
    now = stamp()
    kept = {field: letter.get(field, "") for field in ("name", "email", "phone", "subject", "message")}
    return {
        **keys(f"SUPPORT#{now[:7]}", f"{now}#{name}"),
        "form": text("Contact"),
        "priority": text(""),
        "expires": number(seconds() + 90 * DAY),
        "sealed": sealed(kept, "letter", name, "letter"),
    }


def parcel_row(name, message):
    times = {"due": number(seconds()), "tries": number(0), "expires": number(seconds() + 14 * DAY)}
    return {**keys("OUTBOX", name), **times, "sealed": sealed(message, "outbox", name, "mail")}


def to_operator(name, letter):
    head = f"From: {letter['name']} <{letter['email']}>\nSubject: {letter['subject']}\nReference: {name}"
    return {
        "to": os.environ["MAIL_OPERATOR"],
        "reply_to": letter["email"],
        "subject": f"Contact: {letter['subject']}",
        "text": f"{head}\n\n{letter['message']}",
    }


def to_sender(name, letter):
    return {
        "to": letter["email"],
        "reply_to": None,
        "subject": "We have received your message",
        "text": f"Thank you for writing to Coquina. Your reference is {name}.",
    }


def keep(letter):
    """The letter and the mail about it, all or nothing."""
    name = os.urandom(16).hex()
    made = [
        letter_row(name, letter),
        parcel_row(f"{name}#operator", to_operator(name, letter)),
        parcel_row(f"{name}#sender", to_sender(name, letter)),
    ]
    puts = [{"Put": {"TableName": MAIN_TABLE, "Item": item}} for item in made]
    dynamo.transact_write_items(TransactItems=puts)


def is_whole(letter):
    lines = [letter[field] for field in ("name", "email", "subject")]
    return all(line.strip() and len(line) <= 200 for line in lines) and len(letter["message"].strip()) >= 10


@behind_cdn
def handler(event):
    count(f"letters#{event['requestContext']['http']['sourceIp']}")
    letter = json.loads(event["body"])
    if not is_whole(letter):
        return answer({"message": "Please check the form."}, 400)
    count(f"LETTERS#{letter['email']}")
    keep(letter)
    return answer({"message": "Message Sent!"})
