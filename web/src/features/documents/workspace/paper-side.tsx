import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Document, DocumentType, Section } from '@/api/types'
import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'
import { useMedia, WIDE } from '@/ui/use-media'
import { previewQuery } from '../queries'
import { Pages } from '../paper/pages'
import type { Pencil } from '../paper/view'
import { PaperSheet } from './paper-sheet'
import { questionPath } from './question-path'

type PaperSideProps = {
  document: Document
  type: DocumentType
  /** The question that is asked. */
  question: string
  pencil?: Pencil[]
  /** Whether a phone has room for the sentence that is being written. */
  hasSheet?: boolean
}

/** The document as it stands: beside the question, and on a phone as a sheet below it. It changes in silence after each save. */
export function PaperSide({ document, type, question, pencil, hasSheet = true }: PaperSideProps) {
  const isWide = useMedia(WIDE)
  const { data: preview, isError } = useQuery({
    ...previewQuery(document),
    placeholderData: keepPreviousData,
  })
  // How to sign is for the review: here is what the answers make.
  const paper = preview?.paper && { ...preview.paper, cover: [] }
  const view = {
    isDraft: true,
    marked: question,
    pencil,
    questionOf: (section: Section) => questionPath(document, type, section, question),
  }
  if (!isWide) return hasSheet && paper && <PaperSheet document={document} paper={paper} view={view} />
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
