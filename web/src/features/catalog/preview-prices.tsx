import type { DocumentType } from '@/api/types'
import { previewChat as text } from '@/copy/preview-chat'
import { shortDollars } from '@/lib/money'
import { priceOf } from './price'

/** The preview's own price list beside what the catalogue charges. */
export function PreviewPrices({ types }: { types: DocumentType[] }) {
  return (
    <section className="mt-12">
      <h2 className="text-heading">{text.pricesTitle}</h2>
      <p className="mt-2 mb-5 text-soft">{text.pricesLead}</p>
      <table className="w-full wrap-anywhere">
        <thead>
          <tr className="text-sm text-soft">
            <th scope="col" className="py-2 text-left font-normal">
              {text.document}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {text.inPreview}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {text.charged}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <Row key={type.id} type={type} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ type }: { type: DocumentType }) {
  const own = text.prices[type.id]
  return (
    <tr className="border-t border-line last:border-b">
      <th scope="row" className="py-2.5 text-left font-normal">
        {type.name}
      </th>
      <td className="py-2.5 pl-3 text-right">{own === undefined ? priceOf(type) : shortDollars(own)}</td>
      <td className="py-2.5 pl-3 text-right font-semibold">{priceOf(type)}</td>
    </tr>
  )
}
