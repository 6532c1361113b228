import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { siteCopy } from '@/testing/samples'
import { claim, visiting } from '@/testing/visitor'

test('/how-it-works: four steps in their order', async () => {
  visiting()
  renderApp('/how-it-works')
  await screen.findByRole('heading', { level: 1, name: 'How It Works' })
  const list = within(screen.getByRole('heading', { name: 'The four steps' }).parentElement ?? document.body)
  const steps = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(steps).toEqual(['Choose your document', 'Chat with AI', 'Review and pay', 'Download'])
})

test('/how-it-works: a question opens its answer', async () => {
  visiting()
  const { user } = renderApp('/how-it-works')
  const question = await screen.findByText('Is Coquina a law firm?')
  expect(screen.getByText(/^No\. Coquina is software/)).not.toBeVisible()
  await user.click(question)
  expect(screen.getByText(/^No\. Coquina is software/)).toBeVisible()
})

test('/how-it-works: the preview is a press away', async () => {
  visiting()
  const { user, address } = renderApp('/how-it-works')
  await user.click(await screen.findByRole('link', { name: 'Try Legal AI Free' }))
  await screen.findByRole('log')
  expect(address()).toBe('/preview-chat')
})

test('/about: the prices are the catalogue’s', async () => {
  visiting()
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Coquina' })
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('Power of Attorney')).toHaveTextContent('$59')
  expect(row('Healthcare Directive')).toHaveTextContent('$49')
  expect(row('Uncontested Divorce')).toHaveTextContent('starting at $399')
})

test('/about: what is said of the bundles stands away from their prices, in the server’s words', async () => {
  const claims = [claim('essential', 'Essential Bundle: saves $29'), claim('complete', 'saves $125')]
  visiting({ 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, claims } }) })
  renderApp('/about')
  expect(await screen.findByText('Essential Bundle: saves $29')).toBeVisible()
  expect(screen.getByText('saves $125')).toBeVisible()
})

test.each([
  ['/terms', 'You must be at least 18 years old.'],
  ['/terms', 'Coquina is not a law firm. It does not give legal advice'],
  ['/terms', 'does not create an attorney-client relationship, and the provider is not your attorney'],
  ['/terms', 'It is AI-powered document assistance only.'],
  ['/terms', 'For complex matters, a qualified attorney is recommended.'],
  ['/terms', 'All sales are final. There are no refunds except as required by law.'],
  ['/terms', 'You pay once for a document or a bundle, by card.'],
  ['/terms', 'before you pay for it; a bundle or an attorney review is paid first.'],
  ['/privacy', 'not stored by Coquina. It may be passed to the company that runs a language model.'],
  ['/privacy', 'never reach Coquina'],
  ['/privacy', 'have connected a language model, what you write to the assistant'],
  ['/privacy', 'are encrypted before they are stored'],
  ['/privacy', 'is deleted when it has not been changed for 12 months'],
  ['/privacy', 'is deleted from the service after 90 days'],
  ['/privacy', 'A sign-in ends after 7 days, or after a day without a change.'],
  [
    '/privacy',
    'On your account page you can download everything that is kept about you, and delete the account',
  ],
])('%s: effective June 29, 2025, and says: %s', async (path, sentence) => {
  visiting()
  renderApp(path)
  expect(await screen.findByText('Effective June 29, 2025')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(sentence)
})

test('/privacy: what is kept stands in groups, each with its name', async () => {
  visiting()
  renderApp('/privacy')
  const title = await screen.findByRole('heading', { name: 'What is kept' })
  const labels = [...(title.parentElement?.querySelectorAll('strong') ?? [])].map(
    (label) => label.textContent,
  )
  expect(labels.join(' ')).toBe(
    'Your account. Your documents. Payments. Messages. Sign-ins and devices. Server records.',
  )
})

test.each(['/terms', '/privacy'])('%s: the list of its parts leads to each of them', async (path) => {
  visiting()
  renderApp(path)
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link')
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    const part = document.querySelector(link.getAttribute('href') ?? '')
    expect(part).toHaveTextContent(link.textContent ?? '')
  }
})

test('/nowhere: says so, and shows the way home', async () => {
  visiting()
  const { user, address } = renderApp('/nowhere/at-all')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go Home' }))
  await screen.findByRole('button', { name: 'Start Your Document' })
  expect(address()).toBe('/')
})

test('/simple-wil: the page that was meant is offered, with the ways that people look for', async () => {
  visiting()
  renderApp('/simple-wil')
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
  const main = within(screen.getByRole('main'))
  const to = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  expect(to('Simple Will: the law behind it')).toBe('/law/simple-will')
  expect(to('Documents and prices')).toBe('/#documents')
  expect(to('My documents')).toBe('/dashboard')
  expect(to('The law behind the documents')).toBe('/law')
})

test('every page: the footer leads from each document to its law, and to the other pages', async () => {
  visiting()
  renderApp('/about')
  const footer = within(await screen.findByRole('contentinfo'))
  const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/law/simple-will',
    '/law/prenuptial-agreement',
    '/law/postnuptial-agreement',
    '/law/uncontested-divorce',
    '/law/power-of-attorney',
    '/law/healthcare-directive',
    '/about',
    '/how-it-works',
    '/verify',
    '/contact',
    '/terms',
    '/privacy',
  ])
  expect(footer.getByText(/not a law firm/)).toBeVisible()
  expect(footer.getByText(/© 2025/)).toBeVisible()
})

test('/how-it-works: what is proved, in the figures of the proof, and what no lawyer has read', async () => {
  visiting()
  renderApp('/how-it-works#how-we-know')
  const part = within(await screen.findByRole('region', { name: 'How we know this is right' }))
  const figureOf = (what: string) => part.getByText(what).parentElement
  expect(figureOf('combinations of choices in the six documents')).toHaveTextContent(/916/)
  expect(figureOf('documents made of them and checked')).toHaveTextContent(/2,820/)
  expect(figureOf('documents that fail a check')).toHaveTextContent(/(?<!\d)0(?!\d)/)
  expect(part.getByText(/^No lawyer has read the documents yet\./)).toBeVisible()
  expect(part.getByText(/Florida law as read on November 21, 2026/)).toBeVisible()
  expect(part.getByRole('row', { name: /^Simple Will/ })).toHaveTextContent('Simple Will')
  expect(part.getAllByRole('row')).toHaveLength(7)
})
