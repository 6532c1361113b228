import { NavLink } from 'react-router'
import { cx } from '@/ui/cx'
import { copy } from '../copy'
import { paths } from '../paths'

const entries = [
  { to: paths.home(), label: copy.shell.documents },
  { to: paths.dashboard(), label: copy.shell.dashboard },
  { to: paths.support(), label: copy.shell.support },
  { to: paths.countyExamples(), label: copy.shell.countyExamples },
]

/** The page one is on is marked for the eye by a line and for a screen reader by aria-current. */
export function MainNav({ className }: { className?: string }) {
  return (
    <nav aria-label={copy.shell.mainNav} className={className}>
      <ul className="-mx-1.5 flex flex-wrap sm:-mx-3">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center border-b-3 px-1.5 text-sm sm:px-3 sm:text-base md:min-h-16',
                  isActive
                    ? 'border-accent text-accent sm:font-semibold'
                    : 'border-transparent text-soft hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
