import { useState, type KeyboardEvent } from 'react'

export type Choice = { id: string; label: string }

/** What is typed and which choice the keyboard is on. Typing narrows the list; names that begin so come first. */
export function useCombobox(
  choices: readonly Choice[],
  chosen: string | undefined,
  onChoose: (id: string) => void,
) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const label = choices.find(({ id }) => id === chosen)?.label ?? ''
  const found = typed === undefined ? choices : matching(choices, typed)

  const show = (at: number) => {
    setOpen(true)
    setActive(at)
  }
  const leave = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const open = () => isOpen || show(choices.findIndex(({ id }) => id === chosen))
  const take = (index: number) => {
    const choice = found[index]
    if (!choice) return
    onChoose(choice.id)
    leave()
  }
  const type = (text: string) => {
    setTyped(text)
    show(text === '' ? -1 : 0)
  }
  const step = (by: number) => show(isOpen ? clamp(active + by, found.length) : Math.max(active, 0))
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => step(6),
    PageUp: () => step(-6),
    Enter: () => isOpen && take(active),
    Escape: leave,
  }
  /** Whether the key was meant for the list. */
  const press = ({ key }: KeyboardEvent): boolean => {
    const act = keys[key]
    act?.()
    return act !== undefined
  }
  return {
    text: typed ?? label,
    isOpen,
    active,
    found,
    open,
    leave,
    type,
    press,
    take,
    toggle: () => (isOpen ? leave() : open()),
  }
}

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))

function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const wanted = plain(typed)
  const begins = choices.filter(({ label }) => plain(label).startsWith(wanted))
  const contains = choices.filter(
    (choice) => !begins.includes(choice) && plain(choice.label).includes(wanted),
  )
  return [...begins, ...contains]
}
