"""GET /api/documents"""

import kit
from kit import signed_in, unsealed


def view(user, item):
    number = item["sk"]["S"].removeprefix("DOC#")
    opened = unsealed(item, user, number, "content")
    return {
        "id": int(number),
        "type": item["kind"]["S"],
        "name": opened["name"],
        "status": item["status"]["S"],
        "price": int(item["price"]["N"]),
        "answers": opened["answers"],
        "updatedAt": item["updated_at"]["S"],
        "version": int(item["version"]["N"]),
    }


@signed_in
def handler(user):
    return [view(user, item) for item in kit.documents(user)]
