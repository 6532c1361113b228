import type { Paper, Section } from '@/api/types'
import { copy } from '@/copy'
import { feeds } from '../paper/feeds'
import type { Span } from '../paper/changed-words'
import { sectionsOf, textOf } from './clause-text'

export type ShownClause = {
  section: Section
  /** The words of the answer in it, where it prints them. */
  mark?: Span | undefined
  hasText: boolean
}

/** Of the clauses that an answer feeds, the one to look at: which prints its words, or else which waits for them or is most about it. */
export function shownClause(paper: Paper, question: string, words: string): ShownClause | undefined {
  const fed = sectionsOf(paper).filter((section) => feeds(question, section))
  for (const piece of piecesOf(words)) {
    for (const section of fed) {
      const at = textOf(section).search(whole(piece))
      if (at >= 0) return { section, mark: { from: at, to: at + piece.length }, hasText: true }
    }
  }
  const best = fed.toSorted((one, other) => distance(question, one) - distance(question, other))
  const section = best.find((each) => textOf(each) !== '') ?? best[0]
  return section && { section, hasText: textOf(section) !== '' }
}

/** Words that stand in many a clause, whatever was answered. */
const SAYS_NOTHING = /^(Yes|No|None)$/

/** An answer as it stands, or what of it has a line or an item of its own in print. */
function piecesOf(words: string): string[] {
  const lines = words.split(/\n|;\s/).map((line) => line.trim())
  return [words.trim(), ...lines].filter((piece) => piece !== '' && !SAYS_NOTHING.test(piece))
}

const whole = (piece: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'u',
  )

/** A clause names first what it is about, and says where an answer is missing. One that is there to be signed is about the signing. */
function distance(question: string, section: Section): number {
  const isSigned = section.blocks.some(({ kind }) => kind === 'signature')
  const isWaiting = textOf(section).includes(copy.paper.unanswered)
  const place = Math.max(section.questions.indexOf(question), 0)
  // An oath names all that it is sworn to.
  const others = section.questions.length / MANY
  return place + others + (isWaiting ? 0 : WHOLE) + (isSigned ? SIGNED : 0)
}

const MANY = 1000

const WHOLE = 100
const SIGNED = 1000
