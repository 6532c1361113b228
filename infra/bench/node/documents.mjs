// GET /api/documents

import { documents, signedIn, unsealed } from './kit.mjs'

async function view(user, item) {
  const id = item.sk.S.slice('DOC#'.length)
  const { name, answers } = await unsealed(item, user, id, 'content')
  const { kind, status, price, updated_at, version } = item
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
  const items = await documents(user)
  return Promise.all(items.map((item) => view(user, item)))
})
