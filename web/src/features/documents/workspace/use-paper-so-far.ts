import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Document, DocumentType, Section } from '@/api/types'
import { previewQuery } from '../queries'
import type { PaperView, Pencil } from '../paper/view'
import { questionPath } from './question-path'
import type { Typed } from './typed'
import { useLivePaper } from './use-live-paper'

export type PaperSoFar = {
  document: Document
  type: DocumentType
  /** The question that is asked. */
  question: string
  /** Where none is asked: the one whose clause stays in view. */
  last?: string | undefined
  pencil?: Pencil[]
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
  })
  // How to sign is for the review: here is what the answers make.
  const saved = useMemo(() => preview?.paper && { ...preview.paper, cover: [] }, [preview])
  const live = useLivePaper(saved, { document, type, typed, isOld: isPlaceholderData })
  const view: PaperView = {
    isDraft: true,
    marked: question,
    last,
    pencil: [...pencil, ...(live?.pencil ?? [])],
    questionOf: (section: Section) => questionPath(document, type, section, question),
  }
  return { preview, isError, saved, paper: live?.paper, view }
}
