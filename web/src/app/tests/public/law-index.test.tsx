import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '@/testing/fake-api'
import { law, serveLaw } from '@/testing/law'
import { renderApp } from '@/testing/render-app'

test('the index leads to the law of each type', async () => {
  serveLaw()
  const { user, address } = renderApp('/law')
  await user.click(await screen.findByRole('link', { name: 'Simple Will' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Last Will and Testament' })).toBeVisible()
  expect(address()).toBe('/law/simple-will')
})

test('the index says how many clauses and open points each document has', async () => {
  serveLaw()
  renderApp('/law')
  expect(await screen.findByText('2 clauses · 1 point not verified')).toBeVisible()
})

test('a section is found over all documents, and its result leads to the clause', async () => {
  serveLaw()
  const { user } = renderApp('/law')
  await user.type(await screen.findByLabelText('Find a clause in any document'), '732.501')
  expect(await screen.findByText('1 clause')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Simple Will › Declaration' }))
  const clause = await screen.findByRole('heading', { level: 3, name: 'Declaration' })
  await waitFor(() => expect(clause.closest('details')).toHaveAttribute('open'))
})

test('clauses of one name in several papers of a document are told apart by the paper', async () => {
  const paper = (title: string, id: string) =>
    law.instruments.map(({ clauses, ...instrument }) => ({
      ...instrument,
      titles: [title],
      clauses: clauses.slice(0, 1).map((clause) => ({ ...clause, id, heading: 'Signature' })),
    }))
  const instruments = [...paper('Last Will and Testament', 'a'), ...paper('Separate List', 'b')]
  serveLaw(() => ({ body: { ...law, instruments } }))
  const { user } = renderApp('/law')
  await user.type(await screen.findByLabelText('Find a clause in any document'), 'signature')
  const found = within(await screen.findByRole('list', { name: 'Clauses that were found' })).getAllByRole(
    'link',
  )
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Simple Will › Last Will and Testament › Signature',
    'Simple Will › Separate List › Signature',
  ])
})

test('what no clause has is said, and what could not be loaded is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  serveLaw(() => (isDown ? refused(503, 'Not now.') : { body: law }))
  const { user } = renderApp('/law')
  await user.type(await screen.findByLabelText('Find a clause in any document'), 'walrus')
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 15_000 })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('No clause has that.')).toBeVisible()
})
