import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { headingOf } from './heading-of'
import type { PaperView } from './view'

type PageNotesProps = {
  id: string | undefined
  paper: Paper
  /** Whether it is known which clauses stand on the page: those of all pages would be there for a moment. */
  isPlaced: boolean
  /** The clauses of other pages. */
  elsewhere: string[]
  renderNotes: NonNullable<PaperView['renderNotes']>
}

/** What the clauses of a page mean. Among them it would move their words to other pages. */
export function PageNotes({ id, paper, isPlaced, elsewhere, renderNotes }: PageNotesProps) {
  const notes = paper.instruments.flatMap(({ sections, numbering }) =>
    sections
      .filter(({ id }) => !elsewhere.includes(id))
      .map((section) => (
        <li key={section.id} className="py-1">
          {renderNotes(section, headingOf(section, numbering))}
        </li>
      )),
  )
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 outline-none print:hidden">
      {isPlaced && notes.length > 0 && (
        <section
          aria-label={copy.paper.notes}
          className="sheet mt-3 rounded-sm bg-sheet px-5 py-2 text-sheet-ink shadow-low"
        >
          <ul className="divide-y divide-sheet-line">{notes}</ul>
        </section>
      )}
    </div>
  )
}
