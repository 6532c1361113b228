import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { law, serveLaw } from '@/testing/law'
import { renderApp } from '@/testing/render-app'

test('anyone can read the clauses in order, with how sure of each source we are', async () => {
  serveLaw()
  const { user } = renderApp('/law/simple-will')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The law behind the Simple Will' }),
  ).toBeVisible()
  expect(screen.getByText(/as read on November 21, 2026; not all of it could be checked/)).toBeVisible()
  await user.click(screen.getByRole('heading', { name: 'What was not verified' }))
  expect(screen.getByText('The 2026 session was not followed to its end.')).toBeVisible()
  const [declaration, guardian] = screen.getAllByRole('heading', { level: 3 }).map((it) => it.closest('li'))
  const [first, second] = within(declaration ?? document.body).getAllByText(/732/)
  expect(first?.closest('li')).toHaveTextContent('s. 732.502seen in our research')
  expect(second?.closest('li')).toHaveTextContent('s. 732.501to be checked by a lawyer')
  expect(declaration).toHaveTextContent('Always printed.')
  expect(guardian).toHaveTextContent('Printed when “Children?” is “Yes”.')
})

test('a clause says before it is opened how many of its sources are to be checked', async () => {
  serveLaw()
  renderApp('/law/simple-will')
  const rowOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('summary')
  expect(await rowOf('Declaration')).toHaveTextContent('1 to be checked')
  expect(await rowOf('Guardian')).toHaveTextContent(/^Guardian$/)
})

test('a clause is found by its words and by its section', async () => {
  serveLaw()
  const { user } = renderApp('/law/simple-will')
  const field = await screen.findByRole('searchbox', { name: 'Find a clause' })
  const clauses = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await user.type(field, 'guardian')
  expect(clauses()).toContain('Guardian')
  expect(clauses()).not.toContain('Declaration')
  expect(screen.getByText('1 of 2 clauses')).toBeVisible()
  await user.clear(field)
  await user.type(field, '732.501')
  expect(clauses()).toContain('Declaration')
  expect(clauses()).not.toContain('Guardian')
})

test('the first clause that is found is brought into view, and the field keeps the focus', async () => {
  serveLaw()
  const { user } = renderApp('/law/simple-will')
  const field = await screen.findByRole('searchbox', { name: 'Find a clause' })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear()
  await user.type(field, 'g')
  await waitFor(() => expect(scroll).toHaveBeenCalled())
  const guardian = screen.getByRole('heading', { name: 'Guardian' })
  await user.type(field, 'uardian')
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(guardian.closest('li')))
  expect(field).toHaveFocus()
})

test('what answers are checked for is told by how grave it is', async () => {
  serveLaw()
  renderApp('/law/simple-will')
  const group = (
    await screen.findByRole('heading', { name: 'What must be marked as read before you pay' })
  ).closest('details')
  expect(group).toHaveTextContent('May claim a share.')
  expect(screen.queryByText('What is good to know')).not.toBeInTheDocument()
})

test('a link to a note opens it, and what it is folded in', async () => {
  serveLaw()
  renderApp('/law/simple-will#W1')
  await waitFor(() => expect(screen.getByText('May claim a share.')).toBeVisible())
  expect(screen.getByText('Says whose it is.')).not.toBeVisible()
  const note = screen.getByRole('heading', { name: 'A spouse' }).closest('summary')
  expect(note).toHaveFocus()
})

test('a section of the statutes leads to its text', async () => {
  serveLaw()
  const { user } = renderApp('/law/simple-will')
  await user.click(await screen.findByText('Guardian'))
  const [section] = screen.getAllByRole('link', { name: 's. 732.502' })
  expect(section).toHaveAttribute('href', 'https://www.flsenate.gov/Laws/Statutes/2025/732.502')
})

test('a type that does not exist has no law page', async () => {
  serveLaw()
  renderApp('/law/marriage')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a law page with several papers begins with the way to each, and long conditions are lists', async () => {
  const children = '“Have you children?” is answered “Yes”'
  const choices = Array.from({ length: 5 }, (_, index) => `“Question number ${index}” is given`)
  const long = `${children}, and (${choices.join(', or ')})`
  const [will] = law.instruments
  if (!will) throw new Error('an instrument')
  const worksheet = { ...will, titles: ['Worksheet'], when: long, conditions: [[children], choices] }
  serveLaw(() => ({ body: { ...law, instruments: [will, worksheet] } }))
  const { user } = renderApp('/law/simple-will')
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const ways = contents.getAllByRole('link').map((way) => way.getAttribute('href'))
  expect(ways).toEqual(['#instrument-1', '#instrument-2', '#checked-for'])
  for (const way of ways) expect(document.getElementById(way?.slice(1) ?? '')).toBeInTheDocument()
  await user.click(screen.getByText('When it is part of the packet'))
  expect(screen.getByText('One of these:').querySelectorAll('li')).toHaveLength(5)
})
