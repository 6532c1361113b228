import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const shared = { type: 'text' as const, meaning: 'What it does.', law: ['s. 732.502'] }
const parts = ['Wedding', 'Pets', 'Books', 'Boats', 'Bonds']
const facts: Fact[] = parts.map((group) => ({
  ...shared,
  id: group,
  group,
  text: `Which ${group}?`,
  blank: group === 'Wedding' ? 'The wedding' : null,
}))

function open(shown = parts) {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  serverWith(
    { ...start, interview: { ...start.interview, details: shown } },
    (call, document) => {
      const sent = (call.body as Pick<Document, 'facts'>).facts
      return saved(call, { ...document, facts: { ...document.facts, ...sent } }, { details: shown })
    },
    { type: { facts }, preview: { complete: true, paper: paper() } },
  )
  renderApp('/review/7')
}

const details = async () => within(await screen.findByRole('region', { name: 'Details' }))

test('many parts that can be left out are behind one line', async () => {
  open()
  const list = await details()
  expect(list.getByText('Wedding')).toBeVisible()
  expect(list.getByText('Pets')).not.toBeVisible()
  await userEvent.click(list.getByText('4 more parts, which you can leave out'))
  expect(list.getByText('Pets')).toBeVisible()
  await userEvent.click(list.getByText('Pets'))
  expect(await list.findByLabelText('Which Pets?')).toBeVisible()
  await userEvent.click(list.getByText('Pets'))
  await waitFor(() => expect(list.getByLabelText('Which Pets?')).not.toBeVisible())
  expect(list.getByText('Books')).toBeVisible()
  await userEvent.click(list.getByText('Books'))
  await userEvent.click(list.getByText('4 more parts, which you can leave out'))
  await waitFor(() => expect(list.getByText('Books')).not.toBeVisible())
})

test('a part whose last blank is filled in stays where it is', async () => {
  open()
  const list = await details()
  await userEvent.click(list.getByText('Wedding'))
  await userEvent.type(list.getByLabelText('Which Wedding?'), 'Tampa')
  await userEvent.tab()
  await waitFor(() => expect(list.getByText('All given')).toBeVisible())
  expect(list.getByLabelText('Which Wedding?')).toBeVisible()
})

test('a few stand in view', async () => {
  open(['Wedding', 'Pets', 'Books'])
  expect((await details()).getByText('Books')).toBeVisible()
})
