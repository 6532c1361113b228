// GET /api/account

import { signedIn } from './caller.mjs'
import { profile, shown } from './people.mjs'
import { SESSIONS_TABLE, seconds, under } from './store.mjs'

const byTime = (a, b) => (a.opened_at.S < b.opened_at.S ? 1 : -1)

function place({ sk, device, opened_at, seen_at }, own) {
  const id = sk.S.slice('SESSION#'.length)
  const times = { openedAt: opened_at.S, seenAt: seen_at.S }
  return { id: id.slice(0, 16), device: device.S, ...times, current: id === own }
}

export const handler = signedIn(async (id, { session }) => {
  const person = await profile(id)
  const sessions = await under(SESSIONS_TABLE, `USER#${id}`, 'SESSION#')
  const open = sessions.filter(({ expires }) => Number(expires.N) > seconds()).sort(byTime)
  return {
    user: shown(id, person),
    createdAt: person.item.created_at.S,
    way: person.password_hash ? 'password' : 'provider',
    sessions: open.map((each) => place(each, session)),
  }
})
