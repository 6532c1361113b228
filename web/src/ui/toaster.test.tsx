import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './toaster'
import { toast } from './toast-store'

beforeEach(() => {
  render(<Toaster />)
})

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
  act(() => vi.advanceTimersByTime(4_900))
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  vi.useRealTimers()
})

test('F8 moves the focus to the message', () => {
  act(() => toast({ title: 'Saved' }))
  fireEvent.keyDown(document, { code: 'F8' })
  expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
    document.activeElement as HTMLElement,
  )
})
