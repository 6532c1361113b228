import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { isBlank } from './draft'
import { boxId, type RecordDraft } from './draft-types'
import { FormBoxes, isOfForm } from './form-boxes'
import { RecordBoxes, type RecordBoxesProps } from './record-boxes'
import { nameOf } from './record-words'
import { askedFields } from './value'

const text = copy.facts

type RecordCardProps = RecordBoxesProps & {
  /** One by itself has no name above its boxes. */
  isAlone: boolean
  onRemove?: ((record: RecordDraft, name: string) => void) | undefined
}

/** One person or thing with its fields. */
export function RecordCard({ isAlone, onRemove, ...boxes }: RecordCardProps) {
  const { fact, record, number, errors } = boxes
  const name = nameOf(fact, record, number)
  const fields = askedFields(fact, record)
  const ofForms = fields.filter(isOfForm)
  return (
    <fieldset
      data-record={record.key}
      className="@container min-w-0 rounded-md border border-edge bg-sunken p-4"
    >
      {/* A legend that floats stands within the frame, and does not cut it. */}
      <legend className={isAlone ? 'sr-only' : 'float-left mb-3 w-full font-semibold break-words'}>
        {name}
      </legend>
      <div className="clear-both">
        <RecordBoxes {...boxes} fields={fields.filter((field) => !isOfForm(field))} />
      </div>
      {ofForms.length > 0 && (
        <FormBoxes
          isGiven={ofForms.some(({ id }) => (record.boxes[id] ?? '') !== '')}
          isWrong={ofForms.some(({ id }) => errors[boxId(record.key, id)] !== undefined)}
        >
          <RecordBoxes {...boxes} fields={ofForms} />
        </FormBoxes>
      )}
      {onRemove && !(isAlone && isBlank(fact, record)) && (
        <Button look="quiet" shape="compact" className="mt-3 -ml-3" onClick={() => onRemove(record, name)}>
          {text.remove(name)}
        </Button>
      )}
    </fieldset>
  )
}
