import type { BlockOf } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'

type Column = BlockOf<'table'>['columns'][number]

/** Two columns fit a phone. With more each row is a list there, and each of its cells says what it is. */
const MOST_ON_A_PHONE = 2

/** Percent of the table, and the room for a short heading. */
const NARROW = 12
const LEAST = '4.75rem'

export function PaperTable({ table: { columns, rows } }: { table: BlockOf<'table'> }) {
  const isWide = columns.length > MOST_ON_A_PHONE
  const headings = columns.map(({ heading }) => heading)
  return (
    <>
      {isWide && <Stacked headings={headings} rows={rows} />}
      <table
        className={cx('w-full table-fixed border-collapse font-sans text-base', isWide && 'max-sm:hidden')}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.heading} style={{ width: widthOf(column, columns) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ heading, amounts }) => (
              <th
                key={heading}
                scope="col"
                className={cx(
                  'border border-sheet-edge px-2 py-1.5 align-bottom',
                  amounts ? 'text-right' : 'text-left',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows that are completed by hand are all alike.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} cells={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A column of a narrow paper still has room for its heading, and the widest one gives it. */
function widthOf({ width }: Column, columns: Column[]): string | undefined {
  if (width <= NARROW) return LEAST
  const isWidest = columns.every((other) => other.width <= width)
  return isWidest && columns.some((other) => other.width <= NARROW) ? undefined : `${width}%`
}

/** The rows of a table under each other, for a phone. */
function Stacked({ headings, rows }: { headings: string[]; rows: string[][] }) {
  return (
    <ul className="space-y-3 font-sans text-base sm:hidden">
      {rows.map((cells, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows that are completed by hand are all alike
        <li key={row} className="border border-sheet-edge px-3 py-2">
          <dl className="space-y-1">
            {cells.map((cell, index) => (
              <div key={headings[index]}>
                <dt className="text-sm text-sheet-soft">{headings[index]}</dt>
                <dd className="min-h-6 break-words whitespace-pre-line">
                  {cell || <span className="sr-only">{copy.paper.byHand}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Row({ cells, columns }: { cells: string[]; columns: Column[] }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <td
          key={index}
          className={cx(
            'h-9 border border-sheet-edge px-2 py-1.5 align-top break-words whitespace-pre-line',
            columns[index]?.amounts && 'text-right',
          )}
        >
          {cell || <span className="sr-only">{copy.paper.byHand}</span>}
        </td>
      ))}
    </tr>
  )
}
