import { copy } from '@/copy'
import { SelectField, TextField } from '@/ui/field'
import { FieldGroup } from '@/ui/field-group'
import type { IncomeDraft } from './draft-types'
import { FREQUENCIES, incomeWords } from './income'
import type { SimpleInputProps } from './simple-input-props'
import { readIncome } from './value'

const text = copy.facts

type IncomeInputProps = Omit<SimpleInputProps, 'draft'> & { draft: IncomeDraft }

/** What is paid and how often, as a pay stub has it, with what it comes to in a month. */
export function IncomeInput({ asked, draft, error, onChange }: IncomeInputProps) {
  return (
    <FieldGroup legend={asked.label} hint={asked.hint} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={text.paidAmount}
          hint={text.dollars}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
        />
        <SelectField
          label={text.paidHowOften}
          value={draft.frequency}
          onChange={(event) => onChange({ ...draft, frequency: event.target.value })}
        >
          <option value="">{text.choose}</option>
          {FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {text.frequencies[frequency]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {monthlyWords(draft)}
      </p>
    </FieldGroup>
  )
}

/** Nothing where it is by the month already. */
function monthlyWords(draft: IncomeDraft): string {
  const { value } = readIncome(draft)
  return value && value.frequency !== 'monthly' ? incomeWords(value) : ''
}
