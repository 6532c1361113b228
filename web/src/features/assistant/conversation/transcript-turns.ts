import type { TranscriptTurn } from '@/api/types'
import { readConversation } from '@/lib/conversations'
import type { Entry } from './conversation'
import { hasSpoken } from './selectors'

/** The server takes no longer turn. */
const LONGEST = 4000

/** What was said in this tab about a document; nothing where there was no talk, or another tab has it. */
export function turnsOf(document: number): TranscriptTurn[] {
  const entries = entriesOf(readConversation(document))
  return hasSpoken({ entries }) ? entries.flatMap(turnOf) : []
}

function entriesOf(kept: unknown): Entry[] {
  if (typeof kept !== 'object' || kept === null || !('entries' in kept)) return []
  return Array.isArray(kept.entries) ? (kept.entries as Entry[]) : []
}

function turnOf(entry: Entry): TranscriptTurn[] {
  if (entry.kind === 'proposed') return []
  if (entry.kind === 'matter') return [turn('assistant', `${entry.title}. ${entry.text}`)]
  const words = entry.lead ? `${entry.lead} ${entry.text}` : entry.text
  return [turn(entry.role === 'user' ? 'person' : 'assistant', words)]
}

const turn = (by: TranscriptTurn['by'], text: string): TranscriptTurn => ({
  by,
  text: [...text].slice(0, LONGEST).join(''),
})
