import { copy } from '@/copy'

const { columns, caption } = copy.howWeKnow
const FIGURES = ['questions', 'clauses', 'findings', 'documents', 'failing'] as const

type Counted = { name: string } & Record<(typeof FIGURES)[number], number>

/** The figures by document. On a phone each document is a list, because six columns do not fit. */
export function ProofTable({ types }: { types: Counted[] }) {
  return (
    <table className="mt-10 w-full border-collapse text-base tabular-nums">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {(['name', ...FIGURES] as const).map((column) => (
            <th key={column} scope="col" className="border-b border-edge py-2 pr-4 text-left align-bottom">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.name} className="border-b border-line max-sm:block max-sm:py-3">
            <th scope="row" className="py-2 pr-4 text-left font-semibold max-sm:block">
              {type.name}
            </th>
            {FIGURES.map((figure) => (
              <td
                key={figure}
                className="py-2 pr-4 max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pr-0"
              >
                <span aria-hidden="true" className="text-soft sm:hidden">
                  {columns[figure]}
                </span>
                {type[figure].toLocaleString('en-US')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
