import { useEffect, useRef, useState } from 'react'
import type { Document, Paper } from '@/api/types'
import { copy } from '@/copy'
import { FullScreen } from '@/ui/full-screen'
import { Paper as WholePaper } from '../paper/paper'
import type { PaperView, Pencil } from '../paper/view'
import { shownAnswer } from '../answers'
import { excerptFor, headingFor, justWritten, type Excerpt } from './excerpt'
import type { Typed } from './typed'

const text = copy.panel

type PaperSheetProps = {
  document: Document
  /** As it was saved last. */
  saved: Paper
  /** The same with what is being typed. */
  paper: Paper
  view: PaperView
  typed?: readonly Typed[] | undefined
}

/** How long the sentence that was just written stays before the one of the next question is shown. */
const STAY_MS = 4000

/** On a phone: the sentence that is being written, above the buttons. It opens to the whole paper. */
export function PaperSheet({ document, saved, paper, view, typed }: PaperSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const question = view.marked ?? ''
  const news = useJustWritten(saved)
  const shown = news ?? excerptFor(paper, question, wordsFor(document, question, typed))
  const pencil = view.pencil?.find((one) => one.question === question)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="paper-peek group fixed inset-x-0 z-10 block rounded-t-lg bg-sunken px-4 pt-2 text-left shadow-high print:hidden"
      >
        <span aria-hidden="true" className="mx-auto mb-1.5 block h-1 w-10 rounded-full bg-edge" />
        <span className="sheet block rounded-sm bg-sheet px-3 py-1.5 text-base text-sheet-ink">
          <span className="sr-only">{text.show}:</span>{' '}
          {pencil && <InPencil {...pencil} heading={headingFor(paper, question)} />}
          {!pencil && shown && <Sentence excerpt={shown} isNew={news !== undefined} />}
          {!pencil && !shown && text.show}
        </span>
      </button>
      {isOpen && (
        <FullScreen title={text.title} closeLabel={text.hide} onClose={() => setOpen(false)}>
          <OpenPaper paper={paper} view={view} onLeave={() => setOpen(false)} />
        </FullScreen>
      )}
    </>
  )
}

/** The words that the sentence is looked for by: those typed, those saved, or what stands where none are. */
function wordsFor({ answers, interview }: Document, question: string, typed: readonly Typed[] = []): string {
  const news = typed.find((each) => each.question === question)
  if (news) return news.words
  const answer = answers[question]
  if (answer === undefined || question in interview.problems) return copy.paper.unanswered
  return typeof answer === 'string' && answer ? shownAnswer(answer) : ''
}

type InPencilProps = Pencil & { heading: string | undefined }

/** What is chosen, while only the server knows how the clause will say it. */
const InPencil = ({ words, label, heading }: InPencilProps) => (
  <span className="paper-peek-words">
    {heading && <b>{heading}.</b>} <span className="font-sans text-sm text-sheet-soft">{label}:</span>{' '}
    <i>{words}</i>
  </span>
)

function Sentence({ excerpt: { section, text: words, marks }, isNew }: { excerpt: Excerpt; isNew: boolean }) {
  const parts: { at: number; words: string; isMarked: boolean }[] = []
  let at = 0
  for (const { from, to } of marks) {
    parts.push({ at, words: words.slice(at, from), isMarked: false })
    parts.push({ at: from, words: words.slice(from, to), isMarked: true })
    at = to
  }
  parts.push({ at, words: words.slice(at), isMarked: false })
  return (
    <span className="paper-peek-words">
      <b>{section.heading}.</b>{' '}
      {parts.map((part) =>
        part.isMarked ? (
          <mark key={part.at} className={isNew ? 'words-wash' : 'bg-sheet-words text-sheet-ink'}>
            {part.words}
          </mark>
        ) : (
          part.words
        ),
      )}
    </span>
  )
}

/** The whole paper, opened at the clause that is being written. */
function OpenPaper({
  paper,
  view,
  onLeave,
}: Omit<PaperSheetProps, 'document' | 'saved' | 'typed'> & { onLeave: () => void }) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    whole.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    // A link in the paper leads to a question: the paper makes room for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={whole}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-to-question]')) onLeave()
      }}
    >
      <WholePaper paper={paper} {...view} />
    </div>
  )
}

/** What the newest save wrote, for a moment. */
function useJustWritten(paper: Paper): Excerpt | undefined {
  const [shown, setShown] = useState({ paper, news: undefined as Excerpt | undefined })
  if (shown.paper !== paper && JSON.stringify(shown.paper) !== JSON.stringify(paper)) {
    setShown({ paper, news: justWritten(shown.paper, paper) })
  }
  const { news } = shown
  useEffect(() => {
    if (!news) return
    const end = setTimeout(() => setShown((now) => ({ ...now, news: undefined })), STAY_MS)
    return () => clearTimeout(end)
  }, [news])
  return news
}
