// GET /api/documents. How far each interview has come, prices beside documents that were bought, and fields that stand in
// the row as they are shown, are left out.

import { signedIn } from './caller.mjs'
import { content } from './people.mjs'
import { MAIN_TABLE, under } from './store.mjs'

async function view(user, item) {
  const { name, answers } = await content(user, item)
  const { sk, kind, status, price, updated_at, version } = item
  return {
    id: Number(sk.S.slice('DOC#'.length)),
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
  return Promise.all(documents.map((item) => view(user, item)))
})
