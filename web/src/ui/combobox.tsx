import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { cx } from '@/lib/cx'
import { ChevronIcon } from './icons'
import { useCombobox, type Choice } from './use-combobox'

type ComboboxProps = {
  /** The field. */
  ref?: Ref<HTMLInputElement | null>
  label: string
  hint?: string
  placeholder: string
  openLabel: string
  emptyText: string
  countText: (count: number) => string
  choices: readonly Choice[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Marks the field, for whoever looks for it on the page. */
  'data-answer'?: boolean
}

/** The box and what opens its list stand beside each other; they look like one. */
const fieldClass =
  'flex rounded-md border border-edge bg-raised has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent'

/** A long list to choose from: by typing part of a name, or by opening it. At most 300 pixels of it are in view. */
export function Combobox(props: ComboboxProps) {
  const { ref, label, hint, placeholder, openLabel, emptyText, countText, choices, chosen, onChoose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const box = useCombobox(choices, chosen, onChoose)
  const optionId = (index: number) => `${id}-${box.found[index]?.id}`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className={fieldClass}>
        <input
          ref={input}
          id={id}
          role="combobox"
          data-answer={props['data-answer']}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.isOpen && box.active >= 0 ? optionId(box.active) : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.open}
          onBlur={box.leave}
          onKeyDown={(event: KeyboardEvent) => box.press(event) && event.preventDefault()}
          className="min-w-0 grow rounded-md bg-transparent py-2.5 pl-3.5 text-ink outline-none placeholder:text-soft placeholder-shown:text-ellipsis"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={openLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            box.toggle()
          }}
          className="grid w-11 shrink-0 place-items-center"
        >
          <ChevronIcon />
        </button>
      </div>
      <Options
        id={id}
        label={label}
        isOpen={box.isOpen}
        active={box.active}
        found={box.found}
        chosen={chosen}
        optionId={optionId}
        onTake={box.take}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <p role="status" className={box.isOpen && box.found.length === 0 ? 'mt-1.5' : 'sr-only'}>
        {box.isOpen && (box.found.length === 0 ? emptyText : countText(box.found.length))}
      </p>
    </div>
  )
}

type OptionsProps = {
  id: string
  label: string
  isOpen: boolean
  active: number
  found: readonly Choice[]
  chosen: string | undefined
  optionId: (index: number) => string
  onTake: (index: number) => void
}

function Options({ id, label, isOpen, active, found, chosen, optionId, onTake }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) keepInView(list.current, active)
  }, [active, isOpen])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen || found.length === 0}
      className="relative mt-1 max-h-[300px] overflow-y-auto rounded-md border border-edge bg-raised py-1"
    >
      {found.map((choice, index) => (
        // The keyboard works from the field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={choice.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={choice.id === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
          className={cx(
            // The last one in view is cut, so that it shows that more follow.
            'cursor-pointer px-3.5 py-2.5',
            index === active ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
            choice.id === chosen && 'font-semibold',
          )}
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}

/** Scrolls the list alone, not the page. */
function keepInView(list: HTMLElement | null, active: number): void {
  const option = list?.children[active]
  if (!list || !(option instanceof HTMLElement)) return
  const below = option.offsetTop + option.offsetHeight - list.clientHeight
  list.scrollTop = Math.min(Math.max(list.scrollTop, below), option.offsetTop)
}
