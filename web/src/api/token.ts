import { local, read, remove, session, write } from '@/lib/storage'
import { COOKIE_COMPANION, TOKEN } from './token-names'

const POST_LOGOUT = 'post_logout'
const POST_LOGOUT_ENDS = 'post_logout_ends'
const POST_LOGOUT_MS = 10_000

export const readToken = (): string | null => read(local, TOKEN)
export const saveToken = (token: string): void => write(local, TOKEN, token)
export const forgetToken = (): void => remove(local, TOKEN)

/** A sign-in with the identity provider leaves a cookie that scripts cannot read, and beside it one that they can. */
const hasCookie = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE_COMPANION}=`))

/** Of a session that has ended. What scripts cannot read they cannot take back; the server no longer knows it. */
export function forgetCookie(): void {
  document.cookie = `${COOKIE_COMPANION}=; Path=/; Secure; SameSite=Lax; Max-Age=0`
}

/** No one who has neither a token nor a cookie is signed in: there is no need to ask. The build writes its pages for visitors. */
export const mayBeSignedIn = (): boolean => 'document' in globalThis && (readToken() !== null || hasCookie())

/** For ten seconds after a sign-out, calls ask the server not to sign the person in again by a cookie. */
export function startPostLogout(now = Date.now()): void {
  write(session, POST_LOGOUT, 'true')
  write(session, POST_LOGOUT_ENDS, String(now + POST_LOGOUT_MS))
  setTimeout(endPostLogout, POST_LOGOUT_MS)
}

export function endPostLogout(): void {
  remove(session, POST_LOGOUT)
  remove(session, POST_LOGOUT_ENDS)
}

/** The timer does not survive a reload, so the end is stored beside the flag. */
export function isPostLogout(now = Date.now()): boolean {
  if (read(session, POST_LOGOUT) !== 'true') return false
  const ends = Number(read(session, POST_LOGOUT_ENDS))
  if (ends > 0 && now >= ends) endPostLogout()
  return read(session, POST_LOGOUT) === 'true'
}
