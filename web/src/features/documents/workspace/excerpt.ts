import type { Paper, Section } from '@/api/types'
import { changedWords, type Span } from '../paper/changed-words'
import { sectionsOf, textOf } from './clause-text'
import { shownClause } from './shown-clause'

/** The very sentences that an answer writes, with the place where they stand. */
export type Excerpt = { section: Section; text: string; marks: Span[] }

/** The sentence that has these words, of the clause that shows the answer, or else the first of that clause. */
export function excerptFor(paper: Paper, question: string, words: string): Excerpt | undefined {
  const found = shownClause(paper, question, words)
  return found?.hasText ? cut(found.section, found.mark ? [found.mark] : []) : undefined
}

/** The clause that shows the answer, which may say nothing yet. */
export const headingFor = (paper: Paper, question: string, words = ''): string | undefined =>
  shownClause(paper, question, words)?.section.heading

/** The sentences that the newest answer wrote, where the paper was another one before. */
export function justWritten(before: Paper, after: Paper): Excerpt | undefined {
  const old = new Map(sectionsOf(before).map((section) => [section.id, textOf(section)]))
  for (const section of sectionsOf(after)) {
    const text = old.get(section.id)
    const marks = text === undefined ? [] : changedWords(text, textOf(section))
    if (marks.length > 0) return cut(section, marks)
  }
  return undefined
}

/** A sentence ends before a capital letter, with a period that is none of an abbreviation or of an initial. */
const SENTENCE_END = /(?:(?<!\b(?:[A-Z]|[JS]r|St|Dr|Mrs?|Ms|No|Apt|Ave|Rd|Inc|Co|Ltd))\.| ·)\s+(?=[A-Z“])/g

/** Where a sentence that is too long can be entered. */
const PART_END = /[;:,]\s+/g

/** An excerpt shows the few lines that a phone has room for; the whole clause is one press away. */
const LONGEST = 180

/** The beginning of a text, as far as its last whole word. */
export const cutAtWord = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest + 1).replace(/[\s·,;:.]*\s\S*$/, '')}…`

/** What says that a sentence has begun before. */
const BEGUN = '… '

/** How much of what stands before the first mark a single line has room for. */
const LEAD = 16

/** The same where there is one line: from a few words before the first mark. */
export function onOneLine({ section, text, marks }: Excerpt): Excerpt {
  const at = marks[0]?.from ?? 0
  if (at <= LEAD + BEGUN.length) return { section, text, marks }
  const start = text.indexOf(' ', at - LEAD - 1) + 1
  const moved = (place: number) => place - start + BEGUN.length
  return {
    section,
    text: BEGUN + text.slice(start),
    marks: marks.map(({ from, to }) => ({ from: moved(from), to: moved(to) })),
  }
}

/** From the beginning of the sentence that has the first mark; where that is too far before it, from a part of it, which is shown. */
function cut(section: Section, marks: Span[]): Excerpt {
  const all = textOf(section)
  const at = marks[0]?.from ?? 0
  const sentence = startOf(SENTENCE_END, all, at)
  const isFar = at - sentence > LONGEST / 2
  const start = isFar ? Math.max(sentence, startOf(PART_END, all, at)) : sentence
  const lead = start > sentence ? BEGUN : ''
  const text = lead + cutAtWord(all.slice(start), LONGEST)
  const moved = (place: number) => Math.min(place - start + lead.length, text.length)
  const shown = marks.map(({ from, to }) => ({ from: moved(from), to: moved(to) }))
  return { section, text, marks: shown.filter(({ from, to }) => from < to) }
}

function startOf(ending: RegExp, all: string, at: number): number {
  const ends = Array.from(all.matchAll(ending), ({ 0: end, index }) => index + end.length)
  return ends.findLast((end) => end <= at) ?? 0
}
