import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostLogout } from '@/api/token'
import { renderApp } from '@/testing/render-app'
import { maria, will } from '@/testing/samples'
import { signedIn, visiting } from '@/testing/visitor'

afterEach(() => vi.unstubAllGlobals())

const header = async () => within(await screen.findByRole('banner'))

test('a visitor is offered Sign In and Get Started, which end the protection after a sign-out', async () => {
  startPostLogout()
  visiting()
  const { user, address } = renderApp('/about')
  const get = await (await header()).findByRole('link', { name: 'Get Started' })
  expect((await header()).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await user.click(get)
  expect(sessionStorage.getItem('post_logout')).toBeNull()
  await screen.findByLabelText('Email')
  expect(address()).toMatch(/^\/auth/)
})

test('the page one is on is marked, for somebody signed in', async () => {
  signedIn()
  renderApp('/county-examples')
  const current = await screen.findByRole('link', { current: 'page', name: 'County Examples' })
  expect(current).toBeVisible()
  const names = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Documents',
    'Dashboard',
    'Support',
    'County Examples',
  ])
})

test('without a first name the address stands in for it', async () => {
  signedIn({ 'GET /api/auth/user': () => ({ body: { ...maria, firstName: null } }) })
  renderApp('/about')
  expect(await screen.findByRole('button', { name: 'Account of maria@example.com' })).toBeVisible()
})

test('until it is known who is there, a placeholder stands in', async () => {
  visiting({ 'GET /api/auth/user': () => new Promise<never>(() => undefined) })
  renderApp('/about')
  expect(await (await header()).findByText('Loading…')).toBeInTheDocument()
  expect((await header()).queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
})

const starting = () =>
  signedIn({
    'GET /api/payments/settings': () => ({ body: { publishableKey: null, scriptUrl: null } }),
    'POST /api/documents': () => ({ status: 201, body: will() }),
    'GET /api/documents/{id}': () => ({ body: will() }),
  })

const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

test('the menu starts a document of each type, by the keyboard too', async () => {
  onScreen(true)
  const server = starting()
  const { user, visited } = renderApp('/about')
  const trigger = await screen.findByRole('button', { name: 'Account of Maria' })
  trigger.focus()
  await user.keyboard('{Enter}')
  const start = await screen.findByRole('menuitem', { name: 'Start a document' })
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(start).toHaveFocus())
  await user.keyboard('{ArrowRight}')
  const focused = await screen.findByRole('menuitem', { name: 'Simple Will' })
  await waitFor(() => expect(focused).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(visited()).toContain('/chat/7'))
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({ type: 'powerOfAttorney' })
})

test('on a narrow screen the types stand in the menu itself', async () => {
  onScreen(false)
  const server = starting()
  const { user, visited } = renderApp('/about')
  await user.click(await screen.findByRole('button', { name: 'Account of Maria' }))
  const group = within(await screen.findByRole('group', { name: 'Start a document' }))
  await user.click(group.getByRole('menuitem', { name: 'Simple Will' }))
  await waitFor(() => expect(visited()).toContain('/chat/7'))
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({ type: 'simpleWill' })
})

test('the entries of the navigation open by a button, and close by Escape and by going on', async () => {
  signedIn()
  const { user, address } = renderApp('/about')
  const menu = await screen.findByRole('button', { name: 'Menu', expanded: false })
  await user.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  await user.click(menu)
  await user.click(screen.getByRole('link', { name: 'Support' }))
  await waitFor(() => expect(address()).toBe('/support'))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test.each(['/chat/7', '/questionnaire/7?question=fullName'])(
  'where one works on a document, %s has the way back and says whether all is saved',
  async (page) => {
    starting()
    renderApp(page)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Simple Will' })
    const bar = heading.parentElement?.parentElement
    expect(bar).toHaveTextContent(/[Ss]aved/)
    expect(within(bar ?? document.body).getByRole('link', { name: /^Back to/ })).toBeVisible()
  },
)
