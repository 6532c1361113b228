import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken, startPostLogout } from '@/api/token'
import { openAddress } from '@/lib/open-address'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

vi.mock('@/lib/open-address')

const WHO = 'GET /api/auth/user'
const nobody = refused(401, 'Unauthorized')

/** What a sign-in with the identity provider leaves for the page to see. */
const keepCookie = () => {
  document.cookie = '__Host-known=1; Path=/; Secure; SameSite=Lax; Max-Age=604800'
}
const hasCookie = () => document.cookie === '__Host-known=1'

test('just after a sign-out the server does not look at the cookie, and it stays', async () => {
  keepCookie()
  startPostLogout()
  visiting()
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(hasCookie()).toBe(true)
})

test('a cookie that the server does not know is not asked about again', async () => {
  keepCookie()
  visiting()
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(hasCookie()).toBe(false)
})

test('a token that has ended does not hide the session in the cookie', async () => {
  saveToken('ended')
  const server = visiting({
    [WHO]: ({ headers }) => (headers.get('authorization') ? nobody : { body: maria }),
  })
  renderApp('/')
  expect(await screen.findByRole('button', { name: 'Account of Maria' })).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(server.callsTo(WHO)).toHaveLength(2)
})

test('without a cookie either, the visitor is signed out after the second answer', async () => {
  saveToken('ended')
  const server = visiting()
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(server.callsTo(WHO)).toHaveLength(2)
})

test.each([
  ['Continue with your other account', '/api/login'],
  ['Regular Login', '/api/login'],
  ['Force Fresh Login', '/api/login?force=true'],
])('"%s" ends the time after a sign-out', async (name, address) => {
  startPostLogout()
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name }))
  expect(openAddress).toHaveBeenLastCalledWith(address)
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})

test('whoever comes back from the sign-in of the server is known', async () => {
  keepCookie()
  const server = visiting({ [WHO]: () => ({ body: maria }) })
  localStorage.removeItem('auth_token')
  renderApp('/')
  expect(await screen.findByRole('heading', { name: /Welcome Back/ })).toBeVisible()
  expect(hasCookie()).toBe(true)
  expect(server.callsTo(WHO).map(({ headers }) => headers.get('authorization'))).toEqual([null])
})

test('after the sign-out by the server, which takes the cookies back, nobody is asked about', async () => {
  const server = visiting()
  const { address } = renderApp('/?logout=true')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo(WHO)).toHaveLength(0)
})

test('a visitor without token and cookie is not asked about', () => {
  const server = visiting()
  renderApp('/')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(server.callsTo(WHO)).toHaveLength(0)
})
