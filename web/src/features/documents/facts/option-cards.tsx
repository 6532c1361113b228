import { useId } from 'react'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/field'

type Option = { value: string; label: string; note?: string | null | undefined }

type OptionCardsProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A few options, all in view. Pressing the chosen one again takes the choice back. */
export function OptionCards({ label, hint, error, options, value, onChange }: OptionCardsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={cx('grid gap-2', options.every(isShort) && 'grid-cols-2 sm:max-w-xs')}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            name={id}
            option={option}
            isChosen={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
        {hint}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

const isShort = ({ label, note }: Option): boolean => label.length < 12 && !note

type OptionCardProps = { name: string; option: Option; isChosen: boolean; onChange: (value: string) => void }

function OptionCard({ name, option: { value, label, note }, isChosen, onChange }: OptionCardProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-start gap-3 rounded-md border bg-raised px-4 py-2.5',
        isChosen ? 'border-accent outline-1 outline-accent' : 'border-edge hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-6 shrink-0 accent-accent"
        checked={isChosen}
        onChange={() => onChange(value)}
        onClick={() => isChosen && onChange('')}
      />
      <span>
        {label}
        {note && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </label>
  )
}
