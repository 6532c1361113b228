"""The stage for two_people.py: the calls, the people, and Ana, who has something of everything."""

import json
import os
import re
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request

from two_people_calls import BODIES, PASSWORD

SITE = os.environ.get("COQUINA_URL", "http://localhost:8080")
NAME = "Anastazja Quillfeather"


def send(url, data=None, headers=None, method=None):
    """One call; its status and its body as text."""
    request = urllib.request.Request(url, data, headers or {}, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode("utf-8", "replace")
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode("utf-8", "replace")


def call(method, path, body=None, token=None, headers=None):
    """One call of the API."""
    sent = {"content-type": "application/json", **(headers or {})}
    if token:
        sent["authorization"] = f"Bearer {token}"
    return send(SITE + path, None if body is None else json.dumps(body).encode(), sent, method)


def expect(status, answer):
    """The body of an answer that has to have this status."""
    if answer[0] != status:
        sys.exit(f"the stage could not be set: {answer}")
    return json.loads(answer[1]) if answer[1] else None


def person(first_name):
    """A new account's address and token."""
    email = f"two-people-{secrets.token_hex(8)}@example.com"
    form = {"email": email, "password": PASSWORD, "firstName": first_name}
    return email, expect(201, call("POST", "/api/auth/register", form))["token"]


class Ana:
    """An account with a paid and an unpaid document, a disclosure, an open payment and a session; what is hers."""

    def __init__(self):
        self.email, self.token = person("Anastazja")
        self.key = secrets.token_hex(8)
        self.unpaid, self.paid = self.will(self.key), self.will(secrets.token_hex(8))
        for_paid = self.asked_to_pay(self.paid)
        self.payment, _ = self.asked_to_pay(self.unpaid)
        pay(*for_paid)
        self.wait_until_paid()
        self.acknowledge()
        self.session = self.get("/api/account")["sessions"][0]["id"]
        begun = call("POST", "/api/account/passkeys/options", {"password": PASSWORD}, self.token)
        self.challenge = expect(200, begun)["challenge"]

    def get(self, path):
        return expect(200, call("GET", path, token=self.token))

    def will(self, key):
        """An answered will, made under a key; its id."""
        form = {"type": "simpleWill", "title": "Will"}
        headers = {"idempotency-key": key}
        made = expect(201, call("POST", "/api/documents", form, self.token, headers))
        answers = {"answers": ANSWERS, "status": "completed"}
        expect(200, call("PATCH", f"/api/documents/{made['id']}", answers, self.token))
        return made["id"]

    def asked_to_pay(self, document):
        """A payment's id and the secret of its card form."""
        asked = expect(200, call("POST", "/api/create-payment-intent", {"documentId": document}, self.token))
        return asked["clientSecret"].split("_secret_")[0], asked["clientSecret"]

    def acknowledge(self):
        """The nonlawyer disclosure of the unpaid will."""
        body = BODIES["acknowledge_disclosure"]({})
        path, data = f"/api/documents/{self.unpaid}/legal-compliance", {**body["formData"], "clientName": NAME}
        expect(201, call("POST", path, {**body, "formData": data}, self.token))

    def wait_until_paid(self):
        for _ in range(100):
            if self.get(f"/api/documents/{self.paid}")["status"] == "paid":
                return
        sys.exit("the payment did not arrive")

    def ids(self, document):
        """What of hers can be put into a call."""
        of_hers = {"document": document, "payment": self.payment, "session": self.session}
        return {**of_hers, "passkey": secrets.token_hex(8), "challenge": self.challenge, "email": self.email}

    def words(self):
        """What may stand in nobody else's answer."""
        return [NAME, self.email, str(self.unpaid), str(self.paid), self.payment, self.session]

    def state(self):
        """Everything of hers, but for when it was looked at."""
        paths = ["/api/account", "/api/account/activity", "/api/documents", "/api/payments"]
        paths += [f"/api/documents/{self.unpaid}/legal-compliance"]
        return re.sub(r'"seenAt": "[^"]*"', "", json.dumps([self.get(path) for path in paths]))


ANSWERS = {
    "fullName": NAME,
    "address": "123 Main Street, Orlando, FL 32801",
    "maritalStatus": "Married",
    "hasChildren": "Yes",
    "childrenDetails": "Luis, 20",
    "primaryBeneficiary": "Carlos Lopez",
    "alternateBeneficiary": "My two children in equal shares",
    "executorName": "Pedro Ramirez",
    "alternateExecutorName": "Rosa Ramirez",
    "specificBequests": "None",
}


def pay(payment, secret):
    """Pays as Stripe's script does in the browser."""
    script = json.loads(call("GET", "/api/payments/settings")[1])["scriptUrl"]
    host = "{0.scheme}://{0.netloc}".format(urllib.parse.urlparse(script))
    form = {"key": "pk_test_coquina", "client_secret": secret, "payment_method": "pm_card_visa"}
    url = f"{host}/v1/payment_intents/{payment}/confirm"
    expect(200, send(url, urllib.parse.urlencode(form).encode()))
