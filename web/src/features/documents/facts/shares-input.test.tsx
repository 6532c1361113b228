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

const parts = () => screen.getAllByLabelText(/^Part of person/).map((box) => (box as HTMLInputElement).value)

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
