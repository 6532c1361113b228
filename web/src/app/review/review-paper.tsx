import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { County, Document, DocumentType, Paper as PaperData, Preview } from '@/api/types'
import { copy } from '@/copy'
import { FirstPage } from '@/features/documents/dashboard/miniature/first-page'
import { isFinal } from '@/features/documents/paper/is-final'
import { Paper } from '@/features/documents/paper/paper'
import { useIsCramped } from '@/features/documents/paper/use-is-cramped'
import type { PaperView } from '@/features/documents/paper/view'
import { ClauseNotes } from '@/features/documents/review/clause-notes'
import { useDraftDownload } from '@/features/documents/download/use-download'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { FullScreen } from '@/ui/full-screen'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { SkipLink } from '@/ui/skip-link'
import { useMedia, WIDE } from '@/ui/use-media'
import { PAYMENT } from './to-payment'

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
  const isPrinted = isFinal(document, preview.complete)
  const skipToCard = document.status === 'paid' ? copy.review.skipToDownload : copy.review.skipToPayment
  const view: PaperView = {
    isDraft: !isPrinted,
    renderNotes: (section, heading) => <ClauseNotes {...{ section, heading, document, type, county }} />,
  }
  return (
    <section aria-labelledby="preview" className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="preview" className="text-heading">
          {copy.review.previewTitle}
        </h2>
        <Link to={paths.questionnaire(document.id)} className={buttonClass({ look: 'secondary' })}>
          {copy.review.edit}
        </Link>
      </div>
      {type.county && preview.paper && <p className="mb-4 max-w-2xl">{copy.review.drafted}</p>}
      {preview.paper ? (
        <Reading paper={preview.paper} view={view} skipToCard={skipToCard} />
      ) : (
        <Notice>{copy.review.noPaper}</Notice>
      )}
      {preview.paper && !isPrinted && <DraftDownload document={document} isFiled={type.county} />}
    </section>
  )
}

const AFTER_PAGES = 'after-pages'

/** A place within the paper. */
const PLACE = /^#(clause-|cover-sheet$)/

type ReadingProps = { paper: PaperData; view: PaperView; skipToCard: string }

/** Page by page where there is room, and over the whole screen for whoever wants to read it from end to end. */
function Reading({ paper, view, skipToCard }: ReadingProps) {
  const place = useRef<HTMLDivElement>(null)
  const isCramped = useIsCramped(place)
  const hasPages = useMedia(WIDE) && !isCramped
  const { hash, key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [arrived, setArrived] = useState<string>()
  const clause = PLACE.test(hash) ? hash.slice(1) : undefined
  // A link to a clause leads into the paper, which is closed where it has no pages. Each press of it is another place in the history.
  if (clause && !hasPages && arrived !== key) {
    setArrived(key)
    setOpen(true)
  }
  const open = () => setOpen(true)
  return (
    <div ref={place}>
      {hasPages ? (
        <Suspense fallback={<Skeleton label={copy.shell.loading} />}>
          {/* Each clause has its own stops of the Tab key. */}
          <SkipLink to={AFTER_PAGES}>{copy.review.skipPages}</SkipLink>
          <SkipLink to={PAYMENT}>{skipToCard}</SkipLink>
          {/* The same places would stand on the page twice. */}
          {!isOpen && <Pages paper={paper} after={AFTER_PAGES} {...view} />}
          <div className={besideClass}>
            <Button look="secondary" onClick={open}>
              {copy.paper.read}
            </Button>
          </div>
        </Suspense>
      ) : (
        <ClosedPaper paper={paper} onOpen={open} />
      )}
      {isOpen && (
        <FullScreen title={paper.title} closeLabel={copy.paper.close} onClose={() => setOpen(false)}>
          <Reader paper={paper} view={view} at={clause} />
        </FullScreen>
      )}
    </div>
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

/** What is shown of the paper before it is opened, where pages have no room: its first page, small. A press on it opens it, too. */
function ClosedPaper({ paper, onOpen }: { paper: PaperData; onOpen: () => void }) {
  const [first] = paper.instruments
  return (
    <div className="rounded-md bg-shell-4 p-4">
      {/* For the finger: the button below is the same, with a name. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        aria-hidden="true"
        onClick={onOpen}
        className="sheet relative mx-auto aspect-[17/22] w-[280px] max-w-full cursor-pointer overflow-hidden bg-sheet shadow-sheet"
      >
        <div className="absolute top-0 left-0 w-[640px] origin-top-left scale-[.4375]">
          {first && <FirstPage instrument={first} />}
        </div>
      </div>
      <Button aria-haspopup="dialog" onClick={onOpen} className="mt-4 w-full">
        {copy.paper.read}
      </Button>
    </div>
  )
}

function DraftDownload({ document, isFiled }: { document: Document; isFiled: boolean }) {
  const draft = useDraftDownload()
  return (
    <div className={besideClass}>
      <Button look="secondary" busy={draft.isPending} onClick={() => draft.mutate(document)}>
        {copy.review.draft}
      </Button>
      <p className={noteClass}>
        {copy.review.draftNote} {isFiled && copy.review.draftForms}
      </p>
    </div>
  )
}

/** A button, and beside it what is to be known of it. */
const besideClass = 'mt-4 flex flex-wrap items-center gap-x-4 gap-y-2'
const noteClass = 'min-w-0 flex-1 basis-60 text-sm text-soft'
