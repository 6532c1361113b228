import { useEffect, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from './button'
import { cx } from '@/lib/cx'
import { FormError } from './field'
import { dismissGoodNews } from './toast-store'

const widths = { wide: 'w-full sm:w-auto sm:min-w-48', full: 'w-full' }

type FormProps<Fields extends FieldValues> = {
  /** For a button elsewhere that sends it. */
  id?: string
  form: UseFormReturn<Fields>
  onSend: (fields: Fields) => void
  /** What the button says; none where something else sends the form, or nothing can be sent now. */
  action?: string | undefined
  isBusy?: boolean
  look?: 'primary' | 'secondary'
  width?: keyof typeof widths
  className?: string
  /** What is wrong with the form as a whole, where the form itself does not know. */
  failure?: string | undefined
  /** Its fields. */
  children: ReactNode
  after?: ReactNode
}

/** Fields, a button, and what is wrong with the form as a whole. The fields check themselves, with our own sentences. */
export function Form<Fields extends FieldValues>(props: FormProps<Fields>) {
  const { id, form, onSend, action, isBusy = false, look, width, className, failure, children, after } = props
  const submit = form.handleSubmit(onSend)
  const { errors, submitCount } = form.formState
  const isRefused = Object.keys(errors).length > 0
  useEffect(() => {
    if (isRefused) dismissGoodNews()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that it is sent
  }, [isRefused, submitCount])
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className={cx('space-y-5', className)}>
      {children}
      {action !== undefined && (
        <Button type="submit" busy={isBusy} look={look} className={width && widths[width]}>
          {action}
        </Button>
      )}
      <FormError message={failure ?? errors.root?.message} />
      {after}
    </form>
  )
}
