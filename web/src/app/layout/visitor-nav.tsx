import { Link, NavLink } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'

const entryClass =
  'flex min-h-11 items-center px-3 text-base text-soft hover:text-ink aria-[current]:text-accent'

/** Where a visitor may look around first. On a phone it is a line of its own. */
export const VisitorNav = () => (
  <nav aria-label={copy.shell.mainNav} className="visitor-nav flex">
    <Link to={paths.prices()} className={entryClass}>
      {copy.shell.prices}
    </Link>
    <NavLink to={paths.howItWorks()} className={entryClass}>
      {copy.footer.howItWorks}
    </NavLink>
    <NavLink to={paths.countyExamples()} className={entryClass}>
      {copy.shell.counties}
    </NavLink>
  </nav>
)
