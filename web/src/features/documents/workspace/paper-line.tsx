import { useState, type ReactNode } from 'react'
import type { Document, Paper } from '@/api/types'
import { copy } from '@/copy'
import { worksheet as text } from '@/copy/worksheet'
import { ChevronIcon } from '@/ui/icons'
import type { PaperView } from '../paper/view'
import { excerptFor, headingFor, onOneLine } from './excerpt'
import { useJustWritten } from './just-written'
import { OpenedPaper } from './opened-paper'
import { Sentence } from './sentence'
import type { Typed } from './typed'
import { useKeyboardRoom } from './use-keyboard-room'
import { usePaperSoFar, type PaperSoFar } from './use-paper-so-far'
import { wordsFor } from './words-for'

/** The words that are being written, in one line. It opens to the whole paper, and gives its room to a phone's keyboard. */
export function PaperLine(props: PaperSoFar) {
  const { paper, view } = usePaperSoFar(props)
  return paper && <Line {...props} paper={paper} view={view} />
}

type LineProps = {
  document: Document
  paper: Paper
  view: PaperView
  typed?: readonly Typed[] | undefined
  said?: string | undefined
}

function Line(line: LineProps) {
  const { paper, view } = line
  const [isOpen, setOpen] = useState(false)
  useKeyboardRoom()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={lineClass}
      >
        <span className="sr-only">{copy.panel.show}:</span>{' '}
        <span className="sheet min-w-0 grow rounded-sm bg-sheet px-3 py-0.5 text-sheet-ink shadow-low">
          <Words {...line} />
        </span>
        <ChevronIcon className="size-5 shrink-0 rotate-180" />
      </button>
      {isOpen && <OpenedPaper paper={paper} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

const lineClass =
  'flex min-h-14 w-full items-center gap-3 border-t border-line bg-sunken px-3 py-0.5 text-left print:hidden sm:px-6 lg:px-4 [@media(max-height:36rem)]:hidden [[data-keyboard]_&]:hidden'

function Words({ document, paper, view, typed, said }: LineProps) {
  const question = view.marked || (view.last ?? '')
  const news = useJustWritten(paper, question, typed)
  const pencil = view.pencil?.find((one) => one.question === question)
  const shown = news ?? excerptFor(paper, question, wordsFor(document, question, typed))
  if (said) return <Lines over={[text.title]} under={said} />
  if (pencil)
    return (
      <Lines
        over={[
          pencil.isBare ? undefined : headingFor(paper, question, wordsFor(document, question, typed)),
          pencil.label,
        ]}
        under={<i>{pencil.words}</i>}
      />
    )
  if (!shown) return copy.panel.show
  const words = <Sentence excerpt={onOneLine(shown)} mark="bg-sheet-words text-sheet-ink" />
  return <Lines over={[shown.section.heading]} under={words} />
}

type LinesProps = { over: (string | undefined)[]; under: ReactNode }

const Lines = ({ over, under }: LinesProps) => (
  <>
    <span className="block truncate font-sans text-sm leading-[1.43] text-sheet-soft">
      {over.filter(Boolean).join(' · ')}
    </span>{' '}
    <span className="block truncate text-base leading-[1.5]">{under}</span>
  </>
)
