"""Refuses what goes round the CDN, where the environment names the secret that the CDN shows: on AWS, not here."""

from answers import answer
from named_secrets import texts

known = [shown for shown in texts.get("ORIGIN_SECRET", {}).values() if shown]


def behind_cdn(work):
    def handle(event):
        if known and event["headers"].get("x-origin-secret") not in known:
            return answer({"message": "This address is not for you."}, 403)
        return work(event)

    return handle
