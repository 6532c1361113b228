import { useRef, useState } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FieldError, TextField } from '@/ui/field'
import { MeantPercent } from './meant-percent'
import { newRecord, withPart } from './draft'
import { boxId, type RecordDraft } from './draft-types'
import type { RecordsInputProps } from './records-input'
import { nameOf, partsOf, percentLeft, percentOf, totalOf, withoutShare } from './shares'

const text = copy.facts

/** Names and shares. They are equal until somebody says otherwise; what each comes to is said beside it. */
export function SharesInput({ fact, records, errors, error, onChange }: RecordsInputProps) {
  const list = useRef<HTMLUListElement>(null)
  const { parts, whole: sum } = partsOf(records)
  const [partsMeant, setPartsMeant] = useState<number>()
  const inParts = partsMeant === sum
  const isShort = withoutShare(records).length > 0 || (!inParts && percentLeft(records) > 0)
  const whole = isShort ? Math.max(sum, 100) : sum
  const put = (key: string, box: string, typed: string) =>
    onChange(
      records.map((each) => (each.key === key ? { ...each, boxes: { ...each.boxes, [box]: typed } } : each)),
    )
  const change = (next: RecordDraft[]) => {
    onChange(next)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  const remove = ({ key }: RecordDraft) => {
    const rest = records.filter((each) => each.key !== key)
    change(rest.length > 0 ? rest : [newRecord(fact)])
  }
  return (
    <div>
      <ul ref={list} className="@container space-y-4">
        {records.map((record, index) => (
          <ShareRow
            key={record.key}
            {...{ record, index, errors, whole }}
            part={parts[index] ?? 0}
            onType={(box, typed) => put(record.key, box, typed)}
            onRemove={records.length > 1 ? () => remove(record) : undefined}
          />
        ))}
      </ul>
      {!inParts && <MeantPercent {...{ records, onChange }} onParts={() => setPartsMeant(sum)} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button look="secondary" shape="compact" onClick={() => change([...records, newRecord(fact)])}>
          {text.addPerson}
        </Button>
        {records.length > 1 && (
          <Button
            look="secondary"
            shape="compact"
            onClick={() => onChange(records.map((record) => withPart(record, '1')))}
          >
            {text.equalParts}
          </Button>
        )}
        <p role="status" className="text-sm text-soft">
          {totalOf(records, inParts)}
        </p>
      </div>
      <FieldError id={`${fact.id}-error`} message={error} />
    </div>
  )
}

type ShareRowProps = {
  record: RecordDraft
  index: number
  errors: RecordsInputProps['errors']
  part: number
  whole: number
  onType: (box: string, typed: string) => void
  onRemove: (() => void) | undefined
}

/** One person and the share, with what it comes to. */
function ShareRow({ record, index, errors, part, whole, onType, onRemove }: ShareRowProps) {
  return (
    <li
      data-record={record.key}
      className="grid items-start gap-x-3 gap-y-1 @min-[16rem]:grid-cols-[1fr_6.5rem]"
    >
      <TextField
        label={text.person(index + 1)}
        autoComplete="off"
        value={String(record.boxes['name'])}
        error={errors[boxId(record.key, 'name')]}
        onChange={(event) => onType('name', event.target.value)}
      />
      <TextField
        label={<PartLabel number={index + 1} />}
        inputMode="numeric"
        autoComplete="off"
        placeholder={proposed(part, whole)}
        value={String(record.boxes['part'])}
        error={errors[boxId(record.key, 'part')]}
        onChange={(event) => onType('part', event.target.value)}
      />
      <p className="text-sm text-soft">{percent(part, whole)}</p>
      {onRemove && (
        <Button
          look="quiet"
          shape="compact"
          aria-label={text.remove(nameOf(record, index))}
          onClick={onRemove}
        >
          {text.removeShort}
        </Button>
      )}
    </li>
  )
}

const PartLabel = ({ number }: { number: number }) => (
  <>
    {text.part}
    <span className="sr-only"> {text.partOf(number)}</span>
  </>
)

const percent = (part: number, whole: number): string =>
  whole === 0 || part === 0 ? '' : text.percent(percentOf(part, whole))

/** The share that one has as long as nobody says another. */
const proposed = (part: number, whole: number): string | undefined =>
  part === 0 ? undefined : `${percentOf(part, whole)}%`
