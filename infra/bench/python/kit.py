"""What the two handlers have in common. The clients and the secret are made and read before the first event."""

import base64
import hashlib
import hmac
import json
import os
import time

import boto3
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

MAIN_TABLE = os.environ["MAIN_TABLE"]
SESSIONS_TABLE = os.environ["SESSIONS_TABLE"]
dynamo = boto3.client("dynamodb")
kms = boto3.client("kms")
secrets = boto3.client("secretsmanager")
keys = json.loads(secrets.get_secret_value(SecretId=os.environ["TOKEN_SECRET"])["SecretString"])


def row(table, pk, sk):
    key = {"pk": {"S": pk}, "sk": {"S": sk}}
    return dynamo.get_item(TableName=table, Key=key, ConsistentRead=True).get("Item")


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(token):
    head, body, signature = token.split(".")
    header = json.loads(decoded(head))
    wanted = hmac.digest(keys[header["kid"]].encode(), f"{head}.{body}".encode(), "sha256")
    if header["alg"] != "HS256" or not hmac.compare_digest(wanted, decoded(signature)):
        return None
    claims = json.loads(decoded(body))
    return claims if claims["iss"] == "coquina" and claims["exp"] > time.time() else None


def user_of(event):
    """The id of who asks, if the token is good and its session is open."""
    claims = claims_of(event["headers"]["authorization"].removeprefix("Bearer "))
    if not claims:
        return None
    digest = hashlib.sha256(claims["sid"].encode()).hexdigest()
    session = row(SESSIONS_TABLE, f"USER#{claims['sub']}", f"SESSION#{digest}")
    return claims["sub"] if session and int(session["expires"]["N"]) > time.time() else None


def unsealed(item, owner, document, name):
    """Opens what was sealed: the layout is that of shared/adapters/src/vault.rs."""
    sealed = item["sealed"]["B"]
    end = 3 + int.from_bytes(sealed[1:3], "big")
    context = {"owner": owner, "document": document}
    key = kms.decrypt(CiphertextBlob=sealed[3:end], EncryptionContext=context)["Plaintext"]
    place = f"{owner}\n{document}\n{name}".encode()
    return json.loads(AESGCM(key).decrypt(sealed[end : end + 12], sealed[end + 12 :], place))


def profile(user):
    return row(MAIN_TABLE, f"USER#{user}", "PROFILE")


def documents(user):
    found = dynamo.query(
        TableName=MAIN_TABLE,
        ConsistentRead=True,
        KeyConditionExpression="pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues={":pk": {"S": f"USER#{user}"}, ":prefix": {"S": "DOC#"}},
    )
    return [item for item in found["Items"] if item["sk"]["S"].count("#") == 1]


def answer(body, status=200):
    headers = {"content-type": "application/json", "cache-control": "no-store"}
    return {"statusCode": status, "headers": headers, "body": json.dumps(body)}


def signed_in(work):
    """A handler for whoever is signed in."""

    def handle(event):
        user = user_of(event)
        return answer(work(user)) if user else answer({"message": "Please sign in."}, 401)

    return handle
