"""POST /api/chat. It asks the first question without an answer. What ours does beyond that is left out: it hears answers,
explains, keeps to the rules for nonlawyers, and knows which questions apply."""

import json

from caller import signed_in
from catalog import kinds
from counter import count
from people import document


def reply(user, session, event):
    sent = json.loads(event["body"])
    if not sent["message"].strip():
        raise ValueError("Please write a message.")
    item, opened = document(user, sent["documentId"])
    questions = next(kind["questions"] for kind in kinds if kind["id"] == item["kind"]["S"])
    left = [question for question in questions if question["id"] not in opened["answers"]]
    asked = left[0] if left else {"id": None, "text": "All questions are answered."}
    return {
        "message": asked["text"],
        "citations": [],
        "proposals": [],
        "question": asked["id"],
        "suggestions": [],
        "progress": {"answered": len(questions) - len(left), "total": len(questions)},
        "receipt": {"by": "guide", "model": None, "prompt": ""},
    }


handler = signed_in(reply, lambda user: count(f"messages#{user}"))
