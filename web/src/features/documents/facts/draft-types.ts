import type { ScheduleDraft } from './schedule/schedule-value'

/** An address as it stands in its boxes. */
export type AddressDraft = { street: string; city: string; state: string; zip: string }

/** An income as it stands in its boxes: what is paid, and how often. */
export type IncomeDraft = { amount: string; frequency: string }

/** What stands in one box, or in those of an address; of a yes or no "true", "false" or nothing. */
export type FieldDraft = string | AddressDraft

/** A person, a thing or a share as it stands in its boxes. The key tells two apart that say the same. */
export type RecordDraft = { key: string; boxes: Record<string, FieldDraft> }

/** What stands in the boxes of a fact: one box, an income, the chosen options, records, or a schedule. */
export type Draft = FieldDraft | IncomeDraft | string[] | RecordDraft[] | ScheduleDraft

/** What is wrong with boxes, by `boxId`. */
export type BoxErrors = Record<string, string>

/** The id of a box of a record, or of the only one. */
export const boxId = (record?: string, field?: string): string => [record, field].filter(Boolean).join('.')
