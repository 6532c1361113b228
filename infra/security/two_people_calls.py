"""What two_people.py sends: a body for each private call, with the ids of the person who is attacked.

Whoever adds a private call adds it here; two_people.py names those that are missing and fails.
"""

PASSWORD = "Quiet-Harbor-42"

# By operationId. `None` is a call without a body.
BODIES = {
    "get_account": lambda ids: None,
    "change_names": lambda ids: {"firstName": "Bo"},
    "list_activity": lambda ids: None,
    "get_people_book": lambda ids: None,
    "switch_people_book": lambda ids: {"on": True},
    "delete_account": lambda ids: {"password": PASSWORD},
    "change_address": lambda ids: {"email": ids["email"], "password": PASSWORD},
    "export_account": lambda ids: {"password": PASSWORD},
    "report_not_me": lambda ids: {},
    "list_passkeys": lambda ids: None,
    "add_passkey": lambda ids: {"challenge": ids["challenge"], "credential": {}},
    "begin_passkey": lambda ids: {"password": PASSWORD},
    "remove_passkey": lambda ids: {"password": PASSWORD},
    "change_password": lambda ids: {"current": PASSWORD, "password": PASSWORD},
    "begin_proof": lambda ids: {},
    "close_sessions": lambda ids: None,
    "close_session": lambda ids: None,
    "send_confirmation": lambda ids: {},
    "logout": lambda ids: {},
    "get_user": lambda ids: None,
    "send_chat_message": lambda ids: {"message": "Hello", "documentId": ids["document"], "context": []},
    "create_payment_intent": lambda ids: {"documentId": ids["document"]},
    "list_documents": lambda ids: None,
    "create_document": lambda ids: {"type": "simpleWill", "paymentIntentId": ids["payment"]},
    "get_document": lambda ids: None,
    "delete_document": lambda ids: None,
    "update_document": lambda ids: {"name": "Taken over"},
    "download_document": lambda ids: None,
    "download_draft": lambda ids: None,
    "make_hand_off": lambda ids: {},
    "list_share_links": lambda ids: None,
    "create_share_link": lambda ids: {"days": 1},
    "withdraw_share_link": lambda ids: None,
    "list_court_forms": lambda ids: None,
    "download_court_form": lambda ids: None,
    "download_packet": lambda ids: None,
    "download_packet_files": lambda ids: None,
    "list_versions": lambda ids: None,
    "download_version": lambda ids: None,
    "compare_version": lambda ids: None,
    "get_disclosure": lambda ids: None,
    "acknowledge_disclosure": lambda ids: {"formType": "12.900(a)", "formData": DISCLOSURE},
    "preview_document": lambda ids: None,
    "note_signing": lambda ids: {"plan": None, "signed": None},
    "list_payments": lambda ids: None,
}

DISCLOSURE = {
    "clientName": "Bo",
    "nonlawyerName": "Coquina",
    "services": [],
    "agreedTerms": True,
    "clientSignedAt": "2026-11-21T10:00:00Z",
}

# What a path's `{id}` is; a document everywhere else.
PATH_IDS = {"remove_passkey": "passkey", "close_session": "session"}

# Calls whose answer may depend on whose the ids are, or that cannot be read whole, and why.
OTHERWISE = {
    "change_address": "an address that has an account is said to have one, as at sign-up",
    "add_passkey": "the credential is none",
}

# Said in the report, because no call by a token shows it.
UNTRIED = {
    "remove_passkey": "a passkey needs a browser: the id is made up (see passkeys/account.rs)",
    "add_passkey": "the challenge is the other person's, the credential is none (see passkeys/forged.rs)",
    "list_documents": "the cursors are ids of the other person, not cursors (see cost/pages.rs)",
    "list_payments": "the cursors are ids of the other person, not cursors (see cost/pages.rs)",
    "export_account": "the cursors are ids of the other person, not cursors (see cost/pages.rs)",
    "list_activity": "the cursors are ids of the other person, not cursors",
}
