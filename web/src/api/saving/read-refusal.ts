import { newerCopy } from '../document'
import { hasStatus, isOtherPerson } from '../errors'
import type { Document } from '../types'

/** Why an answer was not taken, where the person or the page can do something about it. */
export type SavingRefusal =
  | { why: 'newer'; document: Document }
  | { why: 'other-person'; sentence: string }
  | { why: 'wrong'; fields: Record<string, string> }

/** Reads a refusal. Nothing for a network or a service that failed. */
export function readRefusal(error: unknown): SavingRefusal | undefined {
  const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
  if (newer) return { why: 'newer', document: newer }
  if (isOtherPerson(error)) return { why: 'other-person', sentence: error.problem?.message ?? '' }
  const fields = hasStatus(error, 400) ? error.problem?.fields : undefined
  return fields && { why: 'wrong', fields }
}
