import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { netIncome } from '@/testing/income-fact'
import { draftOf } from './draft'
import type { BoxErrors, Draft } from './draft-types'
import { FactInput } from './fact-input'

const MONTH = '$2,150.50 every two weeks, which is $4,659.42 a month'

function Form({ errors = {}, help = null }: { errors?: BoxErrors; help?: string | null }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(netIncome, undefined))
  return (
    <FactInput
      fact={{ ...netIncome, help }}
      draft={draft}
      errors={errors}
      counties={[]}
      onChange={setDraft}
    />
  )
}

const amount = () => screen.getByLabelText('Amount each time')
const frequency = () => screen.getByLabelText('How often')

test('the month is shown while an amount is typed, and said once it is left', async () => {
  render(<Form />)
  await userEvent.selectOptions(frequency(), 'Every two weeks')
  await userEvent.type(amount(), '2150.50')
  expect(screen.getByText(MONTH)).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent(MONTH)
})

test('the month is said when it is chosen how often', async () => {
  render(<Form />)
  await userEvent.type(amount(), '2150.50')
  await userEvent.selectOptions(frequency(), 'Every two weeks')
  expect(screen.getByRole('status')).toHaveTextContent(MONTH)
})

test('what is meant is in view, and how it is counted a press away', async () => {
  render(<Form help="All income before taxes. Enter it as it is paid." />)
  expect(screen.getByRole('group', { name: netIncome.text })).toHaveAccessibleDescription(
    'All income before taxes.',
  )
  expect(screen.getByText('Enter it as it is paid.')).not.toBeVisible()
  await userEvent.click(screen.getByText('How to enter it'))
  expect(screen.getByText('Enter it as it is paid.')).toBeVisible()
})

test('what is wrong belongs to its box', () => {
  const { rerender } = render(<Form errors={{ frequency: 'Please choose how often it is paid.' }} />)
  expect(frequency()).toBeInvalid()
  expect(frequency()).toHaveAccessibleDescription('Please choose how often it is paid.')
  expect(amount()).toBeValid()
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-invalid')
  rerender(<Form errors={{ amount: 'Please enter an amount in dollars.' }} />)
  expect(amount()).toBeInvalid()
  expect(amount()).toHaveAccessibleDescription(/Please enter an amount in dollars\.$/)
  expect(frequency()).toBeValid()
})
