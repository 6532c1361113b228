import { copy } from '@/copy'
import { withParts } from './draft'
import type { RecordDraft } from './draft-types'

/** A part as it is typed; nothing that is no whole number counts. */
export const partOf = ({ boxes }: RecordDraft): number => {
  const part = Number(boxes['part'])
  return Number.isInteger(part) && part > 0 ? part : 0
}

/** Each one's part, and what all of them come to. */
export function partsOf(records: RecordDraft[]): { parts: number[]; whole: number } {
  const parts = withParts(records).map(partOf)
  return { parts, whole: parts.reduce((sum, part) => sum + part, 0) }
}

export const nameOf = ({ boxes }: RecordDraft, index: number): string =>
  String(boxes['name']).trim() || copy.facts.person(index + 1)

const [LEAST, MOST] = [80, 120]

/** How far parts that look like percent are from a hundred: too few, or less than nothing; none where they do not look so. */
export function percentLeft(records: RecordDraft[]): number {
  const { whole } = partsOf(records)
  const given = records.filter((record) => partOf(record) > 0)
  return given.length > 1 && whole >= LEAST && whole <= MOST ? 100 - whole : 0
}
