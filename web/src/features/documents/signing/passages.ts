import type { Block, Paper } from '@/api/types'
import { headingOf } from '../paper/heading-of'
import { isFirstName, wordsOf } from './name-words'

/** A part of the paper's words that may name somebody, and the clause that it stands in. */
export type Passage = { where: string; text: string; isQuoted: boolean }

export const passagesOf = ({ instruments }: Paper): Passage[] =>
  instruments.flatMap(({ sections, numbering }) =>
    sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        textsOf(block).map((text) => ({
          where: headingOf(section, numbering),
          text,
          isQuoted: block.kind === 'quote',
        })),
      ),
    ),
  )

function textsOf(block: Block): string[] {
  if (block.kind === 'paragraph' || block.kind === 'quote') return [block.text]
  if (block.kind === 'list' || block.kind === 'initials') return block.items
  return block.kind === 'table' ? block.rows.flat() : []
}

/** The first passage that names this person; somebody's own words before the clauses'. */
export const passageNaming = (words: string[], passages: Passage[]): Passage | undefined =>
  passages.find(({ text, isQuoted }) => isQuoted && isTold(words, wordsOf(text))) ??
  passages.find(({ text, isQuoted }) => !isQuoted && isPrinted(words, capitalsOf(text)))

/** Children are often told by their first names alone. */
function isTold(words: string[], text: string[]): boolean {
  const [first] = words
  if (first === undefined) return false
  return words.every((word) => text.includes(word)) || (isFirstName(first) && text.includes(first))
}

/** How many words may stand between a first and a last name: “Rosa de la Cruz”. */
const BETWEEN = 2

/** The clauses have words that are also first names, as “Will”: a whole name has to stand there together. */
function isPrinted([first, ...more]: string[], text: string[]): boolean {
  const last = more.at(-1)
  return text.some(
    (word, at) =>
      word === first && (last === undefined || text.slice(at + 1, at + BETWEEN + 2).includes(last)),
  )
}

/** A word in small letters is no name, but has its place between others. */
const capitalsOf = (text: string): string[] => wordsOf(text.replaceAll(SMALL, '0'))

const SMALL = /(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]*/gu
