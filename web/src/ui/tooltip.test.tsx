import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tooltip, Tooltips } from './tooltip'

const names = ['Delete', 'Close']

function setup() {
  render(
    <Tooltips>
      {names.map((name) => (
        <Tooltip key={name} label={name}>
          <button type="button" aria-label={`${name} it`} />
        </Tooltip>
      ))}
    </Tooltips>,
  )
  return names.map((name) => screen.getByRole('button', { name: `${name} it` }))
}

afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const pointAt = (button: HTMLElement | undefined) =>
  fireEvent.pointerMove(button ?? document.body, { pointerType: 'mouse' })
/** On the way to the explanation it stays, so that it can be read under a lens. Elsewhere it goes. */
function leave(button: HTMLElement | undefined): void {
  fireEvent.pointerLeave(button ?? document.body)
  fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 })
}
const shown = () => screen.queryByRole('tooltip')?.textContent

test('a button without words is explained after 700 ms, and the next one at once within 300 ms', () => {
  vi.useFakeTimers()
  const [remove, close] = setup()
  pointAt(remove)
  wait(699)
  expect(shown()).toBeUndefined()
  wait(1)
  expect(shown()).toBe('Delete')
  leave(remove)
  wait(200)
  pointAt(close)
  expect(shown()).toBe('Close')
  leave(close)
  wait(301)
  pointAt(remove)
  expect(shown()).not.toBe('Delete')
})

test('the keyboard gets the explanation at once, and Escape takes it away', async () => {
  setup()
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
