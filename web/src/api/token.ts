import { local, read, remove, session, write } from '@/lib/storage'

const TOKEN = 'auth_token'
const COOKIE_EXPECTED = 'cookie_expected'
const POST_LOGOUT = 'post_logout'
const POST_LOGOUT_ENDS = 'post_logout_ends'
const POST_LOGOUT_MS = 10_000

export const readToken = (): string | null => read(local, TOKEN)
export const saveToken = (token: string): void => write(local, TOKEN, token)
export const forgetToken = (): void => remove(local, TOKEN)

/** A sign-in with the identity provider leaves only a cookie that scripts cannot read, so its beginning is noted. */
export const expectCookie = (): void => write(local, COOKIE_EXPECTED, 'true')
export const expectNoCookie = (): void => remove(local, COOKIE_EXPECTED)

/** Nobody who has neither a token nor been to the identity provider is signed in: there is no need to ask. */
export const mayBeSignedIn = (): boolean => readToken() !== null || read(local, COOKIE_EXPECTED) === 'true'

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
