import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { FieldGroup } from './field-group'

const MOST_CARDS = 4

/** Whether there are options, and few enough to be in view. More are a list to unfold. */
export const fitsCards = (options: readonly unknown[] = []): boolean =>
  options.length > 0 && options.length <= MOST_CARDS

/** An option, and what choosing it means. */
export type Choice = { value: string; label: ReactNode; note?: ReactNode }

type ChoiceCardsProps = {
  legend: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** What else describes the choice. */
  describedBy?: string | undefined
  isInvalid?: boolean
  isDisabled?: boolean
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** A card was pressed, whether it was chosen before or not. Arrow keys go from card to card and press none. */
  onPress?: ((value: string) => void) | undefined
}

/** A choice with all its options in view. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, hint, error, describedBy = '', isInvalid = false, isDisabled, choices, value } = props
  const id = useId()
  const { pressed, press, moving } = usePressed(value)
  const focused = choices.some((choice) => choice.value === pressed) ? pressed : choices[0]?.value
  const onPress = (value: string) => !moving.isBy.current && props.onPress?.(value)
  return (
    <FieldGroup
      role="radiogroup"
      legend={legend}
      hint={hint}
      error={error}
      describedBy={describedBy}
      isInvalid={isInvalid}
      disabled={isDisabled}
      {...moving.listeners}
    >
      <div className={cx('grid gap-2.5', choices.every(isShort) && columnsOf(choices))}>
        {choices.map((choice) => (
          <Card
            key={choice.value}
            group={id}
            choice={choice}
            isChosen={choice.value === pressed}
            takesFocus={choice.value === focused}
            onPress={() => onPress(choice.value)}
            onChoose={() => {
              press(choice.value)
              props.onChange(choice.value)
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** They stand in a row where there is room for their words, which large text needs more of. */
const columnsOf = ({ length }: readonly Choice[]): string =>
  cx('grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]', length === 3 ? 'sm:max-w-lg' : 'sm:max-w-xs')

const isShort = ({ label, note }: Choice): boolean => typeof label === 'string' && label.length < 12 && !note

type CardProps = {
  group: string
  choice: Choice
  isChosen: boolean
  takesFocus: boolean
  onPress: () => void
  onChoose: () => void
}

function Card({ group, choice: { value, label, note }, isChosen, takesFocus, onPress, onChoose }: CardProps) {
  const id = useId()
  return (
    <label
      className={cx(
        'flex min-h-12 cursor-pointer items-start gap-3 rounded-md border bg-raised px-4 py-2.5 has-disabled:cursor-default',
        isChosen
          ? 'border-accent outline-1 outline-accent in-aria-invalid:border-danger in-aria-invalid:outline-danger'
          : 'border-edge hover:shadow-low not-in-[:has(:checked)]:in-aria-invalid:border-danger',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        data-answer={takesFocus || undefined}
        className="mt-[calc((1lh-var(--spacing)*6)/2)] size-6 shrink-0"
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        onClick={onPress}
        onChange={onChoose}
      />
      <span className="min-w-0 grow">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} className="block text-sm text-soft first-letter:uppercase">
            {note}
          </span>
        )}
      </span>
    </label>
  )
}

/**
 * What was pressed last, until another value comes: a value kept in the address comes later than the press. And whether the
 * choice moves by arrow keys, which browsers report as clicks.
 */
function usePressed(value: string) {
  const [state, setState] = useState({ value, pressed: value })
  const current = state.value === value ? state : { value, pressed: value }
  if (current !== state) setState(current)
  const isBy = useRef(false)
  const listeners = {
    onKeyDown: ({ key }: KeyboardEvent) => void (isBy.current = key.startsWith('Arrow')),
    onKeyUp: () => void (isBy.current = false),
    onPointerDown: () => void (isBy.current = false),
    // A key that is let go elsewhere is not heard here.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) isBy.current = false
    },
  }
  const press = (pressed: string) => setState({ value, pressed })
  return { pressed: current.pressed, press, moving: { isBy, listeners } }
}
