import { useId, type ReactNode } from 'react'
import type { Fact } from '@/api/types'
import { Citations } from '@/ui/citations'
import { FieldGroup } from '@/ui/field-group'

type ChoicesInputProps = {
  fact: Fact
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Options of which any may be checked, each with what it does and where that is written. */
export function ChoicesInput({ fact, label, hint, error, chosen, onChange }: ChoicesInputProps) {
  const options = fact.options ?? []
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]
    onChange(options.map((each) => each.option).filter((each) => next.includes(each)))
  }
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      <ul className="divide-y divide-line rounded-md border border-edge bg-raised">
        {options.map((each) => (
          <li key={each.option}>
            <Choice
              choice={each}
              isChosen={chosen.includes(each.option)}
              onToggle={() => toggle(each.option)}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

type ChoiceProps = {
  choice: NonNullable<Fact['options']>[number]
  isChosen: boolean
  onToggle: () => void
}

function Choice({ choice: { option, effect, law = [] }, isChosen, onToggle }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0"
        checked={isChosen}
        aria-describedby={`${id}-effect`}
        onChange={onToggle}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer">
          {option}
        </label>
        <div id={`${id}-effect`} className="text-sm text-soft">
          {effect}
          <Citations sources={law} />
        </div>
      </div>
    </div>
  )
}
