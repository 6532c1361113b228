import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showRefusals } from '@/api/refusals'
import type { SupportRequest, User } from '@/api/types'
import { copy } from '@/app/copy'
import { notify, notifyFixedFailure } from '@/app/notify'
import { useVisitor } from '@/features/auth/queries'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'
import { SentNote } from '@/ui/sent-note'
import { tooManyLetters } from './rules'
import { Matter, Person, type Fields } from './support-fields'

const text = copy.support

const blank: Fields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  subject: '',
  priority: '',
  message: '',
}

export function SupportForm() {
  const { user } = useVisitor()
  const form = useForm<Fields>({ defaultValues: fieldsOf(user) })
  useFilledBy(user, form)
  const send = useSend(form, user)
  const submit = form.handleSubmit((fields) => send.mutate(toRequest(fields)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Person form={form} />
      <Matter form={form} />
      <Button type="submit" busy={send.isPending} className="min-w-48">
        {text.send}
      </Button>
      <FormError message={tooManyLetters(send.error)} />
      <SentNote text={send.isSuccess && text.sent} />
    </form>
  )
}

/** What the account already says is not typed again. */
const fieldsOf = (user: User | null): Fields => ({
  ...blank,
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
})

/** Who is signed in may be known only after something was typed, and that is kept. */
function useFilledBy(user: User | null, { reset, formState }: UseFormReturn<Fields>) {
  // Which fields were typed in is followed only where it is read.
  void formState.dirtyFields
  useEffect(() => reset(fieldsOf(user), { keepDirtyValues: true }), [user, reset])
}

/** The form is emptied when the request has arrived, and not before. */
function useSend(form: UseFormReturn<Fields>, user: User | null) {
  return useMutation({
    mutationFn: (request: SupportRequest) => dataOf(api.POST('/api/support', { body: request })),
    onSuccess: () => {
      form.reset(fieldsOf(user))
      notify(copy.toasts.supportSent, copy.toasts.supportSentText)
    },
    onError: (error) => {
      showRefusals(form, error)
      notifyFixedFailure(error, copy.toasts.supportFailed)
    },
  })
}

const toRequest = ({ phoneNumber, ...fields }: Fields): SupportRequest => ({
  ...fields,
  phoneNumber: phoneNumber.trim() || null,
})
