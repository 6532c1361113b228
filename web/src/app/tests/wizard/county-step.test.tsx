import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const open = () => {
  const server = serverWith(will(), saved, { type: { county: true } })
  return { server, ...renderApp('/questionnaire/7?question=county') }
}
const box = () => screen.findByRole('combobox', { name: 'County where you plan to file' })

test('the county is found by its first letters, and its facts stand where it was chosen', async () => {
  const { server, user } = open()
  await user.type(await box(), 'du{Enter}')
  expect(await screen.findByRole('heading', { name: 'Duval County' })).toBeVisible()
  expect(screen.getByText('About $409')).toBeVisible()
  expect(screen.getByText('Required with minor children')).toBeVisible()
  const clerk = screen.getByRole('link', { name: 'Website of the Duval County clerk' })
  expect(clerk).toHaveAttribute('href', 'https://example.com')
  expect(screen.getByRole('link', { name: 'What the county requires' })).toHaveAttribute(
    'href',
    paths.countyExamples('duval'),
  )
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1)
})

test('what is no county’s name is said, and nothing is saved', async () => {
  const { server, user } = open()
  await user.type(await box(), 'georgia{Enter}')
  expect(await screen.findByText('No county has that name.')).toBeVisible()
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(0)
})

test('what is held back or was never answered is not shown as done beside the county', async () => {
  const start = will({ answers: { fullName: '???', hasChildren: 'No' } })
  const interview = { ...start.interview, missing: [], problems: { fullName: 'A name has letters.' } }
  serverWith({ ...start, interview }, saved, { type: { county: true } })
  renderApp('/questionnaire/7?question=county')
  const bar = await screen.findByRole('progressbar')
  const widths = [...bar.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
  expect(widths).toEqual(['0%', '100%', '0%'])
})

test('the time that is left counts what is held back', async () => {
  const start = will({ answers: { fullName: '???', hasChildren: 'No' } })
  const interview = { ...start.interview, missing: [], problems: { fullName: 'A name has letters.' } }
  serverWith({ ...start, interview }, saved)
  renderApp('/questionnaire/7?question=fullName')
  expect(await screen.findByText('about 1 min left')).toBeVisible()
})

test('the county says why it is asked, as each question does', async () => {
  const { user } = open()
  await user.click(await screen.findByText('Why we ask, and the law'))
  expect(screen.getByText(/^A petition names the circuit and the county/)).toBeVisible()
  expect(screen.getByText('s. 26.021')).toBeVisible()
})

test('who comes to the county early is told what is still open, and goes on there', async () => {
  const start = will({ answers: { hasChildren: 'No' } })
  const interview = { ...start.interview, missing: ['fullName'], problems: {} }
  serverWith({ ...start, interview }, saved, { type: { county: true } })
  const { user, address } = renderApp('/questionnaire/7?question=county')
  expect(await screen.findByText('1 question is still open')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(address()).toContain('question=fullName')
})

test('who goes on without a county is told so by the button, until one is chosen', async () => {
  const start = will({ answers: { fullName: 'Ana Ruiz', hasChildren: 'No' } })
  const interview = { ...start.interview, missing: [], problems: {} }
  serverWith({ ...start, interview }, saved, { type: { county: true } })
  const { user } = renderApp('/questionnaire/7?question=county')
  await user.type(await box(), 'du')
  expect(screen.getByRole('button', { name: 'Continue without a county' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Review Document' })).toBeVisible()
})
