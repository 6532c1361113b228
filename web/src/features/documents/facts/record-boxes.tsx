import type { Fact, Field } from '@/api/types'
import { copy } from '@/copy'
import { boxId, type BoxErrors, type RecordDraft } from './draft-types'
import { PAID } from './income'
import { SimpleInput } from './simple-input'
import type { Asked, SimpleInputProps } from './simple-input-props'

export type RecordBoxesProps = Pick<SimpleInputProps, 'counties'> & {
  fact: Fact
  record: RecordDraft
  number: number
  errors: BoxErrors
  onChange: (record: RecordDraft) => void
}

/** Some boxes of a person or thing, beside each other where there is room. */
export function RecordBoxes(props: RecordBoxesProps & { fields: Field[] }) {
  const { fields, fact, record, number, errors, counties, onChange } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-4 @min-[26rem]:grid-cols-2">
      {fields.map((field, index) => (
        <div key={field.id} className={isPaired(fields, index) ? undefined : 'col-span-full @lg:col-span-1'}>
          <SimpleInput
            asked={{ ...askedOf(field), hint: number === 1 ? whyOf(fact, field) : undefined }}
            draft={record.boxes[field.id] ?? ''}
            error={errors[boxId(record.key, field.id)]}
            counties={counties}
            onChange={(draft) => onChange({ ...record, boxes: { ...record.boxes, [field.id]: draft } })}
          />
        </div>
      ))}
    </div>
  )
}

/** A sum and how often it is paid stand beside each other where neither takes two lines. */
const isPaired = (fields: Field[], index: number): boolean =>
  fields[index]?.id === PAID ? fields[index - 1]?.type === 'amount' : fields[index + 1]?.id === PAID

const askedOf = ({ type, text: label, optional, options }: Field): Asked => ({
  type,
  label: optional ? copy.facts.optional(label) : label,
  options: options?.map((option) => ({ option })),
})

/** Whoever is asked for initials wonders what the name is for: the meaning begins with it, where only the help is shown above. */
function whyOf({ field: fields, help, meaning }: Fact, { type }: Field): string | undefined {
  const isAskedTwice = type === 'name' && fields?.some(({ id }) => id === 'initials')
  return isAskedTwice && help ? meaning.split(/(?<=\.) /)[0] : undefined
}
