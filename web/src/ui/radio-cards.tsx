import { useState, type ReactNode } from 'react'
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
  const [pressed, press] = usePressed(value)
  const focused = options.includes(pressed) ? pressed : options[0]
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy} aria-invalid={isInvalid || undefined}>
      <legend>
        <h2 className="mb-3 text-heading sm:mb-5">{legend}</h2>
      </legend>
      <div className="space-y-3">
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-14 cursor-pointer items-center gap-4 rounded-md border bg-raised px-5 py-3',
              option === pressed ? 'border-accent outline-1 outline-accent' : 'border-edge hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === pressed}
              data-answer={option === focused || undefined}
              className="size-6 shrink-0 accent-accent"
              onChange={() => {
                press(option)
                onChange(option)
              }}
            />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What was pressed last, until another value comes. A value kept in the address comes later than the press. */
function usePressed(value: string): [pressed: string, press: (option: string) => void] {
  const [state, setState] = useState({ value, pressed: value })
  const current = state.value === value ? state : { value, pressed: value }
  if (current !== state) setState(current)
  return [current.pressed, (option) => setState({ value, pressed: option })]
}
