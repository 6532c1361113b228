import type { Fact, Field } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { isBlank } from './draft'
import { boxId, type BoxErrors, type RecordDraft } from './draft-types'
import { PAID } from './income'
import { nameOf } from './record-words'
import { SimpleInput } from './simple-input'
import type { Asked, SimpleInputProps } from './simple-input-props'
import { askedFields } from './value'

const text = copy.facts

type RecordCardProps = Pick<SimpleInputProps, 'counties'> & {
  fact: Fact
  record: RecordDraft
  number: number
  /** One by itself has no name above its boxes. */
  isAlone: boolean
  errors: BoxErrors
  onChange: (record: RecordDraft) => void
  onRemove?: ((record: RecordDraft, name: string) => void) | undefined
}

/** One person or thing with its fields. */
export function RecordCard(props: RecordCardProps) {
  const { fact, record, number, isAlone, errors, counties, onChange, onRemove } = props
  const name = nameOf(fact, record, number)
  const fields = askedFields(fact, record)
  return (
    <fieldset
      data-record={record.key}
      className="@container min-w-0 rounded-md border border-edge bg-sunken p-4"
    >
      {/* A legend that floats stands within the frame, and does not cut it. */}
      <legend className={isAlone ? 'sr-only' : 'float-left mb-3 w-full font-semibold break-words'}>
        {name}
      </legend>
      <div className="clear-both grid gap-x-3 gap-y-4 @min-[20rem]:grid-cols-[11fr_10fr] @lg:grid-cols-2">
        {fields.map((field, index) => (
          <div
            key={field.id}
            className={isPaired(fields, index) ? pairedClass : 'col-span-full @lg:col-span-1'}
          >
            <SimpleInput
              asked={askedOf(field)}
              draft={record.boxes[field.id] ?? ''}
              error={errors[boxId(record.key, field.id)]}
              counties={counties}
              onChange={(draft) => onChange({ ...record, boxes: { ...record.boxes, [field.id]: draft } })}
            />
          </div>
        ))}
      </div>
      {onRemove && !(isAlone && isBlank(fact, record)) && (
        <Button look="quiet" shape="compact" className="mt-3 -ml-3" onClick={() => onRemove(record, name)}>
          {text.remove(name)}
        </Button>
      )}
    </fieldset>
  )
}

/** Where the words above one box take two lines, the other box is as low. */
const pairedClass =
  '@min-[20rem]:@max-[22.5rem]:[&_label]:flex @min-[20rem]:@max-[22.5rem]:[&_label]:min-h-[3.25em] @min-[20rem]:@max-[22.5rem]:[&_label]:items-end'

/** A sum and how often it is paid stand beside each other also on a phone. */
const isPaired = (fields: Field[], index: number): boolean =>
  fields[index]?.id === PAID ? fields[index - 1]?.type === 'amount' : fields[index + 1]?.id === PAID

const askedOf = ({ type, text: label, optional, options }: Field): Asked => ({
  type,
  label: optional ? text.optional(label) : label,
  options: options?.map((option) => ({ option })),
})
