import { Link } from 'react-router'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Fold } from '@/ui/fold'

/** The way to the page of each county. */
export function CountyLinks({ counties }: { counties: County[] }) {
  return (
    <div className="mt-6 rounded-md border border-line bg-raised px-5 py-1 sm:px-8 sm:py-6">
      <Fold summary={copy.counties.pagesTitle}>
        <p className="mb-3 text-base text-soft max-sm:hidden">{copy.counties.pagesTitle}</p>
        <ul className="columns-2 gap-x-6 pb-2 sm:columns-3 lg:columns-5">
          {counties.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.countyPage(id)}
                className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline hover:underline-offset-4 sm:min-h-9"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
