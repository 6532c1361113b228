import { Link } from 'react-router'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Fold } from '@/ui/fold'

/** The way to the page of each county. */
export function CountyLinks({ counties }: { counties: County[] }) {
  return (
    <div className="mt-8 border-t border-line pt-2 sm:pt-5">
      <Fold summary={copy.counties.pagesTitle}>
        <p className="mb-2 font-semibold max-sm:hidden">{copy.counties.pagesTitle}</p>
        <ul className="columns-2 gap-x-6 sm:columns-3 lg:columns-5">
          {counties.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.countyPage(id)} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
