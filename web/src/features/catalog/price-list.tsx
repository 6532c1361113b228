import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { allIn } from '@/lib/processing-fee'
import { CourtFee } from '@/ui/court-fee'
import { priceOf } from './price'

/** What each document costs, as the catalogue has it. */
export function PriceList({ types }: { types: DocumentType[] }) {
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.about.document}</th>
          <th scope="col">{copy.about.price}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.id} className="border-t border-line last:border-b">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {type.name}
              <CourtFee type={type.id} className="text-base" />
            </th>
            <td className="py-2.5 text-right font-serif text-lg sm:whitespace-nowrap">
              {priceOf(type)}
              <span className="block font-sans text-sm text-soft">{copy.grid.total(allIn(type.price))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
