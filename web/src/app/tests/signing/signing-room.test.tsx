import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import { openSigningDay, paid } from '@/testing/signing-day'

test('in the room each key is a step, the lines on the paper are shown, and Finish leads to “We have signed”', async () => {
  const { user } = openSigningDay()
  await user.click(await screen.findByRole('link', { name: 'Open the signing view' }))
  const room = within(await screen.findByRole('dialog', { name: 'Signing view' }))
  await waitFor(() => expect(room.getByRole('heading', { name: 'Who must be in the room' })).toHaveFocus())
  expect(room.getByText('Two adult witnesses.')).toBeVisible()
  expect(room.getByText(/^Print every page\./)).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageDown}{ArrowRight}')
  await waitFor(() => expect(room.getByRole('heading', { name: 'Step 3 of 6' })).toHaveFocus())
  const place = within(room.getByRole('list', { name: 'Signature' }))
  expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Signed at (city or county, and state)',
    'Date',
    'Signature of testator',
  ])
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await user.click(room.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('region', { name: 'We have signed' })).toHaveFocus())
})

test.each([
  ['simple-will', 'every signature, every date, every box of the notary.'],
  ['healthcare-directive', 'every signature and every date.'],
])('at the end of the %s is looked through what it has', async (slug, what) => {
  const { user } = openSigningDay(paid, slug, undefined, { path: '/signing/7?room=1' })
  const room = within(await screen.findByRole('dialog', { name: 'Signing view' }))
  await user.keyboard('{PageDown}'.repeat(12))
  expect(room.getByText(`Look through the papers once more: ${what}`)).toBeVisible()
})

test('a line that was scrolled half away fades beneath the bar, until the next screen', async () => {
  const { user } = openSigningDay(paid, 'simple-will', undefined, { path: '/signing/7?room=1' })
  const room = await screen.findByRole('dialog', { name: 'Signing view' })
  const scrolled = within(room).getByRole('heading', { level: 2 }).parentElement?.parentElement
  expect(room.querySelector('[data-above]')).toBeNull()
  if (scrolled) scrolled.scrollTop = 100
  fireEvent.scroll(scrolled ?? document)
  expect(room.querySelector('[data-above]')).not.toBeNull()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(room.querySelector('[data-above]')).toBeNull())
})

test('a key that turns the screen does not scroll it as well', async () => {
  openSigningDay(paid, 'simple-will', undefined, { path: '/signing/7?room=1' })
  const room = await screen.findByRole('dialog', { name: 'Signing view' })
  const isForTheBrowser = fireEvent.keyDown(room, { key: 'PageDown' })
  expect(isForTheBrowser).toBe(false)
  expect(fireEvent.keyDown(room, { key: 'ArrowDown' })).toBe(true)
})

test('what does not fit the screen is announced, and read before the next step', async () => {
  const { user } = openSigningDay(paid, 'simple-will', undefined, { path: '/signing/7?room=1' })
  const room = within(await screen.findByRole('dialog', { name: 'Signing view' }))
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined)
  await user.keyboard('{ArrowRight}')
  expect(room.getByRole('heading', { name: 'Who must be in the room' })).toBeVisible()
  expect(scroll).toHaveBeenCalledOnce()
  fireEvent.scroll(room.getByRole('heading', { level: 2 }).parentElement?.parentElement ?? document)
  expect(room.getByText('More below')).toBeVisible()
  height.mockReturnValue(0)
  await user.click(room.getByRole('button', { name: 'Read on' }))
  await waitFor(() => expect(room.getByRole('heading', { name: 'Step 1 of 6' })).toHaveFocus())
  expect(room.queryByText('More below')).not.toBeInTheDocument()
})

const signed = { date: '2026-11-20', original: null, version: 2 }
const notes: [string, Document, RegExp][] = [
  [
    'before it is paid for',
    { ...paid, status: 'completed', paidAt: null },
    /once the PDF is ready\. Finish leads back/,
  ],
  ['on hold', { ...paid, onHold: true }, /once the PDF is ready\. Finish leads back/],
  ['once that is noted', { ...paid, signing: { plan: null, signed } }, /^You have noted that it is signed/],
]

test.each(notes)('the room promises no “We have signed” %s', async (_when, document, words) => {
  const { user, address } = openSigningDay(document, 'simple-will', undefined, { path: '/signing/7?room=1' })
  const room = within(await screen.findByRole('dialog', { name: 'Signing view' }))
  await user.keyboard('{PageDown}'.repeat(9))
  expect(room.getByText(words)).toBeVisible()
  await user.click(room.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(address()).toBe('/signing/7'))
})

test('the room leaves the page where it is, and gives the focus back to what opened it', async () => {
  const { user } = openSigningDay()
  const open = await screen.findByRole('link', { name: 'Open the signing view' })
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.click(open)
  await user.click(await screen.findByRole('button', { name: 'Close the signing view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(open).toHaveFocus())
  expect(scroll).not.toHaveBeenCalled()
})

test('while the room is open the screen is kept awake', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<(type: string) => Promise<unknown>>(() => Promise.resolve({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock: { request } }))
  const { user } = openSigningDay()
  await user.click(await screen.findByRole('link', { name: 'Open the signing view' }))
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  await user.click(screen.getByRole('button', { name: 'Close the signing view' }))
  await waitFor(() => expect(release).toHaveBeenCalledOnce())
})
