// People and their documents, unsealed.

import { MAIN_TABLE, row } from './store.mjs'
import { unsealed } from './vault.mjs'

export async function profile(id) {
  const item = await row(MAIN_TABLE, `USER#${id}`, 'PROFILE')
  return { item, ...(await unsealed(item, id, 'profile', 'profile')) }
}

/** Someone, as they see themselves. */
export const shown = (id, { email, first_name, last_name }) => ({
  id,
  email,
  firstName: first_name,
  lastName: last_name,
  profileImageUrl: null,
})

/** What of a document is sealed. */
export const content = (owner, item) => unsealed(item, owner, item.sk.S.slice('DOC#'.length), 'content')

export async function document(owner, id) {
  const item = await row(MAIN_TABLE, `USER#${owner}`, `DOC#${id}`)
  return { item, ...(await content(owner, item)) }
}
