import { useMemo } from 'react'
import { api, dataOf } from '@/api/client'
import type { SupportRequest, User } from '@/api/types'
import { copy } from '@/copy'
import { support as text } from '@/copy/support'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { MessageForm } from './message-form'
import { tooManyLetters } from './rules'
import { Matter, Person, type Fields } from './support-fields'

const blank: Fields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  subject: '',
  priority: 'medium',
  message: '',
}

type SupportFormProps = {
  user: User | null
  /** The receipt of which a refund is asked. */
  refund: string | undefined
  /** The document of whose attorney review one asks. */
  review: string | undefined
}

/** What the account and the receipt already say is not typed again. */
export function SupportForm({ user, refund, review }: SupportFormProps) {
  const known = useMemo(() => ({ ...fieldsOf(user), ...matterOf(refund, review) }), [user, refund, review])
  return (
    <MessageForm
      blank={known}
      words={text}
      send={(fields) => dataOf(api.POST('/api/support', { body: toRequest(fields) }))}
      onSent={() => notify(copy.toasts.supportSent, copy.toasts.supportSentText)}
      onFailed={(error) => notifyFixedFailure(error, copy.toasts.supportFailed)}
      failureOf={tooManyLetters}
    >
      {(form) => (
        <>
          <Person form={form} />
          <Matter form={form} />
        </>
      )}
    </MessageForm>
  )
}

const fieldsOf = (user: User | null): Fields => ({
  ...blank,
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
})

function matterOf(refund: string | undefined, review: string | undefined): Partial<Fields> {
  if (refund) return { subject: 'billing', message: text.refund(refund) }
  return review ? { subject: 'document', message: text.review(review) } : {}
}

const toRequest = ({ phoneNumber, ...fields }: Fields): SupportRequest => ({
  ...fields,
  phoneNumber: phoneNumber.trim() || null,
})
