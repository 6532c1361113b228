import { useId, useState } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { worksheet as text } from '@/copy/worksheet'
import { OpenedPaper } from '../workspace/opened-paper'
import { usePaperSoFar } from '../workspace/use-paper-so-far'
import { outcomeOf } from './worksheet'

type WorksheetResultProps = { document: Document; type: DocumentType }

/** What the figures come to, or what is missing for it, where they are entered. */
export function WorksheetResult({ document, type }: WorksheetResultProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { saved: paper, view } = usePaperSoFar({ document, type, question: '' })
  if (!paper) return null
  const outcome = outcomeOf(paper)
  const { amount, payer, sentence, notes, lines } = outcome ?? { sentence: text.notBegun, notes: [] }
  return (
    <section
      aria-labelledby={id}
      className="mt-6 rounded-md border border-l-4 border-line border-l-palm bg-raised px-5 py-4"
    >
      <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
        {text.title}
      </h3>
      <div role="status">
        {amount ? (
          <p className="mt-1">
            <span className="block font-serif text-heading">{text.monthly(amount)}</span> {payer}
          </p>
        ) : (
          <p className="mt-1">{sentence}</p>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-soft">
          {note}
        </p>
      ))}
      {lines && (
        <button type="button" className="link mt-1 min-h-11" onClick={() => setOpen(true)}>
          {text.lines}
        </button>
      )}
      {isOpen && lines && (
        <OpenedPaper
          paper={paper}
          view={{ ...view, marked: undefined, last: lines.questions[0], seen: lines.id }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** The outcome in one line, for where there is room for no more. */
export function useWorksheetSentence({ document, type }: WorksheetResultProps): string | undefined {
  const { saved } = usePaperSoFar({ document, type, question: '' })
  return outcomeOf(saved)?.sentence
}
