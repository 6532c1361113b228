import type { Document } from '@/api/types'
import { parseJson } from '@/lib/json'
import { tab } from '@/lib/storage'

/** What an answer or a fact said before it was changed. */
export type Past = { id: string; value: unknown }

/** What was changed in a document, and which old names may stay where they are. It dies with the tab. */
export type PastWords = { past: Past[]; kept: string[] }

const PREFIX = 'names:'
const MOST = 40
const listeners = new Set<() => void>()

export function onPastWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const storedPastWords = (document: number): string | null => tab.read(PREFIX + document)

export function parsePastWords(text: string | null): PastWords {
  const { past, kept } = Object(parseJson(text)) as Record<keyof PastWords, unknown>
  return {
    past: Array.isArray(past) ? past.filter(isPast) : [],
    kept: Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [],
  }
}

const isPast = (entry: unknown): entry is Past => typeof (Object(entry) as Past).id === 'string'

/** Takes note of what a change has written over. */
export function notePast(before: Document, after: Document): void {
  const written = [...overwritten(before.answers, after.answers), ...overwritten(before.facts, after.facts)]
  if (written.length === 0) return
  change(before.id, ({ past, kept }) => ({ past: [...past, ...written].slice(-MOST), kept }))
}

/** A name that is right where it stands. */
export const keepName = (document: number, name: string): void =>
  change(document, ({ past, kept }) => ({ past, kept: [...kept, name] }))

const overwritten = (before: Record<string, unknown>, after: Record<string, unknown>): Past[] =>
  Object.entries(before)
    .filter(([id, value]) => value !== '' && JSON.stringify(value) !== JSON.stringify(after[id]))
    .map(([id, value]) => ({ id, value }))

function change(document: number, next: (now: PastWords) => PastWords): void {
  tab.write(PREFIX + document, JSON.stringify(next(parsePastWords(storedPastWords(document)))))
  for (const listener of listeners) listener()
}
