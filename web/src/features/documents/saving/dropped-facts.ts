import type { Document } from '@/api/types'
import { parseJson } from '@/lib/json'
import { forgetTyped, keepTyped, typedAnswer } from '@/lib/unsaved-changes'

const DROPPED = 'dropped:'
const placeOf = (fact: string) => DROPPED + fact

/** Whether what is kept in the tab under a name is such a fact, which is saved in another way. */
export const isDropped = (place: string): boolean => place.startsWith(DROPPED)

/** An answer in own words drops the fact that composed it before. Until it is given again, it is kept in the tab. */
export function keepDropped(before: Document, { facts }: Document): void {
  for (const [fact, value] of Object.entries(before.facts))
    if (!(fact in facts)) keepTyped(before.id, placeOf(fact), JSON.stringify(value))
}

export const droppedFact = (document: number, fact: string): unknown =>
  parseJson(String(typedAnswer(document, placeOf(fact)) ?? ''))

export const forgetDropped = (document: number, fact: string): void => forgetTyped(document, placeOf(fact))
