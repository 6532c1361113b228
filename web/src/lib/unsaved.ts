import { parseJson } from './json'
import { tab } from './storage'

type Value = string | boolean

/** What is to be sent of a document: answers that the person has given, and what is kept beside them. */
export type Given = { answers: Record<string, Value>; data: Record<string, unknown> }

/** What of a document the server has not got. It outlives a reload and a lost connection, and dies with the tab. */
export type Unsaved = Given & {
  /** What was typed and not given yet, or was given and could not be saved as it is. */
  drafts: Record<string, Value>
  /** Whether sending was tried in vain. */
  hasFailed: boolean
}

const PREFIX = 'unsaved:'
const listeners = new Set<() => void>()

export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As it is stored: a text is the same as long as it says the same. */
export const storedUnsaved = (document: number): string | null => tab.read(PREFIX + document)

export function parseUnsaved(text: string | null): Unsaved {
  const { answers, data, drafts, hasFailed } = Object(parseJson(text)) as Record<keyof Unsaved, unknown>
  return {
    answers: Object.fromEntries(entries(answers).filter(isValue)),
    data: Object.fromEntries(entries(data)),
    drafts: Object.fromEntries(entries(drafts).filter(isValue)),
    hasFailed: hasFailed === true,
  }
}

const entries = (stored: unknown): [string, unknown][] =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? Object.entries(stored) : []

const isValue = (entry: [string, unknown]): entry is [string, Value] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean'

export const unsavedOf = (document: number): Unsaved => parseUnsaved(storedUnsaved(document))

/** Whether something is to be sent. */
export const isWaiting = ({ answers, data }: Given): boolean =>
  Object.keys(answers).length + Object.keys(data).length > 0

/** Whether something of any document is to be sent from this tab. */
export const isAnyWaiting = (): boolean =>
  tab.keys().some((key) => key.startsWith(PREFIX) && isWaiting(parseUnsaved(tab.read(key))))

export function changeUnsaved(document: number, change: (now: Unsaved) => Partial<Unsaved>): void {
  const now = unsavedOf(document)
  const next = { ...now, ...change(now) }
  const isKept = isWaiting(next) || Object.keys(next.drafts).length > 0
  if (isKept)
    tab.write(PREFIX + document, JSON.stringify({ ...next, hasFailed: next.hasFailed && isWaiting(next) }))
  else tab.remove(PREFIX + document)
  for (const listener of listeners) listener()
}
