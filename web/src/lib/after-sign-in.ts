import { parseJson } from './json'
import { read, remove, session, write } from './storage'

/** What someone wanted when a sign-in came between. */
export type AfterSignIn = { kind: 'start'; type: string } | { kind: 'return'; path: string }

const KEY = 'intent'

export const rememberAfterSignIn = (afterSignIn: AfterSignIn): void =>
  write(session, KEY, JSON.stringify(afterSignIn))

/** The remembered wish, which stays remembered. */
export function peekAfterSignIn(): AfterSignIn | undefined {
  const stored = read(session, KEY)
  return stored === null ? undefined : parse(stored)
}

/** The remembered wish, once. */
export function takeAfterSignIn(): AfterSignIn | undefined {
  const afterSignIn = peekAfterSignIn()
  remove(session, KEY)
  return afterSignIn
}

function parse(stored: string): AfterSignIn | undefined {
  const { kind, type, path } = Object(parseJson(stored)) as Partial<Record<'kind' | 'type' | 'path', unknown>>
  if (kind === 'start' && typeof type === 'string') return { kind, type }
  return kind === 'return' && typeof path === 'string' && isOurs(path) ? { kind, path } : undefined
}

/** Only our own pages: "//elsewhere" would leave the site, and browsers read a backslash as a slash. */
const isOurs = (path: string): boolean => /^\/(?![/\\])/.test(path)
