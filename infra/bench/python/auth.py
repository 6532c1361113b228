"""GET /api/auth/user"""

from caller import signed_in
from people import profile, shown


@signed_in
def handler(user, session, event):
    _, opened = profile(user)
    return shown(user, opened)
