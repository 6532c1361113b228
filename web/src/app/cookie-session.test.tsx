import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectCookie, forgetToken, saveToken, startPostLogout } from '@/api/token'
import { openAddress } from '@/lib/open-address'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

vi.mock('@/lib/open-address')

const WHO = 'GET /api/auth/user'
const nobody = refused(401, 'Unauthorized')
const isCookieExpected = () => localStorage.getItem('cookie_expected') === 'true'

test('just after a sign-out the server does not look at the cookie, and it stays expected', async () => {
  expectCookie()
  startPostLogout()
  visiting()
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(isCookieExpected()).toBe(true)
})

test('a cookie that the server does not know is not expected again', async () => {
  expectCookie()
  visiting()
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(isCookieExpected()).toBe(false)
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
  ['Continue with an identity provider', '/api/login'],
  ['Regular Login', '/api/login'],
  ['Force Fresh Login', '/api/login?force=true'],
])('"%s" ends the time after a sign-out', async (name, address) => {
  startPostLogout()
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name }))
  expect(openAddress).toHaveBeenLastCalledWith(address)
  expect(sessionStorage.getItem('post_logout')).toBeNull()
  expect(isCookieExpected()).toBe(true)
})

test('whoever comes back from the sign-in of the server is known, and the address is clean', async () => {
  startPostLogout()
  const server = visiting({
    [WHO]: ({ headers }) => (headers.get('x-no-auto-auth') ? nobody : { body: maria }),
  })
  forgetToken()
  const { address } = renderApp('/?signed-in=true')
  expect(await screen.findByRole('heading', { name: /Welcome Back/ })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(isCookieExpected()).toBe(true)
  expect(server.callsTo(WHO)).toHaveLength(1)
})

test('a sign-in that did not come about leads to the landing page', async () => {
  visiting()
  const { address } = renderApp('/?signed-in=true')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(isCookieExpected()).toBe(false)
})

test('a visitor without token and cookie is not asked about', () => {
  const server = visiting()
  renderApp('/')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(server.callsTo(WHO)).toHaveLength(0)
})
