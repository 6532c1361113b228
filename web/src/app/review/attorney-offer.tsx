import { Link } from 'react-router'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { ATTORNEY_REVIEW_CENTS } from '@/features/payments/checkout/purchase'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'

type AttorneyOfferProps = {
  type: DocumentType
  /** What the server says of the review. Where it says nothing, there is none. */
  offer: string[]
}

/** The way to the checkout, where the document is sold with the review of an attorney. */
export function AttorneyOffer({ type, offer }: AttorneyOfferProps) {
  if (offer.length === 0) return null
  return (
    <section className="rounded-md bg-sunken p-6 print:hidden">
      <h2 className="text-subhead">{copy.review.attorneyTitle}</h2>
      <p className="mt-2 text-base">{copy.review.attorneyText(dollars(ATTORNEY_REVIEW_CENTS))}</p>
      <Link
        to={paths.checkout(type.id, 'attorney-review')}
        className="link mt-1 inline-flex min-h-11 items-center"
      >
        {copy.review.attorneyLink}
      </Link>
    </section>
  )
}
