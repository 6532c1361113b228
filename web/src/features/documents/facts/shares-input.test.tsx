import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import type { RecordDraft } from './draft-types'
import { FactInput } from './fact-input'

const rest = { id: 'rest', type: 'shares', text: 'Who receives the rest?', law: [] } as unknown as Fact

const shares = (...parts: string[]): RecordDraft[] =>
  parts.map((part, at) => ({ key: `${at}`, boxes: { name: ['Ana', 'Luis', 'Rosa'][at] ?? '', part } }))

function Boxes({ start, isHeaded = false }: { start: RecordDraft[]; isHeaded?: boolean }) {
  const [draft, setDraft] = useState(start)
  return (
    <FactInput
      fact={rest}
      draft={draft}
      errors={{}}
      counties={[]}
      isHeaded={isHeaded}
      onChange={(next) => setDraft(next as RecordDraft[])}
    />
  )
}

const parts = () => screen.getAllByLabelText(/^Share of person/).map((box) => (box as HTMLInputElement).value)

test('parts that come near a hundred are asked about, and the rest is given at a press', async () => {
  render(<Boxes start={shares('50', '40')} />)
  expect(screen.getByText('These add up to 90. Did you mean percentages? 10% is left.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Give the rest to Luis' }))
  expect(parts()).toEqual(['50', '50'])
  expect(screen.queryByText(/Did you mean percentages/)).not.toBeInTheDocument()
})

test('what is too many is taken off whoever has enough', async () => {
  render(<Boxes start={shares('60', '50', '5')} />)
  expect(
    screen.getByText('These add up to 115. Did you mean percentages? That is 15% too much.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it off Rosa' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take it off Ana' }))
  expect(parts()).toEqual(['45', '50', '5'])
})

test.each([[['50', '50']], [['2', '1']], [['90']], [['130', '20']]])('%s: nobody is asked', (given) => {
  render(<Boxes start={shares(...given)} />)
  expect(screen.queryByText(/Did you mean percentages/)).not.toBeInTheDocument()
})

test('under its own question the fact’s is only read out', () => {
  const { unmount } = render(<Boxes start={shares('1')} isHeaded />)
  expect(screen.getByRole('group', { name: rest.text })).toBeVisible()
  expect(screen.getByText(rest.text)).toHaveClass('sr-only')
  unmount()
  render(<Boxes start={shares('1')} />)
  expect(screen.getByText(rest.text)).not.toHaveClass('sr-only')
})

test('two who are named have equal shares until somebody says otherwise, and the total is said', () => {
  render(<Boxes start={shares('', '')} />)
  expect(screen.getAllByText('50% of the whole')).toHaveLength(2)
  expect(screen.getAllByPlaceholderText('50%')).toHaveLength(2)
  expect(screen.getByText('Equal shares. Total: 100%.')).toBeVisible()
})

test('what is left is given at a press to whoever has no share yet', async () => {
  render(<Boxes start={shares('', '')} />)
  await userEvent.type(screen.getByLabelText('Share of person 1'), '60%')
  expect(screen.getByText('Total so far: 60%.')).toBeVisible()
  expect(screen.getByText('60% of the whole')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Give the rest to Ana' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Give the rest to Luis' }))
  expect(parts()).toEqual(['60%', '40'])
  expect(screen.getByText('Total: 100%.')).toBeVisible()
})

test('parts that are no percent say what they come to', () => {
  render(<Boxes start={shares('2', '1')} />)
  expect(screen.getByText('66.7% of the whole')).toBeVisible()
  expect(screen.getByText('Total: 100%, in 3 parts.')).toBeVisible()
})

test('parts may also be meant as parts', async () => {
  render(<Boxes start={shares('60', '30')} />)
  expect(screen.getByText('90% given, 10% left.')).toBeVisible()
  expect(screen.getByText('60% of the whole')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'I mean parts, 2 to 1' }))
  expect(screen.getByText('66.7% of the whole')).toBeVisible()
  expect(screen.getByText('Total: 100%, in 90 parts.')).toBeVisible()
  expect(screen.queryByText(/Did you mean percentages/)).not.toBeInTheDocument()
})
