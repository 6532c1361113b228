import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '@/ui/button'

type NextBandProps = {
  title: string
  text: string
  to: string
  action: string
  /** What the action is called where it is not seen beside its title. */
  label?: string
  children?: ReactNode
}

/** The step that a page which is read leads to. */
export const NextBand = ({ title, text, to, action, label, children }: NextBandProps) => (
  <section className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md bg-sunken p-6 sm:p-8 print:hidden">
    <div className="max-w-2xl min-w-0">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 text-soft">{text}</p>
    </div>
    <div className="flex flex-wrap gap-3">
      <Link to={to} aria-label={label} className={buttonClass({ shape: 'large' })}>
        {action}
      </Link>
      {children}
    </div>
  </section>
)
