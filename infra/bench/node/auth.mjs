// GET /api/auth/user

import { signedIn } from './caller.mjs'
import { profile, shown } from './people.mjs'

export const handler = signedIn(async (id) => shown(id, await profile(id)))
