import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { paid } from '@/testing/signing-day'
import { BlanksSection } from './blanks-section'
import type { Execution } from './execution'

const execution: Execution = {
  who: [],
  witnesses: [],
  named: [],
  passages: [],
  before: [],
  bring: [],
  steps: [],
  after: [],
  notary: undefined,
  sheets: [],
  forms: [
    {
      form: '12.995(a)',
      what: 'Parenting Plan',
      who: 'Both parents',
      when: 'With the petition',
      isSure: true,
    },
  ],
  instead: [],
}

const show = (canFill: boolean) =>
  render(
    <MemoryRouter>
      <BlanksSection document={paid} execution={execution} clauses={[]} canFill={canFill} />
    </MemoryRouter>,
  )

test('where only forms of the court are left open, a way leads to what can be filled in', () => {
  show(true)
  expect(screen.getByText(/^Some lines of the court’s forms are still empty\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fill in here what can be printed' })).toHaveAttribute(
    'href',
    `/review/${paid.id}`,
  )
})

test('where nothing is left open, nothing is asked for', () => {
  show(false)
  expect(screen.getByText(/^Every blank that you can fill in is filled\./)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
