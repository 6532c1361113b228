import { expect, test } from 'vitest'
import { roomBelow, topOf } from './top-of'

type Box = { top: number; height: number }

/** An element that stands where it is said to, as the pane that is not scrolled shows it. */
function placed(name: string, { top, height }: Box): HTMLElement {
  const element = document.createElement(name)
  Object.defineProperties(element, {
    offsetTop: { value: top },
    offsetHeight: { value: height },
    clientHeight: { value: height },
    scrollHeight: { value: 4000 },
  })
  element.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height })
  return element
}

/** A card at 1000 whose rows are decided where it says so. */
function cardWith(height: number, rows: (Box & { isOpen: boolean })[]): HTMLElement {
  const card = placed('li', { top: 1000, height })
  for (const { isOpen, ...box } of rows) {
    const row = placed('li', box)
    const button = document.createElement('button')
    if (isOpen) button.dataset['decides'] = ''
    row.append(button)
    card.append(row)
  }
  return card
}

const pane = placed('div', { top: 0, height: 400 })
const message = placed('li', { top: 900, height: 80 })
const above = { top: 1080, height: 150, isOpen: false }
const below = { top: 1230, height: 150, isOpen: true }

test('what is said is shown from its beginning', () => {
  expect(topOf(pane, message, message)).toBe(884)
})

test('a card whose first row is decided is moved until the open row is in view', () => {
  expect(topOf(pane, message, cardWith(400, [above, below]))).toBe(1016)
})

test('a card that is longer than the pane begins with its open row', () => {
  expect(topOf(pane, message, cardWith(900, [above, below]))).toBe(1214)
})

test('a card whose answers can all be taken at once shows the button for it', () => {
  const card = cardWith(900, [above, below])
  const all = document.createElement('button')
  all.dataset['decidesAll'] = ''
  card.append(all)
  expect(topOf(pane, message, card)).toBe(1516)
})

test('a card that has room is not moved beyond its beginning', () => {
  const card = cardWith(200, [{ ...above, isOpen: true, height: 60 }])
  expect(topOf(pane, message, card)).toBe(884)
})

test('a question that comes after what is new is in view', () => {
  expect(topOf(pane, message, placed('li', { top: 1000, height: 120 }))).toBe(884)
  expect(topOf(pane, message, placed('li', { top: 1200, height: 120 }))).toBe(936)
})

test('where nothing is new, the end is shown', () => {
  expect(topOf(pane, undefined, message)).toBe(4000)
})

test('a conversation that would begin within an entry has room below it, so that it begins with the next one', () => {
  const entries = [placed('li', { top: 3540, height: 100 }), placed('li', { top: 3656, height: 100 })]
  expect(roomBelow(pane, entries, 3640)).toBe(40)
  expect(roomBelow(pane, entries, 3600)).toBe(0)
})

test('what would leave half of the screen empty is left as it is', () => {
  expect(roomBelow(pane, [placed('li', { top: 3900, height: 80 })], 3884)).toBe(0)
})
