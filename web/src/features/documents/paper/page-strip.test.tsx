import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PageStrip } from './page-strip'

const starts = [
  { id: 'will', title: 'Will', page: 0 },
  { id: 'cover', title: 'Cover sheet', page: 17 },
]

test('more pages than one row of marks has room for are a list to choose from', async () => {
  const onTurn = vi.fn<(page: number) => void>()
  render(<PageStrip count={20} shown={2} starts={starts} onTurn={onTurn} />)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  const list = screen.getByRole('combobox', { name: 'Go to page' })
  expect(list).toHaveDisplayValue('Page 3: Will')
  await userEvent.selectOptions(list, 'Page 19: Cover sheet')
  expect(onTurn).toHaveBeenCalledWith(18)
})

test('a few pages have a mark each', async () => {
  const onTurn = vi.fn<(page: number) => void>()
  render(<PageStrip count={3} shown={0} starts={starts} onTurn={onTurn} />)
  await userEvent.click(screen.getByRole('button', { name: 'Page 2: Will' }))
  expect(onTurn).toHaveBeenCalledWith(1)
})
