import type { BlockOf } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/ui/cx'

/** Two columns fit a phone. With more the table scrolls sideways, so that its headings stay above what they name. */
const widths = ['', '', '', 'min-w-[26rem]', 'min-w-[34rem]']

export function PaperTable({ table: { columns, rows } }: { table: BlockOf<'table'> }) {
  const minimum = widths[Math.min(columns.length, widths.length - 1)]
  const name = copy.paper.table(columns.map(({ heading }) => heading).join(', '))
  return (
    <div className="overflow-x-auto" {...(minimum && { role: 'group', 'aria-label': name, tabIndex: 0 })}>
      <table className={cx('w-full table-fixed border-collapse font-sans text-[0.9375rem]', minimum)}>
        <colgroup>
          {columns.map(({ heading, width }) => (
            <col key={heading} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ heading }) => (
              <th
                key={heading}
                scope="col"
                className="border border-sheet-edge px-2 py-1.5 text-left align-bottom"
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
            <Row key={index} cells={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ cells }: { cells: string[] }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <td
          key={index}
          className="h-9 border border-sheet-edge px-2 py-1.5 align-top break-words whitespace-pre-line"
        >
          {cell || <span className="sr-only">{copy.paper.byHand}</span>}
        </td>
      ))}
    </tr>
  )
}
