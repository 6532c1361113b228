import { copy } from '@/copy'
import { withoutPercent, withParts } from './draft'
import type { RecordDraft } from './draft-types'

const typedPart = ({ boxes }: RecordDraft): string => withoutPercent(boxes['part'])

/** A part as it counts; nothing that is no whole number does. */
export const partOf = (record: RecordDraft): number => {
  const part = Number(typedPart(record))
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

/** Who is named, and has no share yet although others have theirs. */
export const withoutShare = (records: RecordDraft[]): RecordDraft[] =>
  withParts(records).filter(
    (record) => typedPart(record) === '' && String(record.boxes['name']).trim() !== '',
  )

/** Parts in the smallest whole numbers: 60 and 30 are 2 to 1. */
export function smallest(parts: number[]): number[] {
  const common = parts.reduce(divisorOf, 0)
  return parts.map((part) => part / common)
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other))

/** What all shares come to, in words. Where somebody has none yet or a hundred is meant, what is given counts as percent. */
export function totalOf(records: RecordDraft[], inParts = false): string {
  const { whole } = partsOf(records)
  if (whole === 0) return ''
  if (withoutShare(records).length > 0) return copy.facts.totalSoFar(whole)
  if (records.every((record) => typedPart(record) === '')) return copy.facts.totalEqual
  const left = inParts ? 0 : percentLeft(records)
  if (left > 0) return copy.facts.totalShort(whole, left)
  return whole === 100 ? copy.facts.totalWhole : copy.facts.totalParts(whole)
}

/** As a share of a hundred, rounded: the parts themselves are what counts. */
export const percentOf = (part: number, whole: number): number => Math.round((part * 1000) / whole) / 10
