"""Asks the Runtime API for events, one at a time, as the runtime of Lambda does: `python runtime.py <module of the handler>`."""

import http.client
import importlib
import json
import os
import sys

BASE = "/2018-06-01/runtime/invocation"


def ask(connection, method, path, body=None):
    connection.request(method, BASE + path, body)
    answer = connection.getresponse()
    return answer.headers, answer.read()


handler = importlib.import_module(sys.argv[1]).handler
connection = http.client.HTTPConnection(os.environ["AWS_LAMBDA_RUNTIME_API"])
while True:
    headers, body = ask(connection, "GET", "/next")
    request = headers["lambda-runtime-aws-request-id"]
    try:
        ask(connection, "POST", f"/{request}/response", json.dumps(handler(json.loads(body))))
    except Exception as error:
        ask(connection, "POST", f"/{request}/error", json.dumps({"errorMessage": repr(error)}))
