import { Link } from 'react-router'
import type { Bundle } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'
import { paths } from '@/lib/paths'

/** The bundles, each with the way to its checkout. */
export function BundleLinks({ bundles }: { bundles: Bundle[] }) {
  if (bundles.length === 0) return null
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-heading">{copy.dashboard.bundlesTitle}</h2>
      <p className="mt-1 text-soft">{copy.dashboard.bundlesLead}</p>
      <ul className="mt-4 divide-y divide-line">
        {bundles.map(({ id, name, price, description }) => (
          <li key={id} className="py-4 first:pt-0 last:pb-0">
            <Link to={paths.bundleCheckout(id)} className="link inline-flex min-h-7 items-center">
              {copy.dashboard.bundleLink(name, shortDollars(price))}
            </Link>
            <p className="mt-1 text-base text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
