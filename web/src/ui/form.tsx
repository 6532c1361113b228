import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from './button'
import { FormError } from './field'

type FormProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>
  onSend: (fields: Fields) => void
  /** What the button says. */
  action: string
  isBusy: boolean
  isButtonWide?: boolean
  /** What is wrong with the form as a whole, where the form itself does not know. */
  failure?: string | undefined
  /** Its fields. */
  children: ReactNode
  after?: ReactNode
}

/** Fields, a button, and what is wrong with the form as a whole. The fields check themselves, with our own sentences. */
export function Form<Fields extends FieldValues>(props: FormProps<Fields>) {
  const { form, onSend, action, isBusy, isButtonWide = false, failure, children, after } = props
  const submit = form.handleSubmit(onSend)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {children}
      <Button type="submit" busy={isBusy} {...(isButtonWide && { className: 'min-w-48' })}>
        {action}
      </Button>
      <FormError message={failure ?? form.formState.errors.root?.message} />
      {after}
    </form>
  )
}
