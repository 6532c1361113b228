import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startPostLogout } from '@/api/token'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria, siteCopy } from '@/testing/samples'
import { claim, visiting } from '@/testing/visitor'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

test('/: Start Your Document leads to the document types', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  visiting()
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Start Your Document' }))
  const focused = await heading('Choose your document')
  await waitFor(() => expect(focused).toHaveFocus())
  expect(scroll).toHaveBeenCalledOnce()
})

test('/: the price is the one of the least expensive document with all that is paid for it', async () => {
  visiting()
  renderApp('/')
  expect(await screen.findByText(/^From \$51\.50 in total, paid after you read the document\./)).toBeVisible()
})

test('/: own words are printed as they were confirmed', async () => {
  visiting()
  renderApp('/')
  expect(
    await screen.findByText(/^What you write in your own words is printed as you gave it\./),
  ).toBeInTheDocument()
})

test('/: Try Legal AI Free leads to the preview of the chat', async () => {
  visiting()
  const { user, address } = renderApp('/')
  await user.click(await screen.findByRole('link', { name: 'Try Legal AI Free' }))
  await heading('Try Legal AI Free')
  await waitFor(() => expect(address()).toBe('/preview-chat'))
})

test('/: a card shows what is included and the one-time fee, in the catalogue’s own words where it has some', async () => {
  visiting()
  const { user } = renderApp('/')
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { level: 3, name })).closest('li') ?? document.body)
  const will = await cardOf('Simple Will')
  expect(will.getByText('$69')).toBeVisible()
  expect(will.getByText('One-time fee')).toBeVisible()
  expect(will.getByText('$71.50 total, with the $2.50 processing fee')).toBeVisible()
  const counts = will.getByText('What you fill in by hand').closest('details')
  expect(counts).not.toHaveAttribute('open')
  expect(counts).toHaveTextContent('Signatures, initials, dates and what you leave open')
  expect(counts).toHaveTextContent('36 lines, boxes and cells, without the optional details')
  for (const feature of [
    'Asset distribution planning',
    'Executor designation',
    'Guardian selection for minors',
  ])
    expect(will.getByText(feature)).toBeVisible()
  const line = will.getByRole('button', { name: 'What Simple Will has and costs' })
  expect(line).toHaveAttribute('aria-expanded', 'false')
  expect(will.getByText('$71.50 total')).toBeInTheDocument()
  await user.click(line)
  expect(line).toHaveAttribute('aria-expanded', 'true')
  expect(will.getAllByText(/^\$71\.50 total/)).toHaveLength(1)
  const divorce = await cardOf('Uncontested Divorce')
  expect(divorce.getByText('$399')).toBeVisible()
  const divorceLine = divorce.getByRole('button', { name: 'What Uncontested Divorce has and costs' })
  expect(divorceLine.parentElement).toHaveTextContent('$401.50 totalPlus the court’s filing fee, about $409')
  await user.click(divorceLine)
  expect(divorce.getByText('Plus the court’s filing fee, about $409')).toBeVisible()
  expect(will.queryByText(/court’s filing fee/)).not.toBeInTheDocument()
  const power = await cardOf('Power of Attorney')
  expect(power.getByText('Plus a notary, in general at most $10 an act')).toBeInTheDocument()
  expect(will.queryByText(/Plus a notary/)).not.toBeInTheDocument()
  expect(power.getByText('An agent')).toBeInTheDocument()
  expect(power.queryByText('Executor designation')).not.toBeInTheDocument()
})

test('/: what the site says of itself stands where the server puts it', async () => {
  const claims = [
    claim('hero', '10,000+ documents created'),
    claim('trust', 'Made with care.'),
    claim('preview', 'No signup'),
  ]
  visiting({ 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, claims } }) })
  renderApp('/')
  const said = await screen.findByRole('list', { name: 'What Coquina says about itself' })
  expect(said).toHaveTextContent(/^10,000\+ documents created$/)
  const sectionOf = async (name: string) => (await heading(name)).closest('section, li')
  expect(await sectionOf('Built piece by piece, like coquina stone')).toHaveTextContent('Made with care.')
  expect(await sectionOf('Try the chat first')).toHaveTextContent('No signup')
})

