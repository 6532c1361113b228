import { useState } from 'react'
import type { Document, Paper } from '@/api/types'
import { copy } from '@/copy'
import type { PaperView, Pencil } from '../paper/view'
import { excerptFor, headingFor, type Excerpt } from './excerpt'
import { useJustWritten } from './just-written'
import { OpenedPaper } from './opened-paper'
import { Sentence } from './sentence'
import type { Typed } from './typed'
import { wordsFor } from './words-for'

const text = copy.panel

type PaperSheetProps = {
  document: Document
  /** As it was saved last. */
  saved: Paper
  /** The same with what is being typed. */
  paper: Paper
  view: PaperView
  typed?: readonly Typed[] | undefined
  /** Said where no clause shows the answer. */
  nothing?: string | undefined
  /** Said in the place of a clause. */
  said?: string | undefined
}

/** On a phone: the sentence that is being written, above the buttons. It opens to the whole paper. */
export function PaperSheet({ document, saved, paper, view, typed, nothing, said }: PaperSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const question = view.marked ?? ''
  const news = useJustWritten(saved, question, typed)
  const shown = news ?? excerptFor(paper, question, wordsFor(document, question, typed))
  const pencil = view.pencil?.find((one) => one.question === question)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="paper-peek group fixed inset-x-0 z-10 block w-full rounded-t-lg bg-sunken px-4 pt-2 text-left shadow-high print:hidden"
      >
        <span
          aria-hidden="true"
          className="paper-peek-bar mx-auto mb-1.5 block h-1 w-10 rounded-full bg-edge"
        />
        <span aria-hidden="true" className="paper-peek-handle font-semibold text-accent">
          {text.show}
        </span>
        <span className="sheet block rounded-sm bg-sheet px-3 py-1.5 text-base text-sheet-ink">
          <span className="sr-only">{text.show}:</span>{' '}
          {said && <span className="paper-peek-words">{said}</span>}
          {!said && pencil && (
            <InPencil
              {...pencil}
              heading={
                pencil.isBare ? undefined : headingFor(paper, question, wordsFor(document, question, typed))
              }
            />
          )}
          {!said && !pencil && shown && <Words excerpt={shown} isNew={news !== undefined} />}
          {!said && !pencil && !shown && <span className="paper-peek-words">{nothing ?? text.show}</span>}
        </span>
      </button>
      {isOpen && <OpenedPaper paper={paper} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

type InPencilProps = Pencil & { heading: string | undefined }

/** What is chosen, while only the server knows how the clause will say it. */
const InPencil = ({ words, label, heading }: InPencilProps) => (
  <span className="paper-peek-words">
    {heading && <b>{heading}.</b>} <span className="font-sans text-sm text-sheet-soft">{label}:</span>{' '}
    <i>{words}</i>
  </span>
)

const Words = ({ excerpt, isNew }: { excerpt: Excerpt; isNew: boolean }) => (
  <span className="paper-peek-words">
    <b>{excerpt.section.heading}.</b>{' '}
    <Sentence excerpt={excerpt} mark={isNew ? 'words-wash' : 'bg-sheet-words text-sheet-ink'} />
  </span>
)
