import { useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { ComboboxList } from './combobox-list'
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
      <div className="relative">
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
        <ComboboxList
          {...{ id, label, emptyText, countText, chosen, optionId }}
          isOpen={box.isOpen}
          active={box.active}
          found={box.found}
          onTake={box.take}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
