import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'
import type { Mode } from './use-sign-in'

const choices = [
  { mode: 'sign-in', to: paths.auth(), label: copy.auth.signIn },
  { mode: 'create', to: paths.createAccount(), label: copy.auth.create },
] as const

export function ModeSwitch({ mode }: { mode: Mode }) {
  return (
    <nav aria-label={copy.auth.modeLabel} className="mb-5 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
      {choices.map((choice) => (
        <Link
          key={choice.mode}
          to={choice.to}
          replace
          aria-current={choice.mode === mode ? 'page' : undefined}
          className={cx(
            'grid min-h-11 place-items-center rounded-[0.625rem] px-2 text-center font-semibold',
            choice.mode === mode ? 'bg-raised shadow-low' : 'text-soft hover:text-ink',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
