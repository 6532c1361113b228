import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import type { Choice } from './use-combobox'

type ComboboxListProps = {
  id: string
  label: string
  isOpen: boolean
  active: number
  found: readonly Choice[]
  chosen: string | undefined
  emptyText: string
  countText: (count: number) => string
  optionId: (index: number) => string
  onTake: (index: number) => void
}

/** What there is to choose, over the page: nothing moves when it opens. The bars of a task stay above it. */
export function ComboboxList(props: ComboboxListProps) {
  const { isOpen, found, emptyText, countText } = props
  const [place, isAbove] = useRoomier(isOpen)
  const isEmpty = isOpen && found.length === 0
  return (
    <div ref={place} className={cx('absolute inset-x-0 z-[15]', isAbove ? 'bottom-full' : 'top-full')}>
      <Options {...props} />
      <p role="status" className={isEmpty ? cx(boxClass, 'px-3.5 py-2.5') : 'sr-only'}>
        {isOpen && (isEmpty ? emptyText : countText(found.length))}
      </p>
    </div>
  )
}

const boxClass = 'my-1 rounded-md border border-edge bg-raised shadow-high'

/** Whether there is more room above the field, and below it too little. */
function useRoomier(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const field = place.current?.parentElement?.getBoundingClientRect()
    if (!isOpen || !field) return
    const below = (window.visualViewport?.height ?? window.innerHeight) - field.bottom
    setAbove(below < LIST_PX && field.top > below)
  }, [isOpen])
  return [place, isAbove] as const
}

/** The most that is in view of a list, as the class of it says. */
const LIST_PX = 300

function Options({ id, label, isOpen, active, found, chosen, optionId, onTake }: ComboboxListProps) {
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
      className={cx(boxClass, 'relative max-h-[300px] overflow-y-auto overscroll-contain py-1')}
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
