import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { Select } from './select'

/** The look of every box that is typed into. */
export const boxClass = (invalid: boolean): string =>
  cx(
    'w-full rounded-md border bg-raised px-3.5 py-2.5 text-ink placeholder:text-soft placeholder-shown:text-ellipsis',
    invalid ? 'border-2 border-danger' : 'border-edge',
  )

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}
type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Whether what stands in it was refused together with another field, which a sentence says elsewhere. */
  isWrong?: boolean | undefined
}

function Field({
  label,
  hint,
  error,
  isWrong = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || isWrong ? true : undefined,
        className: boxClass(Boolean(error) || isWrong),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

/** What is wrong with a field, read out when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} role="alert" className="mt-1.5 font-semibold text-danger">
      {message}
    </p>
  )
}

/** What is wrong with a form as a whole. */
export function FormError({ message }: { message: string | undefined }) {
  return <FieldError id={useId()} message={message} />
}

export function TextField({ label, hint, error, isWrong, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} isWrong={isWrong}>
      {(wiring) => <input {...rest} {...wiring} />}
    </Field>
  )
}

/** A sum, with its sign before the digits. */
export function DollarField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => (
        <div className="relative">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft"
          >
            $
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...wiring}
            className={cx(className, 'pl-8')}
          />
        </div>
      )}
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={6} {...rest} {...wiring} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, ...rest }: FieldProps & ComponentProps<typeof Select>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <Select {...rest} {...wiring} />}
    </Field>
  )
}
