"""Who is calling, for schemathesis.sh: signed-in calls get a real account, and an id that is somebody's own.

Calls that end a session, a document or an account get an account of their own, so that the calls after them are not all
answered with 401 or 404.
"""

import json
import os
import random
import secrets
import urllib.request

import schemathesis

SITE = os.environ["COQUINA_URL"]
PASSWORD = "Quiet-Harbor-42"

# Which calls find a document has to be the same in the next run.
CHOICE = random.Random(os.environ.get("COQUINA_SEED", "1"))

# By operationId. Whoever adds a call that ends something adds it here.
ENDING = {
    "logout",
    "end_login",
    "change_password",
    "confirm_address",
    "reset_password",
    "delete_account",
    "delete_document",
    "withdraw_share_link",
    "close_session",
    "close_sessions",
}


def post(path, body, token=None):
    """One call outside the test."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(SITE + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def account():
    """A new account's bearer token."""
    address = f"schemathesis-{secrets.token_hex(8)}@example.com"
    return post("/api/auth/register", {"email": address, "password": PASSWORD})["token"]


class Caller:
    """An account and a document of its own."""

    def __init__(self):
        self.token = account()
        will = {"type": "simpleWill", "title": "Will"}
        self.document = post("/api/documents", will, self.token)["id"]


CALLER = Caller()


@schemathesis.hook
def before_call(context, case, kwargs):
    """Signs the call in, and lets every second call find its document; the other ids are nobody's."""
    operation = case.operation.definition.raw
    if not operation.get("security"):
        return
    caller = Caller() if operation.get("operationId") in ENDING else CALLER
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {caller.token}"}
    if CHOICE.random() < 0.5:
        own_document(case, caller.document)


def own_document(case, document):
    """Names the caller's document, in the path or in the body."""
    if case.operation.path.startswith("/api/documents/{id}"):
        case.path_parameters = {**(case.path_parameters or {}), "id": document}
    if isinstance(case.body, dict) and "documentId" in case.body:
        case.body = {**case.body, "documentId": document}
