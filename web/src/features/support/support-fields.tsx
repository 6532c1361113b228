import type { UseFormReturn } from 'react-hook-form'
import { support } from '@/copy/support'
import { emailOr } from '@/lib/email'
import { SelectField, TextAreaField, TextField } from '@/ui/field'
import { atLeast } from './rules'

const { errors: sentences, ...text } = support

export type Fields = Record<
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'subject' | 'priority' | 'message',
  string
>

type PartProps = { form: UseFormReturn<Fields> }

/** Who asks. */
export function Person({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { validate: atLeast(2, sentences.firstName) })}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName', { validate: atLeast(2, sentences.lastName) })}
      />
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
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
    </div>
  )
}

/** What it is about. */
export function Matter({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <SelectField
        label={text.subject}
        error={errors.subject?.message}
        {...register('subject', { required: sentences.subject })}
      >
        <option value="">{text.chooseSubject}</option>
        <Options from={text.subjects} />
      </SelectField>
      <TextAreaField
        label={text.message}
        hint={text.messageHint}
        error={errors.message?.message}
        {...register('message', { validate: atLeast(10, sentences.message) })}
      />
      <SelectField
        label={text.priority}
        error={errors.priority?.message}
        {...register('priority', { required: sentences.priority })}
      >
        <option value="">{text.choosePriority}</option>
        <Options from={text.priorities} />
      </SelectField>
    </>
  )
}

function Options({ from }: { from: Record<string, string> }) {
  return Object.entries(from).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
