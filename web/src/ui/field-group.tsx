import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field'

type FieldGroupProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** What else describes it. */
  describedBy?: string | undefined
  isInvalid?: boolean
}

/** Controls that answer one thing together: what is asked, what helps, and what is wrong. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, describedBy = '', isInvalid = false, children, ...rest } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-error ${describedBy}`.trim()}
      aria-invalid={error || isInvalid ? true : undefined}
      className="min-w-0"
      {...rest}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft empty:hidden">
        {hint}
      </p>
      {children}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
