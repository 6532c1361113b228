import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, isUnauthorized, sentenceOf } from './errors'

/** The server checks the fields again. What it finds is said at the field it concerns. Says whether it was. */
export function showRefusals<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: unknown,
): boolean {
  const refused = error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : []
  const own = refused.filter(([name]) => name in form.getValues())
  for (const [index, [name, message]] of own.entries()) {
    form.setError(name as Path<Fields>, { message: String(message) }, { shouldFocus: index === 0 })
  }
  return own.length > 0
}

/**
 * The same where the form itself says what else went wrong, as its `root` error. That no one is signed in is said once
 * for the whole site (see signed-out.ts).
 */
export function showFailure<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: unknown,
  fallback: string,
): void {
  if (isUnauthorized(error) || showRefusals(form, error)) return
  form.setError('root', { message: sentenceOf(error, fallback) })
}