test('/: the first questions are answered here, and all of them one press away', async () => {
  visiting()
  const { user, address } = renderApp('/')
  await user.click(await screen.findByText('Is Coquina a law firm?'))
  await user.click(screen.getByRole('link', { name: 'All questions and answers' }))
  await waitFor(() => expect(address()).toBe('/how-it-works'))
  expect(await screen.findByText('When should I see a lawyer?')).toBeVisible()
})

test('/: what the server leaves out leaves no trace', async () => {
  visiting()
  renderApp('/')
  await heading('Choose your document')
  expect(screen.queryByRole('list', { name: 'What Coquina says about itself' })).not.toBeInTheDocument()
})

test('/: a bundle draws what is in it', async () => {
  visiting()
  renderApp('/')
  const card = (await heading('Essential Bundle')).closest('li')
  const drawn = () => [...(card?.querySelectorAll('[data-drawing]') ?? [])]
  await waitFor(() => expect(drawn()).toHaveLength(3))
})

test('/: a bundle says what its prices come to, whatever else is said of it', async () => {
  const claims = [claim('essential', 'Essential Bundle: saves $29')]
  const server = visiting({ 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, claims } }) })
  renderApp('/')
  const card = (await heading('Essential Bundle')).closest('li')
  await waitFor(() => expect(server.callsTo('GET /api/catalog/copy')).toHaveLength(1))
  expect(within(card ?? document.body).getByText('$149')).toBeVisible()
  expect(within(card ?? document.body).getByText('instead of $177: you save $28')).toBeVisible()
  expect(card).not.toHaveTextContent('$29')
})

test('/: a bundle names each document and what it has besides', async () => {
  visiting()
  renderApp('/')
  const card = (await heading('Complete Bundle')).closest('li')
  expect(
    within(card ?? document.body)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Simple Will', 'Healthcare Directive', 'Power of Attorney'])
  expect(card).toHaveTextContent('Priority support')
  expect(card).not.toHaveTextContent('Everything in the Essential Bundle')
})

test('/: choosing the Complete Bundle ends the minutes after a sign-out, and leads by way of the account to its checkout', async () => {
  startPostLogout()
  visiting({ 'POST /api/auth/login': () => ({ body: { token: 'abc', user: maria } }) })
  const { user, address } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Get the Complete Bundle' }))
  expect(await screen.findByText(/^You chose the Complete Bundle, \$249\. Its checkout opens/)).toBeVisible()
  expect(sessionStorage.getItem('post_logout')).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(address()).toBe('/checkout?bundle=complete'))
})

test('/: a visitor who chooses a document creates an account, and signing in is one press away', async () => {
  visiting()
  const { user, address } = renderApp('/')
  const card = (await screen.findByRole('heading', { level: 3, name: 'Simple Will' })).closest('li')
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Get Started' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(address()).toBe('/auth?mode=create')
  const chosen = 'You chose Simple Will. It opens as soon as your account is created.'
  expect(await screen.findByText(chosen)).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Coquina' })).toBeVisible()
  expect(sessionStorage.getItem('intent')).toContain('simpleWill')
})

test('/: without the bundles the documents are still there', async () => {
  visiting({ 'GET /api/catalog/bundles': () => refused(500, 'Something broke.') })
  renderApp('/')
  expect(await screen.findByText(/bundles cannot be shown right now/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Simple Will' })).toBeVisible()
})

test('/: a typed name enters the will at once, is said aloud and goes nowhere', async () => {
  visiting()
  const { user } = renderApp('/')
  await user.type(await screen.findByLabelText('Type your name and see it in the will'), 'Ana  Ruiz')
  const sentence = screen.getByText(/declare that this is my will/)
  expect(sentence).toHaveTextContent(/^I, Ana Ruiz, a resident of the State of Florida/)
  expect(sentence).toHaveAttribute('aria-live', 'polite')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Ana')
})

test('/: a situation shows the papers that people often make, each with all that it costs', async () => {
  visiting()
  const { user, address } = renderApp('/')
  await user.click(await screen.findByRole('radio', { name: 'We agreed to divorce' }))
  const papers = screen.getByRole('heading', { name: /We agreed to divorce$/ }).parentElement
  expect(papers).toHaveTextContent('$401.50 total')
  await user.click(screen.getByRole('button', { name: 'Start the Uncontested Divorce' }))
  await waitFor(() => expect(address()).toBe('/auth?mode=create'))
  expect(sessionStorage.getItem('intent')).toContain('uncontestedDivorce')
})
