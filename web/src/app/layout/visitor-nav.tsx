import type { FocusEvent, KeyboardEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { MenuIcon } from '@/ui/icons'

const entryClass =
  'flex min-h-11 items-center px-3 text-base text-soft hover:text-ink aria-[current]:text-accent'

/**
 * Where a visitor may look around first. On a phone the links are behind a button, which opens before the page is alive;
 * Escape and going on close them (styles.css has where they stand open).
 */
export const VisitorNav = ({ at }: { at: string }) => (
  <nav aria-label={copy.shell.mainNav} className="visitor-nav">
    {/* The keys of what is inside end here. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
    <details key={at} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary
        aria-label={copy.shell.menu}
        className="grid size-[44px] cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon className="size-[24px]" />
      </summary>
      <ul>
        <li>
          <Link to={paths.prices()} className={entryClass}>
            {copy.shell.prices}
          </Link>
        </li>
        <li>
          <NavLink to={paths.howItWorks()} className={entryClass}>
            {copy.footer.howItWorks}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.countyExamples()} className={entryClass}>
            {copy.shell.counties}
          </NavLink>
        </li>
      </ul>
    </details>
  </nav>
)

const close = (menu: HTMLElement) => menu.removeAttribute('open')

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) =>
  key === 'Escape' && close(currentTarget)

const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && close(currentTarget)
