import { read, remove, session, write } from './storage'

/** What somebody wanted when a sign-in came between. */
export type Intent = { kind: 'start'; type: string } | { kind: 'return'; path: string }

const KEY = 'intent'

export const rememberIntent = (intent: Intent): void => write(session, KEY, JSON.stringify(intent))

/** The remembered wish, which stays remembered. */
export function peekIntent(): Intent | undefined {
  const stored = read(session, KEY)
  return stored === null ? undefined : parse(stored)
}

/** The remembered wish, once. */
export function takeIntent(): Intent | undefined {
  const intent = peekIntent()
  remove(session, KEY)
  return intent
}

function parse(stored: string): Intent | undefined {
  try {
    const value = JSON.parse(stored) as Partial<Record<'kind' | 'type' | 'path', unknown>>
    if (value.kind === 'start' && typeof value.type === 'string') return { kind: 'start', type: value.type }
    // Only our own pages: "//elsewhere" would leave the site.
    const isOurs = typeof value.path === 'string' && /^\/(?!\/)/.test(value.path)
    return value.kind === 'return' && isOurs ? { kind: 'return', path: String(value.path) } : undefined
  } catch {
    return undefined
  }
}
