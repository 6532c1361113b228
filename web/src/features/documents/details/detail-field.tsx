import { useState } from 'react'
import type { County, Document, Fact } from '@/api/types'
import { copy } from '@/copy'
import { SelectField, TextField } from '@/ui/field'
import { useKeepFact, type Detail } from './use-keep-fact'

const text = copy.details

type DetailFieldProps = { document: Document; fact: Fact; counties: County[] }

/** One detail, kept as soon as it is chosen, or when its box is left. */
export function DetailField({ document, fact, counties }: DetailFieldProps) {
  const { keep, forget, waiting, isSaved, refusal } = useKeepFact(document.id, fact.id)
  const given = waiting === undefined ? document.facts[fact.id] : waiting
  const shared = { label: fact.text, hint: fact.help ?? fact.meaning, error: refusal }
  const options = optionsOf(fact, counties)
  return (
    <div>
      {options ? (
        <SelectField
          {...shared}
          value={String(given ?? '')}
          onChange={(event) => keep(chosen(fact, event.target.value))}
        >
          <option value="">{text.choose}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : (
        <TypedDetail {...shared} fact={fact} given={given} keep={keep} forget={forget} />
      )}
      <p role="status" className="mt-1 min-h-6 text-sm">
        {waiting !== undefined ? text.saving : isSaved && text.saved}
      </p>
    </div>
  )
}

type TypedDetailProps = {
  label: string
  hint: string
  error: string | undefined
  fact: Fact
  given: unknown
  keep: (detail: Detail, then: { onSuccess: () => void }) => void
  forget: () => void
}

/** What is typed stands only until it is left: then the kept one is shown, also when another window has changed it. */
function TypedDetail({ fact, given, keep, forget, ...shared }: TypedDetailProps) {
  const kept = typeof given === 'string' ? given : ''
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    const settle = () => setTyped((now) => (now === typed ? undefined : now))
    if (typed.trim() !== kept) return keep(typed.trim() || null, { onSuccess: settle })
    settle()
    forget()
  }
  return (
    <TextField
      {...shared}
      type={fact.type === 'date' ? 'date' : 'text'}
      autoComplete="off"
      placeholder={fact.placeholder ?? undefined}
      value={typed ?? kept}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
    />
  )
}

/** What can be chosen, with its label; nothing where the detail is typed. */
function optionsOf(fact: Fact, counties: County[]): [string, string][] | undefined {
  if (fact.type === 'county')
    return counties.map(({ name, circuitNumber }) => [name, copy.counties.option(name, circuitNumber)])
  if (fact.type === 'yes_no')
    return [
      ['true', text.yes],
      ['false', text.no],
    ]
  if (fact.type === 'choice') return (fact.options ?? []).map(({ option }) => [option, option])
  return undefined
}

function chosen(fact: Fact, value: string): Detail {
  if (value === '') return null
  return fact.type === 'yes_no' ? value === 'true' : value
}
