import type { Document, DocumentType, Paper, Section } from '@/api/types'
import { copy } from '@/copy'
import { feeds } from '../paper/feeds'
import type { Pencil } from '../paper/view'
import { filled, filledFirst } from './missing-places'
import { replaced, wordsAt } from './replaced'
import { eachSection } from './rewritten'
import type { Typed } from './typed'

const { unanswered, untilContinue } = copy.paper

const YES_OR_NO = /^(Yes|No)$/

type LivePaper = { paper: Paper; pencil: Pencil[] }

/**
 * The paper as it would read with what is not saved yet, and without what was refused. Where it cannot be told which words a
 * clause would have, they stand below it in pencil.
 */
export function livePaper(
  paper: Paper,
  document: Document,
  type: DocumentType,
  typed: readonly Typed[] = [],
): LivePaper {
  const isTyped = (question: string) => typed.some((each) => each.question === question)
  const refused = Object.keys(document.interview.problems).filter((question) => !isTyped(question))
  const said = { document, type, others: withoutAnswers(document, refused) }
  const right = refused.reduce((now, question) => replaced(now, said, question, unanswered), paper)
  const start = { paper: right, pencil: [], document }
  const sure = typed.reduce((now, each) => followed(now, type, each), start as Following)
  const { paper: live, pencil } = typed.reduce((now, each) => begun(now, type, each), sure)
  return { paper: live, pencil }
}

/** The document is the one whose paper that would be: what has been written into it is missing no more. */
type Following = LivePaper & { document: Document }

function followed(now: Following, type: DocumentType, typed: Typed): Following {
  const { paper, pencil, document } = now
  const { question, words, label = untilContinue } = typed
  if (words === wordsAt(document, question)) return now
  const written = typed.isPrinted ? writtenIn(paper, document, type, typed) : paper
  if (firstFed(written, typed) !== firstFed(paper, typed))
    return { paper: written, pencil, document: answered(document, typed) }
  const isRefused = question in document.interview.problems
  const kept = isRefused ? replaced(paper, { document, type }, question, unanswered) : paper
  return {
    paper: kept,
    pencil: [...pencil, { question, words, label, isBare: YES_OR_NO.test(words) }],
    document,
  }
}

/** An answer that stands in pencil, where at least the first place of its clause is known. Of the others nothing follows. */
function begun(now: Following, type: DocumentType, typed: Typed): Following {
  const { document, pencil } = now
  const isInPencil = pencil.some(({ question }) => question === typed.question)
  if (!isInPencil || !typed.isPrinted || typed.question in document.answers) return now
  const first = firstFed(now.paper, typed)
  const paper = eachSection(now.paper, typed.question, (section) =>
    section === first ? filledFirst(section, document, type, typed) : section,
  )
  if (paper === now.paper) return now
  return { ...now, paper, pencil: pencil.filter(({ question }) => question !== typed.question) }
}

function answered(document: Document, { question, words }: Typed): Document {
  const { [question]: _, ...problems } = document.interview.problems
  const answers = { ...document.answers, [question]: words }
  return { ...document, answers, interview: { ...document.interview, problems } }
}

/** The clause that one sees: where its words are not known, none is written. */
const firstFed = ({ instruments }: Paper, { question }: Typed): Section | undefined =>
  instruments.flatMap(({ sections }) => sections).find((section) => feeds(question, section))

function writtenIn(paper: Paper, document: Document, type: DocumentType, typed: Typed): Paper {
  const { answers, interview } = document
  if (typed.question in answers) {
    // One word can stand in a clause by itself, too, as "Florida" does.
    const isSure = typed.question in interview.problems || wordsAt(document, typed.question).includes(' ')
    return isSure ? replaced(paper, { document, type }, typed.question, typed.words) : paper
  }
  return eachSection(paper, typed.question, (section) => filled(section, document, type, typed))
}

const withoutAnswers = (document: Document, without: readonly string[]): Document => {
  const left = Object.entries(document.answers).filter(([question]) => !without.includes(question))
  return { ...document, answers: Object.fromEntries(left) }
}
