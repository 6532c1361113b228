import type { ChangeEvent } from 'react'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { ChoiceCards, fitsCards, type Choice } from '@/ui/choice-cards'
import { DollarField, SelectField, TextField } from '@/ui/field'
import { AddressInput } from './address-input'
import type { AddressDraft } from './draft-types'
import { inDollars } from './in-dollars'
import type { SimpleInputProps } from './simple-input-props'

const text = copy.facts

/** One box, list or address, as it fits the kind. */
export function SimpleInput(props: SimpleInputProps) {
  const { asked, draft, error, onChange } = props
  if (asked.type === 'address') return <AddressInput {...props} draft={draft as AddressDraft} />
  const options = optionsOf(props)
  const shared = { label: asked.label, hint: asked.hint, error }
  const value = typeof draft === 'string' ? draft : ''
  if (!options) return <Typed {...props} value={value} />
  if (asked.type !== 'county' && fitsCards(options))
    return <Cards {...props} choices={options} value={value} />
  return (
    <SelectField
      {...shared}
      shown={options.find((option) => option.value === value)?.label ?? text.choose}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

type CardsProps = SimpleInputProps & {
  choices: Choice[]
  value: string
}

/** Pressing the chosen one again takes the choice back: a fact may be left out. */
const Cards = ({ asked: { label, hint }, error, choices, value, onChange }: CardsProps) => (
  <ChoiceCards
    legend={label}
    hint={hint}
    error={error}
    choices={choices}
    value={value}
    onChange={onChange}
    onPress={(pressed) => pressed === value && onChange('')}
  />
)

function Typed({ asked, error, onChange, value }: SimpleInputProps & { value: string }) {
  const shared = {
    label: asked.label,
    error,
    placeholder: asked.placeholder,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  }
  if (asked.type === 'amount') return <DollarField {...shared} hint={asked.hint ?? inDollars} />
  return (
    <TextField
      {...shared}
      hint={asked.hint}
      type={asked.type === 'date' ? 'date' : 'text'}
      inputMode={asked.type === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize={asked.type === 'name' ? 'words' : undefined}
    />
  )
}

/** What can be chosen, with its label; nothing where something is typed. */
function optionsOf({ asked, counties }: SimpleInputProps) {
  if (asked.type === 'county') return countyOptions(counties)
  if (asked.type === 'yes_no') return YES_OR_NO
  if (asked.type !== 'choice') return undefined
  return (asked.options ?? []).map(({ option, effect }) => ({ value: option, label: option, note: effect }))
}

const YES_OR_NO = [
  { value: 'true', label: text.yes, note: null },
  { value: 'false', label: text.no, note: null },
]

/** The circuit of its court is for papers that are filed, whose county is asked elsewhere. */
const countyOptions = (counties: County[]) =>
  counties.map(({ name }) => ({ value: name, label: name, note: null }))
