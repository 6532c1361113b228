import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import type { ContactMessage, User } from '@/api/types'
import { copy } from '@/copy'
import { contact } from '@/copy/contact'
import { emailOr } from '@/lib/email'
import { TextAreaField, TextField } from '@/ui/field'
import { notify, notifyFailure } from '@/ui/notify'
import { MessageForm } from './message-form'
import { atLeast } from './rules'

const { errors: sentences, ...text } = contact

type Fields = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>

const blank: Fields = { name: '', email: '', phone: '', subject: '', message: '' }

/** What the account says already is not typed again. */
export function ContactForm({ user }: { user: User | null }) {
  const known = useMemo(() => ({ ...blank, ...personOf(user) }), [user])
  return (
    <MessageForm
      blank={known}
      words={text}
      send={(fields) => dataOf(api.POST('/api/contact', { body: toMessage(fields) }))}
      onSent={() => notify(copy.toasts.contactSent, copy.toasts.contactSentText)}
      onFailed={(error) => notifyFailure(error, copy.toasts.contactFailed)}
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

const personOf = (user: User | null): Partial<Fields> =>
  user ? { name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email } : {}

const toMessage = ({ phone, ...fields }: Fields): ContactMessage => ({
  ...fields,
  phone: phone.trim() || null,
})

type PartProps = { form: UseFormReturn<Fields> }

function Person({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: atLeast(1, sentences.name) })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: emailOr(sentences.email) })}
        />
        <TextField
          label={text.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
    </>
  )
}

function Matter({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.subject}
        error={errors.subject?.message}
        {...register('subject', { validate: atLeast(1, sentences.subject) })}
      />
      <TextAreaField
        label={text.message}
        hint={text.messageHint}
        error={errors.message?.message}
        {...register('message', { validate: atLeast(10, sentences.message) })}
      />
    </>
  )
}
