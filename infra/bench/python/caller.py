"""Who is asking. When a session was last used is not noted, which ours does every ten minutes."""

import base64
import hashlib
import hmac
import json
import time

from answers import answer
from named_secrets import texts
from origin import behind_cdn
from store import SESSIONS_TABLE, row


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(token):
    head, body, signature = token.split(".")
    header = json.loads(decoded(head))
    wanted = hmac.digest(texts["TOKEN_SECRET"][header["kid"]].encode(), f"{head}.{body}".encode(), "sha256")
    if header["alg"] != "HS256" or not hmac.compare_digest(wanted, decoded(signature)):
        return None
    claims = json.loads(decoded(body))
    return claims if claims["iss"] == "coquina" and claims["exp"] > time.time() else None


def session_of(claims):
    """The session of a good token, if it is open."""
    digest = hashlib.sha256(claims["sid"].encode()).hexdigest()
    found = row(SESSIONS_TABLE, f"USER#{claims['sub']}", f"SESSION#{digest}")
    return digest if found and int(found["expires"]["N"]) > time.time() else None


def signed_in(work, count=lambda user: None):
    """A handler for whoever is signed in. What is counted is counted before the session is looked at, as by our guard."""

    @behind_cdn
    def handle(event):
        claims = claims_of(event["headers"]["authorization"].removeprefix("Bearer "))
        if claims:
            count(claims["sub"])
        session = claims and session_of(claims)
        if not session:
            return answer({"message": "Please sign in."}, 401)
        return answer(work(claims["sub"], session, event))

    return handle
