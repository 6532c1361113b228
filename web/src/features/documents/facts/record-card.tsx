import type { Fact, Field } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { boxId, type BoxErrors, type RecordDraft } from './draft-types'
import { nameOf } from './record-words'
import { SimpleInput } from './simple-input'
import type { Asked, SimpleInputProps } from './simple-input-props'
import { askedFields } from './value'

const text = copy.facts

type RecordCardProps = Pick<SimpleInputProps, 'counties'> & {
  fact: Fact
  record: RecordDraft
  number: number
  errors: BoxErrors
  onChange: (record: RecordDraft) => void
  onRemove?: ((record: RecordDraft, name: string) => void) | undefined
}

/** One person or thing with its fields. */
export function RecordCard({ fact, record, number, errors, counties, onChange, onRemove }: RecordCardProps) {
  const name = nameOf(fact, record, number)
  return (
    <fieldset
      data-record={record.key}
      className="@container min-w-0 rounded-md border border-edge bg-sunken p-4"
    >
      {/* A legend that floats stands within the frame, and does not cut it. */}
      <legend className="float-left mb-3 w-full font-semibold break-words">{name}</legend>
      <div className="clear-both grid gap-4 @lg:grid-cols-2">
        {askedFields(fact, record).map((field) => (
          <SimpleInput
            key={field.id}
            asked={askedOf(field)}
            draft={record.boxes[field.id] ?? ''}
            error={errors[boxId(record.key, field.id)]}
            counties={counties}
            onChange={(draft) => onChange({ ...record, boxes: { ...record.boxes, [field.id]: draft } })}
          />
        ))}
      </div>
      {onRemove && (
        <Button look="quiet" shape="compact" className="mt-3 -ml-3" onClick={() => onRemove(record, name)}>
          {text.remove(name)}
        </Button>
      )}
    </fieldset>
  )
}

const askedOf = ({ type, text: label, optional, options }: Field): Asked => ({
  type,
  label: optional ? text.optional(label) : label,
  options: options?.map((option) => ({ option })),
})
