import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import type { MotifName } from '@/ui/drawings/motifs'
import { Page } from '../page/page'
import { PageHeading } from '../page/page-heading'

type MessagePageProps = {
  title: string
  text: string
  motif?: MotifName
  action?: ReactNode
  /** What helps most, before the ways home. */
  lead?: ReactNode
  children?: ReactNode
}

/** A page that says one thing and shows the way home. */
export function MessagePage({ title, text, motif = 'trail', action, lead, children }: MessagePageProps) {
  return (
    <Page title={title} width="prose">
      <span data-message>
        <Drawing motif={motif} className="w-full max-w-48 sm:max-w-xs" />
      </span>
      <PageHeading className="mt-6">{title}</PageHeading>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {lead}
      <div className="mt-8 flex flex-wrap gap-3">
        {action}
        <Link to={paths.home()} className={buttonClass({ look: action ? 'secondary' : 'primary' })}>
          {copy.shell.goHome}
        </Link>
      </div>
      {children}
    </Page>
  )
}
