import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ClauseChange, Document } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { paths } from '@/lib/paths'
import { COUNTY } from '../answers'

type ChangeProps = { document: Document; change: ClauseChange; hasSeveral: boolean }

/** A clause that differs: old words struck, new words marked, and the answer that they come from. */
export function Change({ document, change, hasSeveral }: ChangeProps) {
  const { clause, heading, instrumentTitle, kind, words } = change
  return (
    <li className="rounded-md border border-line bg-raised p-4 sm:p-5">
      <p className="text-sm font-semibold text-soft">
        {text[kind]}
        {hasSeveral && ` · ${instrumentTitle}`}
      </p>
      <h4 className="mt-1 text-subhead break-words">{clause ? heading : text.titleOf}</h4>
      <p className="mt-2 font-serif break-words whitespace-pre-line">
        {words.map((part, index) => (
          // Words have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && ' '}
            <Words {...part} />
          </Fragment>
        ))}
      </p>
      <Causes document={document} causes={change.causes} />
    </li>
  )
}

/** Striking and underlining are seen; who listens is told where old and new words begin and end. */
function Words({ kind, text: words }: ClauseChange['words'][number]) {
  if (kind === 'same') return words
  if (kind === 'removed')
    return (
      <del className="rounded-sm bg-danger-soft px-0.5 text-danger-ink">
        <span className="sr-only">{text.old} </span>
        {words}
        <span className="sr-only"> {text.oldEnd}</span>
      </del>
    )
  return (
    <ins className="rounded-sm bg-palm-soft px-0.5 text-palm decoration-2">
      <span className="sr-only">{text.new} </span>
      {words}
      <span className="sr-only"> {text.newEnd}</span>
    </ins>
  )
}

type CausesProps = { document: Document; causes: ClauseChange['causes'] }

function Causes({ document, causes }: CausesProps) {
  if (causes.length === 0) return null
  return (
    <ul className="mt-3 space-y-1 text-base text-soft">
      {causes.map((cause) => (
        <li key={'id' in cause ? cause.id : cause.kind}>
          {text.because}: <CauseLink document={document} cause={cause} />
        </li>
      ))}
    </ul>
  )
}

type CauseProps = { document: Document; cause: ClauseChange['causes'][number] }

/** A question that is no longer asked can only be named. */
function CauseLink({ document, cause }: CauseProps) {
  const { visible, details } = document.interview
  if (cause.kind === 'wording') return text.wording
  if (cause.kind === 'county')
    return <CauseWay to={paths.question(document.id, COUNTY)}>{text.county}</CauseWay>
  const isAsked = visible.includes(cause.id) || details.includes(cause.id)
  if (!isAsked) return cause.text
  return <CauseWay to={paths.question(document.id, cause.id)}>{cause.text}</CauseWay>
}

const CauseWay = (props: { to: string; children: string }) => (
  <Link {...props} className="text-accent underline" />
)
