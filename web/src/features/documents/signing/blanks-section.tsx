import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { blanksOf, detailsOf } from '../details/detail-groups'
import { Blocks } from '../paper/blocks'
import type { OpenClause } from './blanks'
import type { Execution } from './execution'

const text = copy.signing.blanks

type BlanksSectionProps = { document: Document; execution: Execution; clauses: OpenClause[] }

/** What is left to write in, and where; and what the cover sheet asks to check before. */
export function BlanksSection({ document, execution, clauses }: BlanksSectionProps) {
  const sheets = [...new Set(clauses.map(({ sheet }) => sheet))]
  const isPacket = execution.sheets.length > 1
  const canFill = useCanFill(document)
  return (
    <>
      <p className="max-w-2xl">{sheets.length > 0 ? text.text : text.none}</p>
      {sheets.map((sheet) => (
        <section key={sheet} aria-label={sheet} className="mt-5">
          {isPacket && <h3 className="text-subhead text-balance">{sheet}</h3>}
          <ul className="mt-1 grid gap-x-10 sm:grid-cols-2">
            {clauses
              .filter((clause) => clause.sheet === sheet)
              .map((clause) => (
                <ClauseRow key={clause.heading} clause={clause} isOfSeveral={document.parties.length > 1} />
              ))}
          </ul>
        </section>
      ))}
      {sheets.length > 0 && canFill && (
        <Link
          to={paths.review(document.id)}
          className={buttonClass({ look: 'secondary', className: 'mt-5' })}
        >
          {text.fill}
        </Link>
      )}
      <div className="mt-6 border-t border-line">
        <Disclosure summary={text.beforeTitle}>
          <Blocks blocks={execution.before} className="text-base" isAlone />
        </Disclosure>
      </div>
    </>
  )
}

/** Whether a detail would fill one of the blanks: some, such as a child’s birth date, are never asked for. */
function useCanFill(document: Document): boolean {
  const { data: types } = useQuery(documentTypesQuery)
  const type = types?.find(({ id }) => id === document.type)
  return type !== undefined && blanksOf(document, detailsOf(document, type)).length > 0
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
