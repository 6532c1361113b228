import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { ShellIcon } from '@/ui/icons'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'

/** A page that says one thing and shows the way home. */
export function MessagePage({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Page title={title} width="prose">
      <span data-message>
        <ShellIcon className="size-14 rotate-12 text-edge" />
      </span>
      <PageHeading className="mt-6">{title}</PageHeading>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {action}
        <Link to={paths.home()} className={buttonClass({ look: action ? 'secondary' : 'primary' })}>
          {copy.shell.goHome}
        </Link>
      </div>
    </Page>
  )
}
