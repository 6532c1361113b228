// GET /api/documents. How far each interview has come, prices beside documents that were bought, pages after the first, and
// fields that stand in the row as they are shown, are left out.

import { signedIn } from './caller.mjs'
import { MAIN_TABLE, under } from './store.mjs'
import { keyOf, unsealed } from './vault.mjs'

function view(user, key, item) {
  const { sk, kind, status, price, updated_at, version } = item
  const id = sk.S.slice('DOC#'.length)
  const { name, answers } = unsealed(key, item, user, id, 'content')
  return {
    id: Number(id),
    type: kind.S,
    name,
    status: status.S,
    price: Number(price.N),
    answers,
    updatedAt: updated_at.S,
    version: Number(version.N),
  }
}

export const handler = signedIn(async (user) => {
  const items = await under(MAIN_TABLE, `USER#${user}`, 'DOC#')
  // Beside a document, under longer keys, stands what belongs to it.
  const documents = items.filter(({ sk }) => sk.S.split('#').length === 2)
  const key = await keyOf(user)
  return documents.map((item) => view(user, key, item))
})
