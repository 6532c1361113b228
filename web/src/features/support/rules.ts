import { hasStatus, sentenceOf } from '@/api/errors'

export const atLeast = (length: number, sentence: string) => (value: string) =>
  value.trim().length >= length || sentence

/** What the server says when too many letters come from one address: when to try again, which the message lacks. */
export const tooManyLetters = (error: unknown): string | undefined =>
  hasStatus(error, 429) ? sentenceOf(error, '') || undefined : undefined
