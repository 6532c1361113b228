import { local, read, remove, session, write } from '@/lib/storage'

const TOKEN = 'auth_token'
const POST_LOGOUT = 'post_logout'
const POST_LOGOUT_ENDS = 'post_logout_ends'
const POST_LOGOUT_MS = 10_000

export const readToken = (): string | null => read(local, TOKEN)
export const saveToken = (token: string): void => write(local, TOKEN, token)
export const forgetToken = (): void => remove(local, TOKEN)

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
