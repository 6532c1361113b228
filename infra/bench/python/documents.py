"""GET /api/documents. How far each interview has come, prices beside documents that were bought, and fields that stand in
the row as they are shown, are left out."""

from caller import signed_in
from people import content
from store import MAIN_TABLE, under


def view(user, item):
    opened = content(user, item)
    return {
        "id": int(item["sk"]["S"].removeprefix("DOC#")),
        "type": item["kind"]["S"],
        "name": opened["name"],
        "status": item["status"]["S"],
        "price": int(item["price"]["N"]),
        "answers": opened["answers"],
        "updatedAt": item["updated_at"]["S"],
        "version": int(item["version"]["N"]),
    }


@signed_in
def handler(user, session, event):
    items = under(MAIN_TABLE, f"USER#{user}", "DOC#")
    # Beside a document, under longer keys, stands what belongs to it.
    return [view(user, item) for item in items if item["sk"]["S"].count("#") == 1]
