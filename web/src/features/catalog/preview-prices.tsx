import type { DocumentType } from '@/api/types'
import { previewChat as text } from '@/copy/preview-chat'
import { shortDollars } from '@/lib/money'
import { processingFee } from '@/lib/processing-fee'
import { priceOf } from './price'

/** What the catalogue charges; where the preview's own list has another price, that as well. */
export function PreviewPrices({ types }: { types: DocumentType[] }) {
  return (
    <section className="mt-12 max-w-2xl">
      <h2 className="text-heading">{text.pricesTitle}</h2>
      <p className="mt-2 mb-5 text-soft">{text.pricesLead(processingFee)}</p>
      <dl className="divide-y divide-line border-y border-line wrap-break-word">
        {types.map((type) => (
          <Row key={type.id} type={type} />
        ))}
      </dl>
    </section>
  )
}

function Row({ type }: { type: DocumentType }) {
  const own = text.prices[type.id]
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt>{type.name}</dt>
      <dd className="text-right">
        <span className="font-semibold">{priceOf(type)}</span>
        {own !== undefined && (
          <span className="block text-sm text-soft">{text.inPreview(shortDollars(own), priceOf(type))}</span>
        )}
      </dd>
    </div>
  )
}
