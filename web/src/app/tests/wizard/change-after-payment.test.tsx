import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { expectToast } from '@/testing/expect-toast'
import type { FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { familyAndHome as facts, will } from '@/testing/samples'

const SAVED = 'Your change is saved'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function keep(call: FakeCall, document: Document) {
  const { facts: sent } = call.body as { facts?: Record<string, unknown> }
  return saved(call, { ...document, facts: { ...document.facts, ...sent } }, whole)
}

const whole = { missing: [], complete: true, details: ['spouse', 'home'] }

function open(query: string, status: Document['status'], interview: Partial<Document['interview']> = whole) {
  const start = will({ status, answers: { fullName: 'Maria Lopez', hasChildren: 'No' } })
  const document = { ...start, interview: { ...start.interview, ...interview } }
  serverWith(document, keep, { type: { facts }, preview: { complete: true, paper: paper() } })
  return renderApp(`/questionnaire/7?${query}`)
}

const theReview = () => screen.findByRole('heading', { level: 1, name: /^Review your/ })

test('who changes a paid document is told that it is saved, and which copy has the change', async () => {
  open('question=fullName&from=review', 'paid')
  await userEvent.type(await screen.findByRole('textbox'), ' Diaz')
  await press('Save and Review')
  await theReview()
  await expectToast(
    'plain',
    SAVED,
    'The next PDF that you download has it. A copy that you have already signed does not change.',
  )
})

test.each([
  ['paid', 0],
  ['in_progress', 1],
] as const)(
  'beside the questions a document that is %s is marked as on the review',
  async (status, drafts) => {
    open('question=fullName&from=review', status)
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(screen.queryAllByText('Draft')).toHaveLength(drafts)
    expect(screen.queryByText(/then optional details/)).not.toBeInTheDocument()
  },
)

test('a detail of a paid document is a change like any other', async () => {
  open('question=spouse&from=review', 'paid')
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'Carlos Lopez')
  await press('Save and Review')
  await theReview()
  expect(await screen.findByText(SAVED)).toBeVisible()
})

test.each([
  ['where nothing was changed', 'paid', ''],
  ['of a document that is not paid yet', 'in_progress', ' Diaz'],
] as const)('nothing is said %s', async (_, status, words) => {
  const { address } = open('question=fullName&from=review', status)
  const field = await screen.findByRole('textbox')
  if (words) await userEvent.type(field, words)
  await press('Save and Review')
  await waitFor(() => expect(address()).toBe('/review/7'))
  await theReview()
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
})

test('nothing is said while a document that was paid first is answered for the first time', async () => {
  const { address } = open('question=fullName&from=review', 'paid', { ...whole, complete: false })
  await userEvent.type(await screen.findByRole('textbox'), ' Diaz')
  await press('Save and Review')
  await waitFor(() => expect(address()).toBe('/review/7'))
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
})
