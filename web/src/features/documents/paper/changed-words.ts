/** A part of a text, by the places of its characters. */
export type Span = { from: number; to: number }

type Word = Span & { text: string }

/** Longer texts are compared only at their two ends: a table of all pairs of their words would be too large. */
const MOST_PAIRS = 250_000

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))

/** Which words of a text were not there before, neighbors taken together. */
export function changedWords(before: string, after: string): Span[] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < now.length && old[start]?.text === now[start]?.text) start += 1
  let end = 0
  const least = Math.min(old.length, now.length) - start
  while (end < least && old.at(-1 - end)?.text === now.at(-1 - end)?.text) end += 1
  const news = now.slice(start, now.length - end)
  const kept = keptWords(old.slice(start, old.length - end), news)
  return joined(
    news.filter((_, index) => !kept.has(index)),
    after,
  )
}

/** The places of the words that stand in both, in order: the longest common subsequence. */
function keptWords(old: Word[], now: Word[]): Set<number> {
  const kept = new Set<number>()
  if (old.length * now.length > MOST_PAIRS) return kept
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const isSame = (row: number, column: number) => old[row]?.text === now[column]?.text
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const best = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.fill(best, column, column + 1)
    }
  }
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    if (isSame(row, column)) {
      kept.add(column)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return kept
}

/** Spans with only white space between them are one. */
function joined(words: Span[], text: string): Span[] {
  const spans: Span[] = []
  for (const { from, to } of words) {
    const last = spans.at(-1)
    if (last && text.slice(last.to, from).trim() === '') last.to = to
    else spans.push({ from, to })
  }
  return spans
}
