"""People and their documents, unsealed."""

from store import MAIN_TABLE, row
from vault import unsealed


def profile(user):
    item = row(MAIN_TABLE, f"USER#{user}", "PROFILE")
    return item, unsealed(item, user, "profile", "profile")


def shown(user, opened):
    """Somebody, as they see themselves."""
    names = {"firstName": opened["first_name"], "lastName": opened["last_name"]}
    return {"id": user, "email": opened["email"], **names, "profileImageUrl": None}


def content(owner, item):
    """What of a document is sealed."""
    return unsealed(item, owner, item["sk"]["S"].removeprefix("DOC#"), "content")


def document(owner, number):
    item = row(MAIN_TABLE, f"USER#{owner}", f"DOC#{number}")
    return item, content(owner, item)
