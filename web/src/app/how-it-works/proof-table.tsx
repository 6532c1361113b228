import { copy } from '@/copy'
import { cx } from '@/lib/cx'

const { columns, caption, inLine: words } = copy.howWeKnow
const FIGURES = ['questions', 'clauses', 'findings', 'documents'] as const

const inLine: Partial<Record<(typeof FIGURES)[number], string>> = words

type Counted = { name: string } & Record<(typeof FIGURES)[number], number>

/** The figures by document. On a phone, where five columns do not fit, some of them stand under each document. */
export function ProofTable({ types }: { types: Counted[] }) {
  return (
    <table className="mt-10 w-full border-collapse text-base tabular-nums">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr>
          {(['name', ...FIGURES] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={cx(
                'border-b border-edge py-2 align-bottom',
                column === 'name' ? 'text-left' : 'pl-4 text-right',
              )}
            >
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr
            key={type.name}
            className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2.5"
          >
            <th scope="row" className="text-left font-semibold max-sm:basis-full sm:py-2 sm:pr-4">
              {type.name}
            </th>
            {FIGURES.map((figure) => (
              <td
                key={figure}
                className={cx('sm:py-2 sm:pl-4 sm:text-right', !(figure in inLine) && 'max-sm:hidden')}
              >
                {type[figure].toLocaleString('en-US')}
                <span className="text-soft sm:hidden"> {inLine[figure]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
