import type { County, Fact } from '@/api/types'
import { factHelp } from '@/copy/fact-help'
import { ChoicesInput } from './choices-input'
import { hasRecords } from './draft'
import {
  boxId,
  type BoxErrors,
  type Draft,
  type FieldDraft,
  type IncomeDraft,
  type RecordDraft,
} from './draft-types'
import { IncomeInput } from './income-input'
import { LazyScheduleInput } from './schedule/lazy-schedule-input'
import type { ScheduleDraft } from './schedule/schedule-value'
import { RecordsInput } from './records-input'
import { SharesInput } from './shares-input'
import { SimpleInput } from './simple-input'

export type FactInputProps = {
  fact: Fact
  draft: Draft
  errors: BoxErrors
  /** What is wrong with the fact as a whole. */
  error?: string | undefined
  counties: County[]
  onChange: (draft: Draft) => void
  /** Whether the question stands above it already. */
  isHeaded?: boolean
  /** Whether it is said that it may be left out. */
  isMarked?: boolean | undefined
}

/** The control that fits the kind of a fact. */
export function FactInput(props: FactInputProps) {
  const { fact, draft, errors, error, counties, onChange, isHeaded = false } = props
  const label = isHeaded ? <span className="sr-only">{fact.text}</span> : labelOf(props)
  const shared = { label, hint: fact.help ?? fact.meaning, error: error ?? errors[boxId()] }
  if (fact.type === 'choices')
    return <ChoicesInput {...shared} fact={fact} chosen={draft as string[]} onChange={onChange} />
  if (fact.type === 'schedule')
    return <LazyScheduleInput {...props} label={label} draft={draft as ScheduleDraft} error={shared.error} />
  if (hasRecords(fact.type)) return <Records {...props} />
  const asked = {
    ...shared,
    type: fact.type,
    options: fact.options,
    placeholder: fact.placeholder ?? undefined,
  }
  if (fact.type === 'income')
    return <IncomeInput {...{ asked, errors, onChange }} draft={draft as IncomeDraft} error={shared.error} />
  return (
    <SimpleInput
      asked={asked}
      draft={draft as FieldDraft}
      error={shared.error}
      counties={counties}
      onChange={onChange}
    />
  )
}

const labelOf = ({ fact, isMarked }: Pick<FactInputProps, 'fact' | 'isMarked'>) =>
  isMarked ? (
    <>
      {fact.text} <span className="font-normal text-soft">{factHelp.optional}</span>
    </>
  ) : (
    fact.text
  )

/** Persons, things or shares under their question. */
function Records({ draft, isHeaded = false, ...rest }: FactInputProps) {
  const { fact } = rest
  const List = fact.type === 'shares' ? SharesInput : RecordsInput
  return (
    <fieldset className="@container min-w-0">
      <legend className={isHeaded ? 'sr-only' : 'mb-1.5 font-semibold'}>{labelOf(rest)}</legend>
      {/* On a low screen, and with large text, what is answered comes before what helps with it. */}
      <div className="flex flex-col gap-3 @max-[14rem]:flex-col-reverse [@media(max-height:34rem)]:flex-col-reverse">
        <p className="text-sm text-soft">{fact.help ?? fact.meaning}</p>
        <List {...rest} records={draft as RecordDraft[]} />
      </div>
    </fieldset>
  )
}
