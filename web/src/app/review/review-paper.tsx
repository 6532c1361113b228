import { Link } from 'react-router'
import type { County, Document, DocumentType, Preview } from '@/api/types'
import { Paper } from '@/features/documents/paper/paper'
import { ClauseNotes } from '@/features/documents/review/clause-notes'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { copy } from '../copy'
import { paths } from '../paths'

type ReviewPaperProps = {
  document: Document
  type: DocumentType
  preview: Preview
  county: County | undefined
}

/** The document as it stands, clause by clause with its reasons. */
export function ReviewPaper({ document, type, preview, county }: ReviewPaperProps) {
  const isFinal = document.status === 'paid' && preview.complete
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-2xl">{copy.review.previewTitle}</h2>
        <Link to={paths.questionnaire(document.id)} className={buttonClass({ look: 'secondary' })}>
          {copy.review.edit}
        </Link>
      </div>
      {preview.paper ? (
        <Paper
          paper={preview.paper}
          isDraft={!isFinal}
          renderNotes={(section) => (
            <ClauseNotes section={section} document={document} type={type} county={county} />
          )}
        />
      ) : (
        <Notice>{copy.review.noPaper}</Notice>
      )}
    </>
  )
}
