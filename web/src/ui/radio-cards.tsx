import type { ReactNode } from 'react'
import { cx } from './cx'

type RadioCardsProps = {
  name: string
  legend: string
  options: readonly string[]
  value: string
  describedBy?: string
  isInvalid?: boolean
  /** What is shown for an option, when it is not its own name. */
  renderOption?: (option: string) => ReactNode
  onChange: (value: string) => void
}

/** A choice with all its options in view. */
export function RadioCards({
  name,
  legend,
  options,
  value,
  describedBy,
  isInvalid = false,
  renderOption = (option) => option,
  onChange,
}: RadioCardsProps) {
  const focused = options.includes(value) ? value : options[0]
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy} aria-invalid={isInvalid || undefined}>
      <legend>
        <h2 className="mb-5 text-3xl">{legend}</h2>
      </legend>
      <div className="space-y-3">
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-14 cursor-pointer items-center gap-4 rounded-md border bg-raised px-5 py-3',
              option === value ? 'border-accent outline-1 outline-accent' : 'border-edge hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              data-answer={option === focused || undefined}
              className="size-5 shrink-0 accent-accent"
              onChange={() => onChange(option)}
            />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
