import { useState } from 'react'
import { copy } from '@/copy'
import { SelectField, TextField } from '@/ui/field'
import { FieldGroup } from '@/ui/field-group'
import type { BoxErrors, IncomeDraft } from './draft-types'
import { FREQUENCIES, incomeWords, isFrequency } from './income'
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
  const choose = (frequency: string) => {
    const next = { ...draft, frequency }
    onChange(next)
    setSaid(monthlyWords(next))
  }
  return (
    <FieldGroup legend={asked.label} hint={asked.hint} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={text.paidAmount}
          hint={text.dollars}
          error={errors.amount}
          inputMode="decimal"
          autoComplete="off"
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

/** Shown at once. Said when the amount is left or the frequency chosen: a sum at each digit would drown the typing. */
const Month = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <p aria-hidden className="mt-2 min-h-6 text-sm">
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
