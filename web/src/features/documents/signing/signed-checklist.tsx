import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { signingChecks as text } from '@/copy/signing-checks'
import { FieldError } from '@/ui/field'
import type { SignedCheck } from './signed-checks'

type ChecklistProps = { checks: SignedCheck[]; box: UseFormRegisterReturn; error: string | undefined }

/** What the paper needs, to be checked off before the signing is noted. */
export function SignedChecklist({ checks, box, error }: ChecklistProps) {
  const id = useId()
  if (checks.length === 0) return null
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 font-semibold">{text.title}</legend>
      {checks.map(({ words }) => (
        <label key={words} className="flex min-h-11 items-start gap-3 py-2">
          <input type="checkbox" value={words} className="mt-0.5 size-6 shrink-0" {...box} />
          <span className="min-w-0 break-words">{words}</span>
        </label>
      ))}
      <FieldError id={id} message={error} />
    </fieldset>
  )
}
