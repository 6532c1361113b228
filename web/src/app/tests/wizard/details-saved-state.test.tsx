import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import { netIncome } from '@/testing/income-fact'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { familyAndHome, will } from '@/testing/samples'

const policies: Fact = {
  id: 'policies',
  type: 'items',
  text: 'What life insurance is there?',
  meaning: 'The agreement says who keeps it.',
  law: ['s. 61.08'],
  group: 'Insurance',
  field: [
    { id: 'insurer', type: 'name', text: 'Insurer', optional: true },
    { id: 'covered', type: 'yes_no', text: 'Does it cover you?', optional: true },
  ],
}

function open(fact: Fact) {
  const facts = [fact, ...familyAndHome]
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: facts.map(({ id }) => id) } }
  serverWith(document, (call, now) => saved(call, now), { type: { facts } })
  renderApp('/questionnaire/7?details=1')
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const notSaved = () => screen.queryByText('Not saved yet')

test('an item that was begun and removed again leaves nothing that is not saved', async () => {
  open(policies)
  await userEvent.type(await screen.findByLabelText('Insurer (optional)'), 'Acme')
  expect(notSaved()).toBeVisible()
  await press('Remove Acme')
  expect(notSaved()).not.toBeInTheDocument()
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeVisible()
  expect(notSaved()).not.toBeInTheDocument()
})

test('what was typed and taken back leaves nothing that is not saved', async () => {
  open({ ...netIncome, group: 'Income' })
  const amount = await screen.findByRole('textbox')
  await userEvent.type(amount, '12')
  expect(notSaved()).toBeVisible()
  await userEvent.clear(amount)
  expect(notSaved()).not.toBeInTheDocument()
})
