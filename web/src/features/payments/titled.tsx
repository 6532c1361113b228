import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

type TitledProps = { title: string; text?: string | undefined; children?: ReactNode }

/** What the payment's card says. */
export function Titled({ title, text, children }: TitledProps) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      {text && <p className="mt-2">{text}</p>}
      {children}
    </>
  )
}

/** The site has no payment provider yet. */
export function SetupRequired({ text }: { text: string }) {
  return (
    <Titled title={copy.review.setupTitle} text={text}>
      <DashboardLink />
    </Titled>
  )
}

export function DashboardLink() {
  return (
    <Link to={paths.dashboard()} className={buttonClass({ look: 'secondary', className: 'mt-5 w-full' })}>
      {copy.review.goToDashboard}
    </Link>
  )
}
