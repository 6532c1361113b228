import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Document, DocumentType, Section } from '@/api/types'
import { copy } from '@/copy'
import { useWasPainted } from '@/ui/use-was-painted'
import { shownAnswer } from '../answers'
import { previewQuery } from '../queries'
import type { PaperView, Pencil } from '../paper/view'
import { isFinal } from '../paper/is-final'
import { goesTo } from './goes-to'
import { questionPath } from './question-path'
import { shownClause } from './shown-clause'
import type { Typed } from './typed'
import { useLivePaper } from './use-live-paper'
import { wordsFor } from './words-for'

export type PaperSoFar = {
  document: Document
  type: DocumentType
  /** The question that is asked. */
  question: string
  /** Where none is asked: the one whose clause stays in view. */
  last?: string | undefined
  pencil?: Pencil[]
  /** What is said in the place of a clause where there is room for a sentence only. */
  said?: string | undefined
  /** What is not saved yet. */
  typed?: readonly Typed[] | undefined
}

const NOTHING: readonly Typed[] = []

/** The document as it stands, with what is not saved yet. It changes in silence after each save. */
export function usePaperSoFar(about: PaperSoFar) {
  const { document, type, question, last, pencil = [], typed = NOTHING } = about
  const {
    data: preview,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...previewQuery(document),
    placeholderData: keepPreviousData,
    enabled: useWasPainted(),
  })
  // How to sign is for the review: here is what the answers make.
  const saved = useMemo(() => preview?.paper && { ...preview.paper, cover: [] }, [preview])
  const live = useLivePaper(saved, { document, type, typed, isOld: isPlaceholderData })
  const asked = question || (last ?? '')
  const words = wordsFor(document, asked, typed)
  const seen = useMemo(() => live && shownClause(live.paper, asked, words)?.section.id, [live, asked, words])
  const view: PaperView = {
    isDraft: !isFinal(document, preview?.complete),
    marked: question,
    seen,
    last,
    pencil: [...pencil, ...(live?.pencil ?? [])],
    questionOf: (section: Section) => questionPath(document, type, section, question),
  }
  const isInPencil = view.pencil?.some((one) => one.question === asked && !one.isBare)
  const detail = type.facts.find(({ id, composes }) => id === question && !composes)
  const form = detail && preview?.paper ? goesTo(detail, preview.paper) : undefined
  const said = form ? copy.panel.goesTo(form) : addsNothing(document, question)
  const nothing = live && question && !seen && !isInPencil ? said : undefined
  return { preview, isError, saved, paper: live?.paper, view, nothing }
}

/** Where no clause shows the answer, that is said: the document is not looked through for it. */
function addsNothing({ answers }: Document, question: string): string {
  const answer = answers[question]
  if (answer === undefined || answer === '') return copy.panel.addsNothingYet
  const shown = shownAnswer(answer)
  return typeof answer === 'string' && shown.length <= SHORT
    ? copy.panel.answerAddsNothing(shown)
    : copy.panel.addsNothing
}

const SHORT = 30
