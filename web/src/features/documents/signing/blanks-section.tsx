import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Fold } from '@/ui/fold'
import { Blocks } from '../paper/blocks'
import type { OpenClause } from './blanks'
import type { Execution } from './execution'

const text = copy.signing.blanks

type BlanksSectionProps = {
  document: Document
  execution: Execution
  clauses: OpenClause[]
  /** Whether a detail would fill one of the blanks: some, such as a child’s birth date, are never asked for. */
  canFill: boolean
}

/** What is left to write in, and where; and what the cover sheet asks to check before. */
export function BlanksSection({ document, execution, clauses, canFill }: BlanksSectionProps) {
  const sheets = [...new Set(clauses.map(({ sheet }) => sheet))]
  const isFillable = canFill && (sheets.length > 0 || execution.forms.length > 0)
  const isPacket = execution.sheets.length > 1
  const rowsOf = (sheet: string) => (
    <ul className="mt-1 grid gap-x-10 sm:grid-cols-2">
      {clauses
        .filter((clause) => clause.sheet === sheet)
        .map((clause) => (
          <ClauseRow key={clause.heading} clause={clause} isOfSeveral={document.parties.length > 1} />
        ))}
    </ul>
  )
  return (
    <>
      <p className="max-w-2xl">{leadOf(sheets.length > 0, isFillable)}</p>
      {execution.instead.length > 0 && <p className="mt-3 max-w-2xl">{courtForms.insteadOfBlanks}</p>}
      {sheets.map((sheet) => (
        <section key={sheet} aria-label={sheet} className="mt-5">
          {isPacket ? (
            <Fold summary={<h4 className="font-sans text-base font-semibold tracking-normal">{sheet}</h4>}>
              <h4 className="text-subhead text-balance max-sm:hidden">{sheet}</h4>
              {rowsOf(sheet)}
            </Fold>
          ) : (
            rowsOf(sheet)
          )}
        </section>
      ))}
      {isFillable && (
        <Link
          to={paths.review(document.id)}
          className={buttonClass({ look: 'secondary', className: 'mt-5' })}
        >
          {text.fill}
        </Link>
      )}
      <div className="mt-6 border-t border-line *:border-b-0">
        <Disclosure summary={text.beforeTitle}>
          <Blocks blocks={execution.before} className="text-base" isAlone />
        </Disclosure>
      </div>
    </>
  )
}

/** What no paper drafted here leaves open, a form of the court can. */
function leadOf(isOpen: boolean, isFillable: boolean): string {
  if (isOpen) return text.text
  return isFillable ? courtForms.blanksOpen : text.none
}

type ClauseRowProps = { clause: OpenClause; isOfSeveral: boolean }

const ClauseRow = ({ clause: { heading, lines, boxes, tables }, isOfSeveral }: ClauseRowProps) => (
  <li className="border-b border-line py-3">
    <p className="font-semibold">{heading}</p>
    {lines.map(({ what, by }) => (
      <p key={`${what} ${by}`} className="text-base text-soft">
        {what}
        {isOfSeveral && <> · {text.by(by)}</>}
      </p>
    ))}
    {boxes > 0 && <p className="text-base text-soft">{text.boxes(boxes)}</p>}
    {tables > 0 && <p className="text-base text-soft">{text.tables(tables)}</p>}
  </li>
)
