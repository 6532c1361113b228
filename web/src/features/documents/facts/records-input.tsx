import { useRef, useState } from 'react'
import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { newRecord } from './draft'
import type { BoxErrors, RecordDraft } from './draft-types'
import { RecordCard } from './record-card'
import type { SimpleInputProps } from './simple-input-props'
import { readFact } from './value'

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
  const add = () => {
    onChange([...records, newRecord(fact)])
    focusSoon(() => lastCard(list.current)?.querySelector('input, select'))
  }
  const remove = (record: RecordDraft, name: string) => {
    const rest = records.filter(({ key }) => key !== record.key)
    onChange(rest.length > 0 ? rest : [newRecord(fact)])
    setNews(text.removed(name))
    focusSoon(() => list.current?.querySelector('[data-add]'))
  }
  const total = totalOf(fact, records)
  return (
    <div ref={list} className="space-y-4">
      {records.map((record, index) => (
        <RecordCard
          key={record.key}
          fact={fact}
          record={record}
          number={index + 1}
          errors={errors}
          counties={counties}
          onChange={change}
          onRemove={fact.type === 'person' ? undefined : remove}
        />
      ))}
      {total !== undefined && <p className="font-semibold">{text.total(dollars(total))}</p>}
      {fact.type !== 'person' && (
        <Button look="secondary" shape="compact" data-add onClick={add}>
          {fact.type === 'items' ? text.addItem : text.addPerson}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <FieldError id={`${fact.id}-error`} message={error} />
    </div>
  )
}

const lastCard = (list: HTMLElement | null): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-record]') ?? [])].at(-1)

/** The control is there once the change has been shown. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}

/** The sum of things that have one sum each, as far as it can be read. */
function totalOf(fact: Fact, records: RecordDraft[]): number | undefined {
  const [amount, other] = (fact.field ?? []).filter(({ type }) => type === 'amount')
  if (fact.type !== 'items' || !amount || other || records.length < 2) return undefined
  const { value } = readFact(fact, records)
  const given = ((value ?? []) as Record<string, unknown>[]).map((each) => each[amount.id])
  const sums = given.filter((sum) => typeof sum === 'number')
  return sums.length > 0 ? sums.reduce((one, next) => one + next, 0) : undefined
}
