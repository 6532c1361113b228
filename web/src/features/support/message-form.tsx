import { useMutation } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { showRefusals } from '@/api/refusals'
import { Form } from '@/ui/form'
import { SentNote } from '@/ui/sent-note'

type MessageFormProps<Fields extends FieldValues> = {
  blank: Fields
  words: { send: string; sent: string }
  send: (fields: Fields) => Promise<unknown>
  onSent: () => void
  onFailed: (error: unknown) => void
  /** What stands below the button when it failed. */
  failureOf?: (error: unknown) => string | undefined
  children: (form: UseFormReturn<Fields>) => ReactNode
}

/** A message to us. Its form is emptied when it has arrived, and not before. */
export function MessageForm<Fields extends FieldValues>(props: MessageFormProps<Fields>) {
  const { blank, words, send, onSent, onFailed, failureOf, children } = props
  const form = useForm<Fields>({ defaultValues: blank as DefaultValues<Fields> })
  useFilledBy(blank, form)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      form.reset(blank)
      onSent()
    },
    onError: (error) => {
      showRefusals(form, error)
      onFailed(error)
    },
  })
  return (
    <Form
      form={form}
      onSend={(fields) => sending.mutate(fields)}
      action={words.send}
      isBusy={sending.isPending}
      width="wide"
      failure={failureOf?.(sending.error)}
      after={<SentNote text={sending.isSuccess && words.sent} />}
    >
      {children(form)}
    </Form>
  )
}

/** What fills the form may be known only after something was typed, and that is kept. */
function useFilledBy<Fields extends FieldValues>(known: Fields, { reset, formState }: UseFormReturn<Fields>) {
  // Which fields were typed in is followed only where it is read.
  void formState.dirtyFields
  useEffect(() => reset(known, { keepDirtyValues: true }), [known, reset])
}
