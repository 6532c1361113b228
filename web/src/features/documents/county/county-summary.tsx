import type { County } from '@/api/types'
import { copy } from '@/copy'
import { countyFacts } from '@/ui/county-facts'

/** What one needs to know of a county before one files there. */
export const CountySummary = ({ county }: { county: County }) => (
  <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3">
    {countyFacts(county, county).map(([label, value]) => (
      <div key={label}>
        <dt className="text-sm text-soft">{label}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)

export const ClerkLink = ({ county: { name, clerkWebsite } }: { county: County }) => (
  <a href={clerkWebsite} rel="noreferrer" target="_blank" className="link inline-flex min-h-11 items-center">
    {copy.counties.clerk(name)}
  </a>
)
