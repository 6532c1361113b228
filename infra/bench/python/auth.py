"""GET /api/auth/user"""

from kit import profile, signed_in, unsealed


@signed_in
def handler(user):
    item = profile(user)
    opened = unsealed(item, user, "profile", "profile")
    names = {"firstName": opened["first_name"], "lastName": opened["last_name"]}
    return {"id": user, "email": opened["email"], **names, "createdAt": item["created_at"]["S"]}
