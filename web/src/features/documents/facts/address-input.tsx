import { copy } from '@/copy'
import { TextField } from '@/ui/field'
import { FieldGroup } from '@/ui/field-group'
import type { AddressDraft } from './draft-types'
import type { SimpleInputProps } from './simple-input-props'

const text = copy.facts

type AddressInputProps = Omit<SimpleInputProps, 'draft'> & { draft: AddressDraft }

/** The four parts of an address. */
export function AddressInput({ asked, draft, error, onChange }: AddressInputProps) {
  const part = (name: keyof AddressDraft) => ({
    label: text[name],
    autoComplete: 'off',
    autoCapitalize: name === 'state' ? 'characters' : 'words',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  })
  return (
    <FieldGroup legend={asked.label} hint={asked.hint} error={error}>
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
    </FieldGroup>
  )
}
