"""GET /api/account"""

from caller import signed_in
from people import profile, shown
from store import SESSIONS_TABLE, seconds, under


def place(item, own):
    name = item["sk"]["S"].removeprefix("SESSION#")
    times = {"openedAt": item["opened_at"]["S"], "seenAt": item["seen_at"]["S"]}
    return {"id": name[:16], "device": item["device"]["S"], **times, "current": name == own}


@signed_in
def handler(user, session, event):
    item, opened = profile(user)
    sessions = under(SESSIONS_TABLE, f"USER#{user}", "SESSION#")
    still = [each for each in sessions if int(each["expires"]["N"]) > seconds()]
    still.sort(key=lambda each: each["opened_at"]["S"], reverse=True)
    return {
        "user": shown(user, opened),
        "createdAt": item["created_at"]["S"],
        "way": "password" if opened["password_hash"] else "provider",
        "sessions": [place(each, session) for each in still],
    }
