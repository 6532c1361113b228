import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showFailure } from '@/api/refusals'
import type { User } from '@/api/types'
import { copy } from '@/copy'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { Row } from './row'

type Fields = { firstName: string; lastName: string }
type NameSectionProps = { user: User; onSaved: (user: User) => void }

const text = copy.account.name

const namesOf = ({ firstName, lastName }: User): Fields => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
})

const nameOf = ({ firstName, lastName }: User): string => [firstName, lastName].filter(Boolean).join(' ')

export function NameSection({ user, onSaved }: NameSectionProps) {
  const form = useForm<Fields>({ defaultValues: namesOf(user) })
  const save = useMutation({
    meta: { signedIn: true },
    mutationFn: (body: Fields) => dataOf(api.PATCH('/api/account', { body })),
    onSuccess: (saved) => {
      form.reset(namesOf(saved))
      onSaved(saved)
      notify(text.saved)
    },
    onError: (error) => showFailure(form, error, copy.account.failed),
  })
  const { errors } = form.formState
  return (
    <Row title={text.title} value={nameOf(user)} text={text.text} opener={text.open}>
      <Form form={form} onSend={(fields) => save.mutate(fields)} action={text.save} isBusy={save.isPending}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={text.first}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={text.last}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
      </Form>
    </Row>
  )
}
