import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, hasStatus, sentenceOf } from '@/api/errors'
import { isEmail } from '@/lib/email'

export const atLeast = (length: number, sentence: string) => (value: string) =>
  value.trim().length >= length || sentence

export const emailOr = (sentence: string) => (value: string) => isEmail(value) || sentence

/** What the server says when too many letters come from one address: when to try again, which the message lacks. */
export const tooManyLetters = (error: unknown): string | undefined =>
  hasStatus(error, 429) ? sentenceOf(error, '') || undefined : undefined

/** The server checks the fields again. What it finds is said at the field it concerns. */
export function showRefusals<Fields extends FieldValues>(form: UseFormReturn<Fields>, error: unknown): void {
  const refused = error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : []
  const own = refused.filter(([name]) => name in form.getValues())
  for (const [index, [name, message]] of own.entries()) {
    form.setError(name as Path<Fields>, { message: String(message) }, { shouldFocus: index === 0 })
  }
}
