// Who is asking. When a session was last used is not noted, which ours does every ten minutes.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { answer } from './answer.mjs'
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

/** The session of a good token, if it is open. */
async function sessionOf({ sub, sid }) {
  const digest = createHash('sha256').update(sid).digest('hex')
  const found = await row(SESSIONS_TABLE, `USER#${sub}`, `SESSION#${digest}`)
  return found && Number(found.expires.N) > seconds() ? digest : undefined
}

/** A handler for whoever is signed in. What is counted is counted before the session is looked at, as by our guard. */
export const signedIn = (work, count = async () => {}) =>
  behindCdn(async (event) => {
    const claims = claimsOf(event.headers.authorization.slice('Bearer '.length))
    if (claims) await count(claims.sub)
    const session = claims && (await sessionOf(claims))
    if (!session) return answer({ message: 'Please sign in.' }, 401)
    return answer(await work(claims.sub, { session, event }))
  })
