import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { County, Document, DocumentType, Paper as PaperData, Preview } from '@/api/types'
import { copy } from '@/copy'
import { Paper } from '@/features/documents/paper/paper'
import type { PaperView } from '@/features/documents/paper/view'
import { ClauseNotes } from '@/features/documents/review/clause-notes'
import { useDraftDownload } from '@/features/documents/use-download'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { FullScreen } from '@/ui/full-screen'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useMedia, WIDE } from '@/ui/use-media'

const Pages = lazy(() =>
  import('@/features/documents/paper/pages').then((pages) => ({ default: pages.Pages })),
)

type ReviewPaperProps = {
  document: Document
  type: DocumentType
  preview: Preview
  county: County | undefined
}

/** The document as it stands, clause by clause with its reasons. */
export function ReviewPaper({ document, type, preview, county }: ReviewPaperProps) {
  const isFinal = document.status === 'paid' && !document.onHold && preview.complete
  const view: PaperView = {
    isDraft: !isFinal,
    renderNotes: (section) => (
      <ClauseNotes section={section} document={document} type={type} county={county} />
    ),
  }
  return (
    <section aria-labelledby="preview" className="mb-10">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="preview" className="text-heading">
          {copy.review.previewTitle}
        </h2>
        <Link to={paths.questionnaire(document.id)} className={buttonClass({ look: 'secondary' })}>
          {copy.review.edit}
        </Link>
      </div>
      {preview.paper ? <Reading paper={preview.paper} view={view} /> : <Notice>{copy.review.noPaper}</Notice>}
      {preview.paper && !isFinal && <DraftDownload id={document.id} />}
    </section>
  )
}

/** Page by page where there is room, and over the whole screen for whoever wants to read it from end to end. */
function Reading({ paper, view }: { paper: PaperData; view: PaperView }) {
  const isWide = useMedia(WIDE)
  const { hash, key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [arrived, setArrived] = useState<string>()
  const clause = hash.startsWith('#clause-') ? hash.slice(1) : undefined
  // A link to a clause leads into the paper, which a phone has closed. Each press of it is another place in the history.
  if (clause && !isWide && arrived !== key) {
    setArrived(key)
    setOpen(true)
  }
  const open = () => setOpen(true)
  return (
    <>
      {isWide ? (
        <Suspense fallback={<Skeleton label={copy.shell.loading} />}>
          {/* The same places would stand on the page twice. */}
          {!isOpen && <Pages paper={paper} {...view} />}
          <Button look="secondary" onClick={open} className="mt-4">
            {copy.paper.read}
          </Button>
        </Suspense>
      ) : (
        <ClosedPaper paper={paper} onOpen={open} />
      )}
      {isOpen && (
        <FullScreen title={paper.title} closeLabel={copy.paper.close} onClose={() => setOpen(false)}>
          <Reader paper={paper} view={view} at={clause} />
        </FullScreen>
      )}
    </>
  )
}

function Reader({ paper, view, at }: { paper: PaperData; view: PaperView; at: string | undefined }) {
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView({ block: 'start' })
  }, [at])
  return (
    <div className="mx-auto w-full max-w-3xl sm:py-8">
      <Paper paper={paper} {...view} />
    </div>
  )
}

/** What a phone shows of the paper before it is opened: its title and how it begins. */
function ClosedPaper({ paper, onOpen }: { paper: PaperData; onOpen: () => void }) {
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="sheet max-h-72 overflow-clip rounded-sm bg-sheet px-5 py-6 text-sheet-ink shadow-high"
      >
        <p className="text-center text-subhead font-bold">{paper.title}</p>
        <p className="text-center italic">{paper.subject}</p>
        {paper.instruments[0]?.sections.slice(0, 3).map(({ id, heading, blocks }) => (
          <div key={id} className="mt-4">
            <p className="font-bold">{heading}</p>
            <p>{blocks.map((block) => (block.kind === 'paragraph' ? block.text : '')).join(' ')}</p>
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 rounded-b-sm bg-linear-to-t from-sheet from-40% to-transparent px-4 pt-20 pb-4">
        <Button aria-haspopup="dialog" onClick={onOpen} className="w-full shadow-high">
          {copy.paper.read}
        </Button>
      </div>
    </div>
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
