import type { ShownProposal } from './conversation'

const KEY = 'originalWords'

/** What is kept beside the answers is bounded by the server; the newest corrections are the ones still in doubt. */
const MOST_CHARACTERS = 6_000

/** What was typed before a correction was taken, by question: kept with the answer, so that it can be brought back. */
export function originalWords(data: Record<string, unknown>): Record<string, string> {
  const kept = data[KEY]
  if (typeof kept !== 'object' || kept === null) return {}
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(kept).filter(isText))
}

/** What is to be kept beside the answers once these proposals are confirmed. */
export function withOriginal(
  data: Record<string, unknown>,
  proposals: readonly ShownProposal[],
): Record<string, unknown> {
  const corrected = proposals.filter(({ original }) => original !== undefined)
  if (corrected.length === 0) return {}
  const added = Object.fromEntries(corrected.map(({ question, original = '' }) => [question, original]))
  const all = Object.entries({ ...originalWords(data), ...added })
  while (JSON.stringify(all).length > MOST_CHARACTERS) all.shift()
  return { [KEY]: Object.fromEntries(all) }
}
