import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster } from './toaster'
import { currentToast, DURATION_MS, toast } from './toast-store'

const labels = { close: 'Close', message: 'Notification', region: 'Notifications ({hotkey})' }

let show: ReturnType<typeof render>['rerender']

beforeEach(() => {
  show = render(<Toaster labels={labels} page="/one" />).rerender
})

afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('one message is visible at a time, and it can be closed', async () => {
  act(() => toast({ title: 'First' }))
  act(() => toast({ title: 'Second', text: 'More about it' }))
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.getByText('More about it')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Second')).not.toBeInTheDocument()
})

test('a message goes after five seconds', () => {
  vi.useFakeTimers()
  act(() => toast({ title: 'Saved' }))
  wait(4_900)
  expect(screen.getByText('Saved')).toBeVisible()
  wait(200)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a message stays while it is pointed at, and goes on counting afterwards', () => {
  vi.useFakeTimers()
  act(() => toast({ title: 'Saved' }))
  wait(4_000)
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  fireEvent.pointerMove(region)
  wait(DURATION_MS * 4)
  expect(screen.getByText('Saved')).toBeVisible()
  fireEvent.pointerLeave(region)
  wait(1_100)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a message stays while it has the focus', () => {
  vi.useFakeTimers()
  act(() => toast({ title: 'Saved' }))
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  wait(DURATION_MS * 4)
  expect(screen.getByText('Saved')).toBeVisible()
})

test('F8 moves the focus to the message', () => {
  act(() => toast({ title: 'Saved' }))
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test.each([
  ['plain', false],
  ['destructive', true],
] as const)('whoever follows a link has gone on: a message that is %s stays: %s', async (tone, stays) => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#elsewhere'
  act(() => toast({ title: 'Saved', tone }))
  await userEvent.click(document.body)
  expect(screen.getByText('Saved')).toBeVisible()
  await userEvent.click(link)
  expect(screen.queryByText('Saved') !== null).toBe(stays)
  link.remove()
})

test('a closed message is out of sight, and removed after a million milliseconds', () => {
  vi.useFakeTimers()
  act(() => toast({ title: 'Saved' }))
  wait(DURATION_MS)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  wait(1_000_000 - 1)
  expect(currentToast()).toMatchObject({ title: 'Saved', isOpen: false })
  wait(1)
  expect(currentToast()).toBeNull()
})

test.each([
  [40, true],
  [60, false],
])('a swipe to the right of %i pixels leaves the message: %s', (distance, stays) => {
  Element.prototype.setPointerCapture = () => undefined
  Element.prototype.releasePointerCapture = () => undefined
  act(() => toast({ title: 'Saved' }))
  const message = screen.getByText('Saved').closest('li') ?? document.body
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerType: 'mouse' })
  fireEvent.pointerDown(message, at(0))
  fireEvent.pointerMove(message, at(distance / 2))
  fireEvent.pointerMove(message, at(distance))
  fireEvent.pointerUp(message, at(distance))
  expect(screen.queryByText('Saved') !== null).toBe(stays)
})

describe('on a page with a bar at its foot', () => {
  const place = () => document.documentElement.style.getPropertyValue('--toasts')
  const at = (top: number, position = 'fixed') => {
    const bar = document.body.appendChild(document.createElement('div'))
    bar.style.position = position
    bar.getBoundingClientRect = () => new DOMRect(0, top, window.innerWidth, window.innerHeight - top)
    return bar
  }

  afterEach(() => {
    Reflect.deleteProperty(document, 'elementsFromPoint')
    document.documentElement.style.removeProperty('--toasts')
  })

  test.each([
    ['fixed', 100, '100px'],
    ['sticky', 100, '100px'],
    ['static', 100, '0px'],
    ['sticky', window.innerHeight - 20, '0px'],
  ])('one that is %s and %i pixels high: the message stands %s above the foot', (position, high, above) => {
    const bar = at(window.innerHeight - high, position)
    document.elementsFromPoint = (_x, y) => (y >= window.innerHeight - high ? [bar] : [])
    act(() => toast({ title: 'Saved' }))
    expect(place()).toBe(above)
    bar.remove()
  })

  test('a bar that comes while the message is shown lifts it', () => {
    document.elementsFromPoint = () => []
    act(() => toast({ title: 'Saved' }))
    expect(place()).toBe('0px')
    const bar = at(window.innerHeight - 80)
    document.elementsFromPoint = (_x, y) => (y >= window.innerHeight - 80 ? [bar] : [])
    fireEvent.scroll(window)
    expect(place()).toBe('80px')
    bar.remove()
  })
})

describe('on a page whose name has nothing beside it', () => {
  const above = () => document.documentElement.style.getPropertyValue('--toasts-top')
  const page = () => {
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = '<h1>My Documents</h1><a href="/">Edit</a>'
    main.getBoundingClientRect = () => new DOMRect(0, 63, window.innerWidth, 900)
    return main
  }

  afterEach(() => {
    Reflect.deleteProperty(document, 'elementsFromPoint')
    document.querySelector('main')?.remove()
  })

  test.each([
    ['nothing', 'main', '63px'],
    ['something to press', 'a', 'auto'],
    ['the end of a long name', 'h1', 'auto'],
  ])('with %s there (%s), the message stands at %s from the top', (_what, seen, expected) => {
    const main = page()
    document.elementsFromPoint = () => [main.querySelector(seen) ?? main]
    act(() => toast({ title: 'Saved' }))
    expect(above()).toBe(expected)
  })
})

test('a message that was there before a press ends with its page, and one that the press has caused goes along', async () => {
  act(() => toast({ title: 'Acknowledged' }))
  fireEvent.click(document.body)
  show(<Toaster labels={labels} page="/two" />)
  expect(screen.queryByText('Acknowledged')).not.toBeInTheDocument()
  fireEvent.click(document.body)
  act(() => toast({ title: 'Account created' }))
  show(<Toaster labels={labels} page="/three" />)
  expect(screen.getByText('Account created')).toBeVisible()
})

test('a message of a failure outlives its page', () => {
  act(() => toast({ title: 'Failed', tone: 'destructive' }))
  fireEvent.click(document.body)
  show(<Toaster labels={labels} page="/two" />)
  expect(screen.getByText('Failed')).toBeVisible()
})
