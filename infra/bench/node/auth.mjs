// GET /api/auth/user

import { profile, signedIn, unsealed } from './kit.mjs'

export const handler = signedIn(async (id) => {
  const item = await profile(id)
  const { email, first_name, last_name } = await unsealed(item, id, 'profile', 'profile')
  return { id, email, firstName: first_name, lastName: last_name, createdAt: item.created_at.S }
})
