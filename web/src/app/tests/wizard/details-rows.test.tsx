import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact, Field } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const asked = (id: string, text: string, rest: Partial<Field>): Field => ({
  id,
  text,
  type: 'choice',
  optional: false,
  ...rest,
})

const incomes: Fact = {
  id: 'incomes',
  type: 'items',
  group: 'Income',
  text: 'What income is there, line by line?',
  meaning: 'Each entry goes to its line of the form.',
  law: ['Form 12.902(c)'],
  field: [
    asked('line', 'Which line of the form is it?', {
      options: ['1. Gross salary', '2. Bonuses', '10. Interest', '11. Rent', '15. Other income'],
    }),
    asked('amount', 'How much each time?', { type: 'amount' }),
    asked('paid', 'How often?', {
      options: ['a month', 'twice a month', 'every two weeks', 'a week', 'a year'],
    }),
    asked('what', 'For line 15: which income is it?', { type: 'text', optional: true }),
  ],
}

const assets: Fact = {
  ...incomes,
  id: 'assets',
  text: 'What does one of you own alone?',
  field: [
    asked('category', 'What kind of asset is it?', {
      options: ['Cash', 'Home', 'Business', 'Boat', 'Jewelry', 'Other'],
    }),
    asked('description', 'Which one?', { type: 'text' }),
    asked('value', 'What is it worth, about?', { type: 'amount' }),
    asked('owner', 'Whose is it?', { options: ['The Petitioner', 'The Respondent'] }),
  ],
}

const notes: Fact = { ...incomes, id: 'notes', type: 'text', text: 'Anything else?', field: [] }

const PAY = { line: '1. Gross salary', amount: 215_050, paid: 'twice a month' }

function open(fact: Fact, value?: unknown) {
  const facts = value === undefined ? {} : { [fact.id]: value }
  const start = will({ answers: { fullName: 'Maria Lopez' }, facts })
  const document = { ...start, interview: { ...start.interview, details: [fact.id, 'notes'] } }
  const server = serverWith(
    document,
    (call, now) => {
      const sent = (call.body as Pick<Document, 'facts'>).facts
      return saved(call, { ...now, facts: { ...now.facts, ...sent } }, { details: [fact.id, 'notes'] })
    },
    { type: { facts: [fact, notes] } },
  )
  renderApp('/questionnaire/7?details=1')
  return () => server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
}

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function givePay() {
  await choose('Which line of the form is it?', PAY.line)
  await userEvent.type(screen.getByLabelText('How much each time?'), '2150.50')
  await choose('How often?', PAY.paid)
}

test('a box that is for one line of the form is asked for only there', async () => {
  open(incomes)
  const ofLine15 = () => screen.queryByLabelText('For line 15: which income is it? (optional)')
  await choose('Which line of the form is it?', '1. Gross salary')
  expect(ofLine15()).not.toBeInTheDocument()
  await choose('Which line of the form is it?', '15. Other income')
  expect(ofLine15()).toBeVisible()
})

test('what was typed for another line of the form stays in view', async () => {
  open(incomes)
  await choose('Which line of the form is it?', '15. Other income')
  await userEvent.type(screen.getByLabelText(/^For line 15/), 'Prizes')
  await choose('Which line of the form is it?', '2. Bonuses')
  expect(screen.getByLabelText(/^For line 15/)).toHaveValue('Prizes')
})

test('a row of which all is said is one line as soon as another is begun, and opens again', async () => {
  open(incomes)
  await givePay()
  expect(screen.getByText('Monthly total: $4,301.00')).toBeVisible()
  await press('Add a line')
  const line = screen.getByRole('group', { name: PAY.line })
  expect(line).toHaveTextContent('1. Gross salary, $2,150.50 twice a month')
  expect(screen.getAllByLabelText('How much each time?')).toHaveLength(1)
  await press('Edit 1. Gross salary')
  expect(screen.getByDisplayValue('2150.50')).toBeVisible()
})

test('rows that were given before are lines, and one is removed from its line', async () => {
  const sent = open(incomes, [PAY, { ...PAY, line: '11. Rent', paid: 'a month' }])
  await userEvent.click(await screen.findByText('2 items · Monthly total: $6,451.50'))
  expect(screen.queryByLabelText('How much each time?')).not.toBeInTheDocument()
  await press('Remove 11. Rent')
  expect(screen.getByText('11. Rent was removed.')).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Anything else?'))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(sent()).toMatchObject([{ facts: { incomes: [PAY] } }])
})

test('a row is kept as its last choice is made', async () => {
  const sent = open(incomes)
  await givePay()
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(sent()).toMatchObject([{ facts: { incomes: [PAY] } }])
})

test('a row that is whole is kept as another is begun', async () => {
  const sent = open(assets)
  await choose('What kind of asset is it?', 'Boat')
  await userEvent.click(screen.getByRole('radio', { name: 'The Petitioner' }))
  await userEvent.type(screen.getByLabelText('What is it worth, about?'), '12000')
  await userEvent.type(screen.getByLabelText('Which one?'), 'Sea Ray 2015')
  expect(sent()).toEqual([])
  await press('Add another item')
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('nothing is removed from a list in which nothing stands', async () => {
  open(assets)
  expect(await screen.findByRole('group', { name: 'Item 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Which one?'), 'Sea Ray')
  expect(screen.getByRole('button', { name: 'Remove Sea Ray' })).toBeVisible()
})

test('a thing is called by its kind until it has a name', async () => {
  open(assets)
  expect(await screen.findByRole('group', { name: 'Item 1' })).toBeVisible()
  await choose('What kind of asset is it?', 'Boat')
  expect(screen.getByRole('group', { name: 'Boat' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('Which one?'), 'Sea Ray')
  expect(screen.getByRole('group', { name: 'Sea Ray' })).toBeVisible()
})

const children: Fact = {
  ...incomes,
  id: 'children',
  type: 'people',
  text: 'Who are the children?',
  help: 'Minor children.',
  meaning:
    'The petition gives each child by initials, the agreement by name. A birth date stands on the cover.',
  field: [
    asked('name', 'Full name', { type: 'name' }),
    asked('initials', 'Initials', { type: 'text' }),
    asked('birthPlace', 'Place of birth, for Form 12.902(d)', { type: 'text', optional: true }),
    asked('birthDate', 'Birth date (on Form 12.902(j))', { type: 'date', optional: true }),
  ],
}

test('who is asked for initials is told what the name is for', async () => {
  open(children)
  const why = 'The petition gives each child by initials, the agreement by name.'
  expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription(why)
  expect(screen.getByLabelText('Initials')).not.toHaveAccessibleDescription(why)
})

test('what only a form of the court has is folded, until it is wanted', async () => {
  open(children)
  const place = await screen.findByLabelText('Place of birth, for Form 12.902(d) (optional)')
  expect(place).not.toBeVisible()
  expect(screen.getByLabelText(/^Birth date/)).toBeVisible()
  await userEvent.click(screen.getByText('For the court’s forms (optional)'))
  expect(place).toBeVisible()
})

test('what was given for a form of the court stays in view', async () => {
  open(children, [{ name: 'Leo Ruiz', initials: 'L.R.', birthPlace: 'Tampa' }])
  const place = await screen.findByDisplayValue('Tampa')
  expect(place.closest('details')).toHaveAttribute('open')
})
