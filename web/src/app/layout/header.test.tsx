import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startPostLogout } from '@/api/token'
import { renderApp } from '@/testing/render-app'
import { maria, will } from '@/testing/samples'
import { signedIn, visiting } from '@/testing/visitor'

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

test('the menu starts a document of each type, by the keyboard too', async () => {
  const server = signedIn({
    'POST /api/documents': () => ({ status: 201, body: will() }),
    'GET /api/documents/{id}': () => ({ body: will() }),
  })
  const { user, visited } = renderApp('/about')
  const trigger = await screen.findByRole('button', { name: 'Account of Maria' })
  trigger.focus()
  await user.keyboard('{Enter}')
  const start = await screen.findByRole('menuitem', { name: 'Start a document' })
  await user.keyboard('{ArrowDown}')
  expect(start).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('menuitem', { name: 'Simple Will' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => visited()).toContain('/chat/7')
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({ type: 'powerOfAttorney' })
})
