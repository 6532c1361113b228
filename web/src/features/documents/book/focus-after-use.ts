/**
 * The button that filled boxes goes away with its focus. It passes on to the first box that is still empty, of the one person
 * whose name was filled in, where there are several; and otherwise to what sends the form.
 */
export function focusAfterUse(form: HTMLFormElement | null, name?: string): void {
  // The boxes are filled once the press has been dealt with.
  requestAnimationFrame(() => form && nextIn(form, name)?.focus())
}

function nextIn(form: HTMLFormElement, name: string | undefined): HTMLElement | null | undefined {
  const cards = [...form.querySelectorAll<HTMLElement>('[data-record]')]
  const card = cards.find((each) => boxesIn(each).some(({ value }) => value === name))
  const boxes = boxesIn(card ?? form)
  const empty = boxes.find(({ value }) => value === '')
  return empty ?? form.querySelector<HTMLElement>('[type="submit"]') ?? boxes[0]
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const boxesIn = (place: HTMLElement): Box[] => [
  ...place.querySelectorAll<Box>('input:not([type="radio"], [type="checkbox"]), select, textarea'),
]
