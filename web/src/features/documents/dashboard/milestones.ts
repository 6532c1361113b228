import type { Document } from '@/api/types'
import { filingOf } from '../signing/filing'

/** What a document reaches, from its first draft on. */
export const MILESTONES = ['draft', 'ready', 'paid', 'signed', 'kept'] as const

export type Milestone = (typeof MILESTONES)[number]

/** Complete, and the law stops nothing. */
export const isReady = ({ interview: { complete, findings } }: Document): boolean =>
  complete && findings.every(({ level }) => level !== 'block')

/** What has no answer yet is no draft of anything. */
const isBegun = ({ answers, facts, interview: { visible } }: Document): boolean =>
  visible.some((id) => id in answers) || Object.keys(facts).length > 0

/**
 * The milestones that a document has reached. One that was bought before it was answered is paid and not ready. One that
 * says something else than the copy that was signed stays signed, and the place of its next original is still open.
 */
export function reached(document: Document, hasChanged: boolean): Set<Milestone> {
  const milestones = new Set<Milestone>(isBegun(document) ? ['draft'] : [])
  if (isReady(document)) milestones.add('ready')
  if (document.status === 'paid') milestones.add('paid')
  const signed = document.signing.signed
  // What lies with the clerk was signed, whether or not that was noted.
  if (filingOf(document.data).filedOn) milestones.add('signed')
  if (!signed) return milestones
  milestones.add('signed')
  if (signed.original && !hasChanged) milestones.add('kept')
  return milestones
}

/** What one does next. */
export type Next =
  | { to: 'answer'; left: number }
  | {
      to: 'unblock' | 'pay' | 'await' | 'sign' | 'signAgain' | 'track' | 'sayWhere' | 'findWitnesses' | 'rest'
    }

type Circumstances = { isConfirming: boolean; hasChanged: boolean; needsWitnesses: boolean }

export function nextOf(
  document: Document,
  { isConfirming, hasChanged, needsWitnesses }: Circumstances,
): Next {
  if (isConfirming || (document.onHold && isReady(document))) return { to: 'await' }
  if (!isReady(document)) {
    const { missing, problems } = document.interview
    const isOpen = missing.length > 0 || Object.keys(problems).length > 0
    const left = questionsLeft(document)
    return isOpen ? { to: 'answer', left } : { to: 'unblock' }
  }
  if (document.status !== 'paid') return { to: 'pay' }
  return { to: afterPayment(document, hasChanged, needsWitnesses) }
}

/** The questions that are asked and have no answer, or one to correct: what the form and the chat count as well. */
export const questionsLeft = ({ answers, interview: { visible, problems } }: Document): number =>
  visible.filter((id) => !(id in answers) || id in problems).length

function afterPayment({ signing, data }: Document, hasChanged: boolean, needsWitnesses: boolean) {
  if (signing.signed && hasChanged) return 'signAgain'
  if (signing.signed) return signing.signed.original ? 'rest' : 'sayWhere'
  if (filingOf(data).filedOn) return 'track'
  return needsWitnesses && !signing.plan ? 'findWitnesses' : 'sign'
}
