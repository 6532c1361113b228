import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showRefusals } from '@/api/refusals'
import type { SupportRequest } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'
import { notify, notifyFixedFailure } from '@/ui/notify'
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
  const form = useForm<Fields>({ defaultValues: blank })
  const send = useSend(form)
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

/** The form is emptied when the request has arrived, and not before. */
function useSend(form: UseFormReturn<Fields>) {
  return useMutation({
    mutationFn: (request: SupportRequest) => dataOf(api.POST('/api/support', { body: request })),
    onSuccess: () => {
      form.reset(blank)
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
