import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { NavLink } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'
import { MenuIcon } from '@/ui/icons'

const entries = [
  { to: paths.home(), label: copy.menu.documents },
  { to: paths.dashboard(), label: copy.menu.dashboard },
  { to: paths.support(), label: copy.menu.support },
  { to: paths.countyExamples(), label: copy.menu.countyExamples },
]

/**
 * The page one is on is marked for the eye by a line and for a screen reader by aria-current. On a phone the entries
 * are behind a button; Escape and going on close them.
 */
export function MainNav() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false)
  return (
    // The keys of what is inside end here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label={copy.shell.mainNav} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-[44px] items-center gap-2 rounded-md px-2 hover:bg-sunken @min-[60rem]:hidden"
      >
        <MenuIcon className="size-[24px]" />
        <span className="@max-[20rem]:sr-only">{copy.menu.menu}</span>
      </button>
      <ul id={id} className={cx(listClass, !isOpen && '@max-[60rem]:hidden')}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end onClick={() => setOpen(false)} className={entryClass}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const listClass =
  '@max-[60rem]:absolute @max-[60rem]:inset-x-0 @max-[60rem]:top-full @max-[60rem]:z-30 @max-[60rem]:border-b @max-[60rem]:border-line @max-[60rem]:bg-raised @max-[60rem]:p-2 @max-[60rem]:shadow-high @min-[60rem]:flex'

const entryClass = ({ isActive }: { isActive: boolean }): string =>
  cx(
    'flex min-h-11 items-center border-b-3 px-3 @max-[60rem]:border-b-0 @max-[60rem]:border-l-3 @min-[60rem]:min-h-[63px]',
    isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-soft hover:text-ink',
  )
