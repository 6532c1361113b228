"""What API Gateway is answered."""

import json


def answer(body, status=200):
    headers = {"content-type": "application/json", "cache-control": "no-store"}
    return {"statusCode": status, "headers": headers, "body": json.dumps(body)}
