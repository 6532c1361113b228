import type { Document } from '@/api/types'
import { hasChangedSinceSigning } from '../signing/signed-state'
import { nextOf } from './milestones'

/** Where a document stands in a list: what its owner has to see to, what can be read and paid, what is begun, what is finished. */
export const GROUPS = ['now', 'ready', 'drafts', 'kept'] as const

export type Group = (typeof GROUPS)[number]

/** What needs its owner comes first; of those that need them alike, what was changed last. */
export const byNeed = (documents: Document[]): Document[] =>
  documents.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.updatedAt.localeCompare(one.updatedAt),
  )

export function groupOf(document: Document): Group {
  const rank = rankOf(document)
  if (rank === KEPT) return 'kept'
  if (rank === READY) return 'ready'
  return rank === DRAFT ? 'drafts' : 'now'
}

const [PAID, STOPPED, READY, DRAFT, KEPT] = [0, 1, 2, 3, 4]

function rankOf(document: Document): number {
  const hasChanged = hasChangedSinceSigning(document)
  // Whether witnesses are to be found is known only from the paper, and moves nothing.
  const { to } = nextOf(document, { isConfirming: false, hasChanged, needsWitnesses: false })
  if (to === 'rest') return KEPT
  if (to === 'await' || to === 'unblock') return STOPPED
  if (document.status === 'paid') return PAID
  return to === 'pay' ? READY : DRAFT
}
