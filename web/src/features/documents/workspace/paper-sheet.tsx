import { useEffect, useRef, useState } from 'react'
import type { Document, Paper } from '@/api/types'
import { copy } from '@/copy'
import { FullScreen } from '@/ui/full-screen'
import { Paper as WholePaper } from '../paper/paper'
import type { PaperView } from '../paper/view'
import { shownAnswer } from '../answers'
import { excerptFor, justWritten, type Excerpt } from './excerpt'

const text = copy.panel

type PaperSheetProps = { document: Document; paper: Paper; view: PaperView }

/** How long the sentence that was just written stays before the one of the next question is shown. */
const STAY_MS = 4000

/** On a phone: the sentence that is being written, above the buttons. It opens to the whole paper. */
export function PaperSheet({ document, paper, view }: PaperSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const question = view.marked ?? ''
  const answer = document.answers[question]
  const news = useJustWritten(paper)
  const shown = news ?? excerptFor(paper, question, typeof answer === 'string' ? shownAnswer(answer) : '')
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
          {shown ? <Sentence excerpt={shown} isNew={news !== undefined} /> : text.show}
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
function OpenPaper({ paper, view, onLeave }: Omit<PaperSheetProps, 'document'> & { onLeave: () => void }) {
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
