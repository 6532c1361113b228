import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Blocks } from '../paper/blocks'
import type { Blank, OpenTables } from './blanks'
import type { Execution } from './execution'

const text = copy.signing.blanks

type BlanksSectionProps = {
  document: Document
  execution: Execution
  blanks: Blank[]
  tables: OpenTables[]
}

/** What is left to write in, and where; and what the cover sheet asks to check before. */
export function BlanksSection({ document, execution, blanks, tables }: BlanksSectionProps) {
  const isAny = blanks.length + tables.length > 0
  const isPacket = execution.sheets.length > 1
  return (
    <>
      {!isAny && <p className="max-w-2xl">{text.none}</p>}
      {isAny && (
        <>
          <p className="max-w-2xl">{text.text}</p>
          <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
            {blanks.map((blank, index) => (
              <BlankRow key={index} blank={blank} isPacket={isPacket} parties={document.parties} />
            ))}
            {tables.map(({ sheet, tables: count }) => (
              <li key={sheet} className="border-b border-line py-3 font-semibold">
                {text.tables(sheet, count)}
              </li>
            ))}
          </ul>
          <Link
            to={paths.review(document.id)}
            className={buttonClass({ look: 'secondary', className: 'mt-5' })}
          >
            {text.fill}
          </Link>
        </>
      )}
      <div className="mt-6 border-t border-line">
        <Disclosure summary={text.beforeTitle}>
          <Blocks blocks={execution.before} className="text-base" isAlone />
        </Disclosure>
      </div>
    </>
  )
}

type BlankRowProps = { blank: Blank; isPacket: boolean; parties: string[] }

const BlankRow = ({ blank, isPacket, parties }: BlankRowProps) => (
  <li className="border-b border-line py-3">
    <p className="font-semibold">{blank.what}</p>
    <p className="text-base text-soft">
      {text.where(blank.heading, isPacket ? blank.sheet : undefined)}
      {parties.length > 1 && <> · {text.by(blank.by)}</>}
    </p>
  </li>
)
