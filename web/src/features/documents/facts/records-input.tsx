import { useRef, useState } from 'react'
import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { newRecord } from './draft'
import type { BoxErrors, RecordDraft } from './draft-types'
import { FoldedRecord } from './folded-record'
import { RecordCard } from './record-card'
import { totalOf } from './record-total'
import type { SimpleInputProps } from './simple-input-props'
import { useFolded } from './use-folded'

const text = copy.facts

export type RecordsInputProps = Pick<SimpleInputProps, 'counties'> & {
  fact: Fact
  records: RecordDraft[]
  errors: BoxErrors
  error?: string | undefined
  onChange: (records: RecordDraft[]) => void
}

/** A card for each person or thing. */
export function RecordsInput({ fact, records, errors, error, counties, onChange }: RecordsInputProps) {
  const list = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const change = (next: RecordDraft) =>
    onChange(records.map((record) => (record.key === next.key ? next : record)))
  const { isFolded, open, foldBefore } = useFolded(fact, records, errors, error)
  const add = () => {
    const added = newRecord(fact)
    foldBefore(added)
    onChange([...records, added])
    focusSoon(() => lastCard(list.current)?.querySelector('input, select'))
  }
  const remove = (record: RecordDraft, name: string) => {
    const rest = records.filter(({ key }) => key !== record.key)
    onChange(rest.length > 0 ? rest : [newRecord(fact)])
    setNews(text.removed(name))
    focusSoon(() => list.current?.querySelector('[data-add]'))
  }
  const edit = ({ key }: RecordDraft) => {
    open(key)
    focusSoon(() => list.current?.querySelector(`[data-record="${key}"] :is(input, select)`))
  }
  const total = totalOf(fact, records)
  return (
    <div ref={list} className="space-y-4">
      {records.map((record, index) =>
        isFolded(record) ? (
          <FoldedRecord
            key={record.key}
            {...{ fact, record }}
            number={index + 1}
            onEdit={() => edit(record)}
            onRemove={remove}
          />
        ) : (
          <RecordCard
            key={record.key}
            {...{ fact, record, errors, counties }}
            number={index + 1}
            isAlone={records.length === 1}
            onChange={change}
            onRemove={fact.type === 'person' ? undefined : remove}
          />
        ),
      )}
      {total && <p className="font-semibold">{total}</p>}
      {fact.type !== 'person' && (
        <Button look="secondary" shape="compact" data-add onClick={add}>
          {addWords(fact)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <FieldError id={`${fact.id}-error`} message={error} />
    </div>
  )
}

/** The lines of a form are chosen from a list, so none of them is another of the same kind. */
function addWords({ type, field }: Fact): string {
  if (type !== 'items') return text.addPerson
  return field?.some(({ id }) => id === 'line') ? text.addLine : text.addItem
}

const lastCard = (list: HTMLElement | null): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-record]') ?? [])].at(-1)

/** The control is there once the change has been shown. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}
