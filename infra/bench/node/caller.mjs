// Who is asking, and how often.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { answer } from './answer.mjs'
import { count } from './counter.mjs'
import { behindCdn } from './origin.mjs'
import { secrets } from './secrets.mjs'
import { SESSIONS_TABLE, row, seconds } from './store.mjs'

const part = (text) => JSON.parse(Buffer.from(text, 'base64url'))

function claimsOf(token) {
  const [head, body, signature] = token.split('.')
  const { alg, kid } = part(head)
  const wanted = createHmac('sha256', secrets.TOKEN_SECRET[kid]).update(`${head}.${body}`).digest()
  if (alg !== 'HS256' || !timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))) return undefined
  const claims = part(body)
  return claims.iss === 'coquina' && claims.exp > seconds() ? claims : undefined
}

/** Whether the session of a good token is open. */
async function isOpen({ sub, sid }) {
  const digest = createHash('sha256').update(sid).digest('hex')
  const found = await row(SESSIONS_TABLE, `USER#${sub}`, `SESSION#${digest}`)
  return found && Number(found.expires.N) > seconds()
}

/** A handler for whoever is signed in. Each look of theirs is counted first. */
export const signedIn = (work) =>
  behindCdn(async ({ headers }) => {
    const claims = claimsOf(headers.authorization.slice('Bearer '.length))
    if (!claims || !(await isOpen(claims))) return answer({ message: 'Please sign in.' }, 401)
    await count(`reads#${claims.sub}`)
    return answer(await work(claims.sub))
  })
