import { Link } from 'react-router'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { ClerkLink, CountySummary } from './county-summary'

/** The county that was chosen, in a few facts. */
export const CountyCard = ({ county }: { county: County }) => (
  <div data-county className="mt-3 rounded-md border border-line bg-raised p-4 sm:p-5">
    <h3 className="text-subhead">{copy.counties.nameOf(county.name)}</h3>
    <CountySummary county={county} />
    <p className="mt-3 flex flex-wrap gap-x-5 text-base">
      <ClerkLink county={county} />
      <Link to={paths.countyExamples(county.id)} className="link inline-flex min-h-11 items-center">
        {copy.county.facts}
      </Link>
    </p>
  </div>
)
