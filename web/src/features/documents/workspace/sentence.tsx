import type { Excerpt } from './excerpt'

type SentenceProps = {
  excerpt: Pick<Excerpt, 'text' | 'marks'>
  /** What is laid over the marked words. */
  mark: string
}

/** The words of an excerpt, those of the answer marked. */
export function Sentence({ excerpt: { text: words, marks }, mark }: SentenceProps) {
  const parts: { at: number; words: string; isMarked: boolean }[] = []
  let at = 0
  for (const { from, to } of marks) {
    parts.push({ at, words: words.slice(at, from), isMarked: false })
    parts.push({ at: from, words: words.slice(from, to), isMarked: true })
    at = to
  }
  parts.push({ at, words: words.slice(at), isMarked: false })
  return parts.map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={mark}>
        {part.words}
      </mark>
    ) : (
      part.words
    ),
  )
}
