import type { Instrument, Section } from '@/api/types'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { PencilIcon } from '@/ui/icons'
import { anchors } from './anchors'
import { Blocks } from './blocks'
import { feeds } from './feeds'
import { headingOf } from './heading-of'
import type { PaperView, Pencil } from './view'

type ClauseProps = { section: Section; numbering: Instrument['numbering']; view: PaperView }

/** One clause. It leads to the question that feeds it. */
export function Clause({ section, numbering, view }: ClauseProps) {
  const { marked, seen, last, renderNotes, questionOf, pencil = [] } = view
  const isMarked = marked !== undefined && feeds(marked, section)
  const isLast = last !== undefined && feeds(last, section)
  const isSeen = (isMarked || isLast) && seen === section.id
  const question = questionOf?.(section)
  return (
    <section
      id={anchors.clause(section.id)}
      data-clause={section.id}
      data-marked={isMarked || undefined}
      data-seen={isSeen || undefined}
      data-last={isLast || undefined}
      data-new-page={section.newPage || undefined}
      className={cx(
        'group/clause relative mt-9 scroll-mt-20',
        section.newPage && 'border-t-2 border-dashed border-sheet-line pt-9 print:break-before-page',
        isMarked && '-mx-4 border-l-4 border-sheet-accent bg-sheet-tint px-3 py-4 @xl:-mx-6 @xl:px-5',
      )}
    >
      {isMarked && <p className="font-sans text-sm font-semibold text-sheet-accent">{markOf(view)}</p>}
      <h4 className="font-semibold">{headingOf(section, numbering)}</h4>
      {/* Above the words: a long clause may end on another page than the one that is shown. */}
      {pencil
        .filter(({ isBare }) => !isBare)
        .filter(({ question }) => (question === marked && seen ? isSeen : feeds(question, section)))
        .map(({ question, words, label }) => (
          <InPencil key={question} words={words} label={label} />
        ))}
      <Blocks blocks={section.blocks} className="mt-3" />
      {question && <ToQuestion to={question} heading={section.heading} />}
      {renderNotes?.(section)}
    </section>
  )
}

/** While a yes or no waits, the words of the clause may say the contrary. */
function markOf({ marked, pencil = [] }: PaperView): string {
  const waiting = pencil.find(({ isBare, question }) => isBare && question === marked)
  return waiting ? `${waiting.label}: ${waiting.words}` : copy.paper.marked
}

/** On a page it stands in the margin, for the mouse over the clause and for the keyboard; elsewhere under the clause. */
const ToQuestion = ({ to, heading }: { to: string; heading: string }) => (
  <Link
    to={to}
    state={{ moved: true }}
    data-to-question
    className="to-question font-sans text-sm font-semibold text-sheet-accent print:hidden"
  >
    <PencilIcon className="size-4 shrink-0" />
    {copy.paper.change} <span className="sr-only">{copy.paper.behind(heading)}</span>
  </Link>
)

const InPencil = ({ words, label }: Omit<Pencil, 'question'>) => (
  <p className="in-pencil mt-3 print:hidden">
    <span className="block font-sans text-sm font-semibold not-italic">{label}</span>
    {words}
  </p>
)
