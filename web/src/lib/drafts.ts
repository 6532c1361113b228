import { read, remove, session, write } from './storage'

type Value = string | boolean

const key = (document: number, question: string): string => `draft:${document}:${question}`

/** What was typed and not saved yet. It outlives a reload and a failed save, and dies with the tab. */
export function readDraft(document: number, question: string): Value | undefined {
  const stored = read(session, key(document, question))
  if (stored === null) return undefined
  return stored.startsWith('t:') ? stored.slice(2) : stored === 'true'
}

export function keepDraft(document: number, question: string, value: Value): void {
  write(session, key(document, question), typeof value === 'string' ? `t:${value}` : String(value))
}

export function dropDraft(document: number, question: string): void {
  remove(session, key(document, question))
}
