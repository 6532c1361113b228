import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Summary } from '@/ui/summary'

const text = copy.chat

/** What the assistant is and what becomes of the words. */
export const LogNote = ({ className }: { className: string }) => (
  <p className={className}>
    <span className="text-ink">{text.information}</span> <span>{text.privacy}</span>{' '}
    <Link to={paths.privacy()} className="link">
      {text.privacyMore}
    </Link>
  </p>
)

export const Active = () => (
  <span className="inline-flex items-center gap-1.5 text-sm text-soft">
    <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
    {text.active}
  </span>
)

/** What a document costs in all, and of what that is made up; the latter not once it is paid. */
export type ChatPrice = { total: string; parts: string | undefined }

type NoteInOneLineProps = { price: ChatPrice; count: number; ways: ReactNode }

/** The same behind what has to be in view of it, with all else that is known of the conversation. */
export const NoteInOneLine = ({ price: { total, parts }, count, ways }: NoteInOneLineProps) => (
  <details className="text-sm text-soft">
    <Summary className="min-h-11 gap-2 text-ink">
      <span className="min-w-0 grow">{text.notLawyer}</span>
    </Summary>
    <Active />
    <p>{text.collected(count)}</p>
    <p>{total}</p>
    {parts && <p>{parts}</p>}
    <LogNote className="mt-2 mb-3" />
    {ways}
  </details>
)
