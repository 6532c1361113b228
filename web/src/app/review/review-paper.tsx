import { Link } from 'react-router'
import type { County, Document, DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { Folded } from '@/features/documents/paper/folded'
import { Paper } from '@/features/documents/paper/paper'
import { ClauseNotes } from '@/features/documents/review/clause-notes'
import { useDraftDownload } from '@/features/documents/use-download'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'

type ReviewPaperProps = {
  document: Document
  type: DocumentType
  preview: Preview
  county: County | undefined
}

/** The document as it stands, clause by clause with its reasons. */
export function ReviewPaper({ document, type, preview, county }: ReviewPaperProps) {
  const isFinal = document.status === 'paid' && !document.onHold && preview.complete
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-heading">{copy.review.previewTitle}</h2>
        <Link to={paths.questionnaire(document.id)} className={buttonClass({ look: 'secondary' })}>
          {copy.review.edit}
        </Link>
      </div>
      {preview.paper ? (
        <Folded>
          <Paper
            paper={preview.paper}
            isDraft={!isFinal}
            isFolded
            renderNotes={(section) => (
              <ClauseNotes section={section} document={document} type={type} county={county} />
            )}
          />
        </Folded>
      ) : (
        <Notice>{copy.review.noPaper}</Notice>
      )}
      {preview.paper && !isFinal && <DraftDownload id={document.id} />}
    </>
  )
}

function DraftDownload({ id }: { id: number }) {
  const draft = useDraftDownload()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" busy={draft.isPending} onClick={() => draft.mutate(id)}>
        {copy.review.draft}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-soft">{copy.review.draftNote}</p>
    </div>
  )
}
