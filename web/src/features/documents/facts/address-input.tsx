import { useId } from 'react'
import { copy } from '@/copy'
import { FieldError, TextField } from '@/ui/field'
import type { AddressDraft } from './draft-types'
import type { SimpleInputProps } from './simple-input-props'

const text = copy.facts

type AddressInputProps = Omit<SimpleInputProps, 'draft'> & { draft: AddressDraft }

/** The four parts of an address. */
export function AddressInput({ asked, draft, error, onChange }: AddressInputProps) {
  const id = useId()
  const part = (name: keyof AddressDraft) => ({
    label: text[name],
    autoComplete: 'off',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  })
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 font-semibold">{asked.label}</legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft empty:hidden">
        {asked.hint}
      </p>
      <div className="grid grid-cols-6 gap-3">
        <div className="col-span-6">
          <TextField {...part('street')} />
        </div>
        <div className="col-span-6 sm:col-span-3">
          <TextField {...part('city')} />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField {...part('state')} maxLength={2} />
        </div>
        <div className="col-span-4 sm:col-span-2">
          <TextField {...part('zip')} inputMode="numeric" />
        </div>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
