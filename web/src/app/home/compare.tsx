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
    <section className="mx-auto max-w-6xl px-4 pb-4 sm:px-6 sm:pb-10">
      <h2 className="text-title max-sm:sr-only">{text.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-soft max-sm:hidden">{text.lead}</p>
      <Fold summary={<span className="font-serif text-heading font-normal">{text.title}</span>}>
        <p className="mt-1 text-soft sm:hidden">{text.lead}</p>
        <table className="mt-5 w-full table-fixed rounded-lg bg-raised text-left text-sm shadow-low sm:mt-6 sm:text-base">
          <thead>
            <tr>
              <th scope="col" className="w-2/5 p-3 sm:px-6 sm:py-4">
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
    </section>
  )
}

/** The column of Coquina is set off. */
const cellClass = (index: number): string =>
  cx('px-1.5 py-3 text-center break-words sm:px-6', index === 1 && 'bg-accent-soft')
