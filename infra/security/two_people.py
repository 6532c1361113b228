#!/usr/bin/env python3
"""Whether one person reaches anything of another's, on the product that is running at COQUINA_URL.

Every private call of web/src/api/openapi.json is made with the ids of Ana by Bo, and by nobody: without a token, with one
that was signed out, and with one that somebody made up. Bo has to be told what he is told of ids that nobody has; nobody
gets 401. No answer may have a word of Ana's, and afterwards everything of hers is as it was.
Public calls are made by nobody, with her ids, and may say nothing of her. Usage: COQUINA_URL=http://localhost:8080
infra/security/two_people.py
"""

import base64
import json
import re
import sys
import urllib.parse
from pathlib import Path

sys.dont_write_bytecode = True

from two_people_calls import BODIES, OTHERWISE, PATH_IDS, UNTRIED
from two_people_stage import Ana, call, person

DESCRIPTION = Path(__file__).parent / "../../web/src/api/openapi.json"
NOBODYS = {
    "document": 1234567890123,
    "payment": "pi_nobodys",
    "session": "0" * 16,
    "passkey": "0" * 16,
    "challenge": "0" * 64,
    "email": "nobody@example.com",
}


def operations():
    """Each call of the description: its name, method, path, whether it is private, and its query."""
    for path, methods in json.loads(DESCRIPTION.read_text())["paths"].items():
        for method, operation in methods.items():
            query = [each["name"] for each in operation.get("parameters", []) if each["in"] == "query"]
            yield operation["operationId"], method.upper(), path, bool(operation.get("security")), query


def attack(operation, ids, token, query=()):
    """One private call with these ids."""
    name, method, path, *_ = operation
    path = path.replace("{id}", str(ids[PATH_IDS.get(name, "document")]))
    if query:
        path += "?" + urllib.parse.urlencode({each: ids["payment"] for each in query})
    return call(method, path, BODIES[name](ids), token)


def sentence(answer):
    """Status and words of an answer, without the number of the request."""
    return answer[0], re.sub(r'"requestId":"[^"]*"', "", answer[1])


class Report:
    """Counts calls, and says what was found."""

    def __init__(self, ana):
        self.words, self.calls, self.found = ana.words(), {}, []

    def look(self, caller, name, answer, wrong=None):
        self.calls[caller] = self.calls.get(caller, 0) + 1
        told = [word for word in self.words if word in answer[1]]
        if told:
            wrong = f"tells {len(told)} of Ana's words"
        if answer[0] >= 500:
            wrong = "fails"
        if wrong:
            self.found.append(f"{caller} {name}: {answer[0]}, {wrong}")


def made_up():
    """A token that says whatever one likes and is signed by nobody."""
    part = lambda value: base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")
    return f"{part({'alg': 'none'})}.{part({'sub': '0' * 32, 'sid': '0' * 64, 'exp': 4102444800})}."


def by_bo(report, operation, ana):
    """Bo has an account of his own for each call, because some calls end it."""
    name, _, path, _, query = operation
    names_something = "{" in path or BODIES[name](NOBODYS) != BODIES[name](ana.ids(0))
    for document in (ana.unpaid, ana.paid):
        hers = attack(operation, ana.ids(document), person("Bo")[1])
        nobodys = attack(operation, NOBODYS, person("Bo")[1])
        wrong = None
        if names_something and name not in OTHERWISE and sentence(hers) != sentence(nobodys):
            wrong = "differs from an id that nobody has"
        if hers[0] == 400 and name not in OTHERWISE:
            wrong = f"has not been read: {hers[1]}"
        report.look("Bo", name, hers, wrong)
    if query:
        report.look("Bo", name, attack(operation, ana.ids(ana.paid), person("Bo")[1], query))


def by_nobody(report, operation, ana, signed_out):
    for caller, token in (("nobody", None), ("signed out", signed_out), ("made up", made_up())):
        answer = attack(operation, ana.ids(ana.unpaid), token)
        is_refused = answer[0] == 401 or operation[0] == "logout"
        report.look(caller, operation[0], answer, None if is_refused else "is not 401")


def in_public(report, operation, ana):
    """Public calls know nobody: whatever is asked with her ids, nothing of her is told."""
    name, method, path, _, query = operation
    path = re.sub(r"\{\w+\}", str(ana.unpaid), path)
    path += "?" + urllib.parse.urlencode({each: ana.payment for each in [*query, "documentId"]})
    body = {"email": ana.email, "documentId": ana.unpaid, "token": ana.session, "challenge": ana.session}
    report.look("in public", name, call(method, path, None if method == "GET" else body))


def same_key(report, ana):
    """A key for repeating a request is its owner's: Bo's document under Ana's key is a new one."""
    form, headers = {"type": "simpleWill"}, {"idempotency-key": ana.key}
    report.look("Bo", "create_document", call("POST", "/api/documents", form, person("Bo")[1], headers))


def main():
    ana = Ana()
    report, before = Report(ana), ana.state()
    blind = [word for word in ana.words() if word not in before]
    # An open payment is in no list; its document stands for it.
    if blind not in ([], [ana.payment]):
        sys.exit(f"not in Ana's own answers, so not to be found in others: {blind}")
    signed_out = person("Bo")[1]
    call("POST", "/api/auth/logout", {}, signed_out)
    missing = []
    for operation in operations():
        if not operation[3]:
            in_public(report, operation, ana)
        elif operation[0] in BODIES:
            by_bo(report, operation, ana)
            by_nobody(report, operation, ana, signed_out)
        else:
            missing.append(operation[0])
    same_key(report, ana)
    if ana.state() != before:
        report.found.append("something of Ana's has changed")
    conclude(report, missing)


def conclude(report, missing):
    print("calls:", ", ".join(f"{count} {caller}" for caller, count in report.calls.items()))
    for name, reason in UNTRIED.items():
        print(f"in part only: {name}: {reason}")
    for name in missing:
        print(f"not tried: {name}: two_people_calls.py has no body for it")
    for line in report.found:
        print(f"FOUND {line}")
    print(f"{len(report.found)} found")
    sys.exit(1 if report.found or missing else 0)


if __name__ == "__main__":
    main()
