import type { Document, DocumentType, Section } from '@/api/types'
import { copy } from '@/copy'
import { stands } from './replaced'
import { rewritten } from './rewritten'
import type { Typed } from './typed'

const MISSING = new RegExp(copy.paper.unanswered.replaceAll(/[[\]]/g, String.raw`\$&`), 'g')

type Fill = (section: Section, document: Document, type: DocumentType, typed: Typed) => Section

/**
 * The clause with the words where its answer is missing, if that is known: it names its questions as they appear in it. A
 * choice that is open may be printed, too, or only decide what is: where no place is left for it, it does that.
 */
export const filled: Fill = (section, document, type, typed) => {
  const { open, written, isSure } = openIn(section, document, type)
  if (!isSure) return section
  const place = written.indexOf(typed.question)
  const isAlone = open.length === 1
  if (place === -1 || (!isAlone && missingIn(section) !== written.length)) return section
  return rewrittenAt(section, typed.words, (at) => isAlone || at === place)
}

/**
 * Of a clause that says a name more than once, only the first place is known, and only where what it asks about is said for the
 * first time: that is in the order in which it is asked.
 */
export const filledFirst: Fill = (section, document, type, typed) => {
  const { open, written, isSure } = openIn(section, document, type)
  const isFirst = isSure && open[0]?.id === typed.question && open.length === written.length
  return isFirst && missingIn(section) > written.length
    ? rewrittenAt(section, typed.words, (at) => at === 0)
    : section
}

/**
 * The open questions of a clause; those that are written by hand in the order of their places. Beside one whose refused words still
 * stand there, no place is sure.
 */
function openIn(section: Section, document: Document, type: DocumentType) {
  const { answers, interview } = document
  const isOpen = (id: string) =>
    interview.visible.includes(id) && (!(id in answers) || id in interview.problems)
  const open = type.questions.filter(({ id }) => section.questions.includes(id) && isOpen(id))
  const isWritten = (id: string) => open.some((each) => each.id === id && WRITTEN.includes(each.type))
  const isSure = !open.some(({ id }) => stands(section, document, id))
  return { open, written: section.questions.filter(isWritten), isSure }
}

const WRITTEN = ['text', 'textarea', 'date']

function rewrittenAt(section: Section, words: string, isPlace: (at: number) => boolean): Section {
  let at = -1
  return rewritten(section, MISSING, (found) => {
    at += 1
    return isPlace(at) ? words : found
  })
}

function missingIn(section: Section): number {
  let count = 0
  rewritten(section, MISSING, (found) => {
    count += 1
    return found
  })
  return count
}
