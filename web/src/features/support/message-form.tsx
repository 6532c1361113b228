import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { showRefusals } from '@/api/refusals'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { SentNote } from '@/ui/sent-note'

type Words = { send: string; sentTitle: string; sent: string; again: string }

type MessageFormProps<Fields extends FieldValues> = {
  blank: Fields
  words: Words
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
  if (sending.isSuccess) return <Sent words={words} onAgain={sending.reset} />
  return (
    <Form
      form={form}
      onSend={(fields) => sending.mutate(fields)}
      action={words.send}
      isBusy={sending.isPending}
      width="wide"
      failure={failureOf?.(sending.error)}
    >
      {children(form)}
    </Form>
  )
}

/** In the place of the form, which was taller: it is brought to the middle of the screen, where no message lies over it. */
function Sent({ words, onAgain }: { words: Words; onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note}>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {words.sentTitle}
      </h2>
      <SentNote text={words.sent} className="mt-4" />
      <Button look="secondary" onClick={onAgain} className="mt-5">
        {words.again}
      </Button>
    </div>
  )
}

/** What fills the form may be known only after something was typed, and that is kept. */
function useFilledBy<Fields extends FieldValues>(known: Fields, { reset, formState }: UseFormReturn<Fields>) {
  // Which fields were typed in is followed only where it is read.
  void formState.dirtyFields
  useEffect(() => reset(known, { keepDirtyValues: true }), [known, reset])
}
