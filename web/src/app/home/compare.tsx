import { useSuspenseQuery } from '@tanstack/react-query'
import { compare as text } from '@/copy/compare'
import { documentTypesQuery } from '@/features/catalog/queries'
import { allIn } from '@/lib/processing-fee'
import { cx } from '@/lib/cx'
import { Fold } from '@/ui/fold'

/** Where Coquina stands between doing it alone and having it done. */
export function Compare() {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const costs = text.costs(allIn(Math.min(...types.map(({ price }) => price))))
  return (
    <Fold summary={text.show} className="max-sm:rounded-lg max-sm:bg-raised max-sm:px-3">
      <table className="w-full table-fixed overflow-hidden rounded-lg bg-raised text-left text-sm sm:text-base sm:shadow-low">
        <thead>
          <tr>
            <th scope="col" className="w-[36%] p-3 sm:px-6 sm:py-4">
              <span className="sr-only">{text.what}</span>
            </th>
            {text.ways.map((way, index) => (
              <th key={way} scope="col" className={cellClass(index)}>
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {text.rows.map(({ what, does }) => (
            <tr key={what} className="border-t border-line">
              <th scope="row" className="px-3 py-2.5 font-normal sm:px-6 sm:py-3">
                {what}
              </th>
              {text.ways.map((way, index) => (
                <td key={way} className={cellClass(index)}>
                  {does[index] ? <strong>{text.yes}</strong> : <span className="text-soft">{text.no}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="p-3 font-normal sm:px-6">
              {text.cost}
            </th>
            {costs.map((cost, index) => (
              <td key={cost} className={cellClass(index)}>
                {cost}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Fold>
  )
}

/** The column of Coquina is set off. */
const cellClass = (index: number): string =>
  cx('px-1.5 py-3 text-center break-words sm:px-3', index === 1 && 'bg-accent-soft')
