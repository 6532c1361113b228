import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PageStrip } from './page-strip'

const starts = [
  { id: 'will', title: 'Will', page: 0 },
  { id: 'cover', title: 'Cover sheet', page: 17 },
]
const heading = { page: 1, x: 20, y: 10, width: 60, height: 4, isHeading: true }
const text = { page: 1, x: 20, y: 20, width: 60, height: 12, isHeading: false }

const strip = (count: number, shown: number) => {
  const onTurn = vi.fn<(page: number) => void>()
  render(<PageStrip count={count} shown={shown} starts={starts} looks={[heading, text]} onTurn={onTurn} />)
  return onTurn
}

test('each page is there small, however many there are, and leads to itself', async () => {
  const onTurn = strip(20, 2)
  expect(screen.getAllByRole('button', { name: /^Page \d+: / })).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Page 2: Cover sheet' }))
  expect(onTurn).toHaveBeenCalledWith(18)
})

test('the one that is shown is marked, and the arrow keys go on from it', async () => {
  const onTurn = strip(3, 1)
  const shown = screen.getByRole('button', { name: 'Page 2: Will', current: 'page' })
  await userEvent.tab()
  expect(shown).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onTurn).toHaveBeenCalledWith(2)
})

test('a page is drawn with its headings and its lines', () => {
  strip(2, 0)
  const [first, second] = screen.getAllByRole('button', { name: /^Page \d+: / })
  expect(first?.querySelectorAll('rect, path')).toHaveLength(0)
  expect(second?.querySelectorAll('rect')).toHaveLength(1)
  expect(second?.querySelector('path')?.getAttribute('d')).toBe('M20 22h60M20 26h60M20 30h36')
})

test('a page is counted within its own paper, whatever stands beside that', () => {
  strip(20, 18)
  expect(screen.getByText('Page 2 of 3')).toBeVisible()
  strip(17, 0)
  expect(screen.getByText('Page 1 of 17')).toBeVisible()
})
