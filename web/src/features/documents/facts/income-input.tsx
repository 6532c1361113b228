import { useState } from 'react'
import { copy } from '@/copy'
import { DollarField, SelectField } from '@/ui/field'
import { factHelp as help } from '@/copy/fact-help'
import { FieldGroup } from '@/ui/field-group'
import { Summary } from '@/ui/summary'
import type { BoxErrors, IncomeDraft } from './draft-types'
import { FREQUENCIES, incomeWords, isFrequency } from './income'
import { inDollars } from './in-dollars'
import type { Asked } from './simple-input-props'
import { readIncome } from './value'

const text = copy.facts

type IncomeInputProps = {
  asked: Asked
  draft: IncomeDraft
  /** What is wrong with a box, by the name of the box. */
  errors: BoxErrors
  /** What is wrong with the income as a whole. */
  error?: string | undefined
  onChange: (draft: IncomeDraft) => void
}

/** What is paid and how often, as a pay stub has it, with what it comes to in a month. */
export function IncomeInput({ asked, draft, errors, error, onChange }: IncomeInputProps) {
  const words = monthlyWords(draft)
  const [said, setSaid] = useState(words)
  const [what, how] = partsOf(asked.hint)
  const choose = (frequency: string) => {
    const next = { ...draft, frequency }
    onChange(next)
    setSaid(monthlyWords(next))
  }
  return (
    <FieldGroup legend={asked.label} hint={what} error={error}>
      {how && <HowToEnter>{how}</HowToEnter>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-3">
        <DollarField
          label={text.paidAmount}
          hint={inDollars}
          error={errors.amount}
          value={draft.amount}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
          onBlur={() => setSaid(words)}
        />
        <SelectField
          label={text.paidHowOften}
          error={errors.frequency}
          shown={isFrequency(draft.frequency) ? text.frequencies[draft.frequency] : text.choose}
          value={draft.frequency}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{text.choose}</option>
          {FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {text.frequencies[frequency]}
            </option>
          ))}
        </SelectField>
      </div>
      <Month shown={words} said={said} />
    </FieldGroup>
  )
}

/** What is meant stays in view; how it is counted is a press away. */
function partsOf(hint = ''): [string, string] {
  const end = hint.indexOf('. ') + 1
  return end > 0 ? [hint.slice(0, end), hint.slice(end).trim()] : [hint, '']
}

const HowToEnter = ({ children }: { children: string }) => (
  <details className="-mt-2 mb-1 text-sm">
    <Summary className="min-h-11 w-fit gap-2 font-semibold">{help.more}</Summary>
    <p className="mb-2 text-soft">{children}</p>
  </details>
)

/** Shown at once. Said when the amount is left or the frequency chosen: a sum at each digit would drown the typing. */
const Month = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <p aria-hidden className="mt-2 text-sm empty:hidden">
      {shown}
    </p>
    <p role="status" className="sr-only">
      {said}
    </p>
  </>
)

/** Nothing where it is by the month already. */
function monthlyWords(draft: IncomeDraft): string {
  const { value } = readIncome(draft)
  return value && value.frequency !== 'monthly' ? incomeWords(value) : ''
}
