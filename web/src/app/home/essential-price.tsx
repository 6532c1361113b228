import { Link } from 'react-router'
import type { Bundle } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { allIn, processingFee } from '@/lib/processing-fee'

const text = copy.bundles.essential

/** What the three cost, by either way to pay for them. */
export function EssentialPrice({ offer }: { offer: Bundle }) {
  const price = dollars(offer.price)
  return (
    <>
      <p className="mt-3 font-serif text-subhead">
        {text.together(price, allIn(offer.price, offer.documents.length))}
      </p>
      <p className="mt-2 text-base text-soft">{text.oneByOne(processingFee)}</p>
      <Link
        to={paths.bundleCheckout(offer.id)}
        className="link mt-1 inline-flex min-h-11 items-center text-base"
      >
        {text.atOnce(price)}
      </Link>
    </>
  )
}
