import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Document, DocumentType, Section } from '@/api/types'
import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'
import { useMedia, WIDE } from '@/ui/use-media'
import { previewQuery } from '../queries'
import { Pages } from '../paper/pages'
import type { Pencil } from '../paper/view'
import { PaperSheet } from './paper-sheet'
import { questionPath } from './question-path'
import type { Typed } from './typed'
import { useLivePaper } from './use-live-paper'

type PaperSideProps = {
  document: Document
  type: DocumentType
  /** The question that is asked. */
  question: string
  pencil?: Pencil[]
  /** What stands in the form and is not saved yet. */
  typed?: Typed | undefined
  /** Whether a phone has room for the sentence that is being written. */
  hasSheet?: boolean
}

/** The document as it stands: beside the question, and on a phone as a sheet below it. It changes in silence after each save. */
export function PaperSide(props: PaperSideProps) {
  const { document, type, question, pencil = [], typed, hasSheet = true } = props
  const isWide = useMedia(WIDE)
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
  const paper = live?.paper
  const view = {
    isDraft: true,
    marked: question,
    pencil: [...pencil, ...(live?.pencil ?? [])],
    questionOf: (section: Section) => questionPath(document, type, section, question),
  }
  if (!isWide)
    return hasSheet && saved && paper && <PaperSheet {...{ document, saved, paper, view, typed }} />
  return (
    <section aria-labelledby="paper-title" className="min-w-0">
      <h2 id="paper-title" className="sr-only">
        {copy.panel.title}
      </h2>
      {isError && <p className="text-soft">{copy.panel.failed}</p>}
      {preview && !preview.paper && <p className="text-soft">{copy.review.noPaper}</p>}
      {!isError && !preview && <Skeleton label={copy.shell.loading} />}
      {paper && <Pages paper={paper} {...view} />}
    </section>
  )
}
