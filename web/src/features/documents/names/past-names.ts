import { parseJson } from '@/lib/json'
import { tab } from '@/lib/storage'

/** The names that stood in one place before it was changed. Nothing else of what was written over is kept. */
export type Past = {
  /** The question or detail. */
  id: string
  /** Those that it asked for. */
  names: string[]
  /** Those of the document that stood in its prose. */
  prose: string[]
}

/** The names that were changed in a document, and which old ones may stay where they are. They die with the tab. */
export type PastNames = { past: Past[]; kept: string[] }

const PREFIX = 'names:'
const MOST = 40
const listeners = new Set<() => void>()

export function onPastNames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const storedPastNames = (document: number): string | null => tab.read(PREFIX + document)

export function parsePastNames(text: string | null): PastNames {
  const { past, kept } = Object(parseJson(text)) as Record<keyof PastNames, unknown>
  return { past: Array.isArray(past) ? past.filter(isPast) : [], kept: areNames(kept) ? kept : [] }
}

const areNames = (names: unknown): names is string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string')

function isPast(entry: unknown): entry is Past {
  const { id, names, prose } = Object(entry) as Record<keyof Past, unknown>
  return typeof id === 'string' && areNames(names) && areNames(prose)
}

export function keepPast(document: number, written: Past[]): void {
  if (written.length > 0)
    change(document, ({ past, kept }) => ({ past: [...past, ...written].slice(-MOST), kept }))
}

/** A name that is right where it stands. */
export const keepName = (document: number, name: string): void =>
  change(document, ({ past, kept }) => ({ past, kept: [...kept, name] }))

/** The document is gone. */
export function forgetPastNames(document: number): void {
  tab.remove(PREFIX + document)
  for (const listener of listeners) listener()
}

function change(document: number, next: (now: PastNames) => PastNames): void {
  tab.write(PREFIX + document, JSON.stringify(next(parsePastNames(storedPastNames(document)))))
  for (const listener of listeners) listener()
}
