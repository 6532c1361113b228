import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { WITNESSES } from '../signing/addresses'
import type { Next } from './milestones'

type ActionProps = {
  document: Document
  which: string
  next: Next
  /** Whether it is the first thing to do of all on the screen. */
  isFirst: boolean
}

/** The one thing to do next. Answering goes on where it stopped; what is done or waits can be read. */
export function NextAction({ document, which, next, isFirst }: ActionProps) {
  const { words, label = words, to } = wayOf(document, next)
  return (
    <Link
      to={to}
      aria-label={copy.dashboard.nextLabel(label, which)}
      className={buttonClass({ look: isFirst && !isQuiet(next) ? 'primary' : 'secondary', shape: 'tight' })}
    >
      {words}
    </Link>
  )
}

/** Where nothing is to be done. */
export const isQuiet = ({ to }: Next): boolean => to === 'rest' || to === 'await'

type Way = { words: string; label?: string; to: string }

function wayOf({ id }: Document, next: Next): Way {
  const text = copy.dashboard.next
  switch (next.to) {
    case 'answer':
      return { words: copy.dashboard.continue, to: paths.chat(id) }
    case 'unblock':
      return { words: text.unblock, to: paths.review(id) }
    case 'pay':
      return { words: text.pay, to: paths.review(id) }
    case 'findWitnesses':
      return { words: text.findWitnesses, to: `${paths.signing(id)}#${WITNESSES}` }
    case 'track':
      return { words: text.track, to: `${paths.signing(id)}#filing` }
    case 'await':
    case 'rest':
      return { words: copy.dashboard.open, to: paths.review(id) }
    default:
      return { words: text[next.to], to: paths.signing(id) }
  }
}
