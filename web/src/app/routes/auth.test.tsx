import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startPostLogout } from '@/api/token'
import { rememberIntent } from '@/lib/intent'
import { renderApp } from '@/testing/render-app'
import { signedIn, visiting } from '@/testing/visitor'

test('/auth: three ways lead to the identity provider', async () => {
  visiting()
  renderApp('/auth')
  const way = (name: string) => screen.findByRole('link', { name })
  expect(await way('Continue with an identity provider')).toHaveAttribute('href', '/api/login')
  expect(await way('Regular Login')).toHaveAttribute('href', '/api/login')
  expect(await way('Force Fresh Login')).toHaveAttribute('href', '/api/login?force=true')
})

test('/auth: going on with the identity provider ends the protection after a sign-out and keeps what was wanted', async () => {
  startPostLogout()
  rememberIntent({ kind: 'start', type: 'simpleWill' })
  visiting()
  const { user } = renderApp('/auth')
  const way = await screen.findByRole('link', { name: 'Continue with an identity provider' })
  // The test's browser cannot leave the page.
  way.addEventListener('click', (event) => event.preventDefault())
  await user.click(way)
  expect(sessionStorage.getItem('post_logout')).toBeNull()
  expect(sessionStorage.getItem('intent')).toContain('simpleWill')
})

test('/auth: the document that was chosen is named', async () => {
  rememberIntent({ kind: 'start', type: 'simpleWill' })
  visiting()
  renderApp('/auth')
  expect(
    await screen.findByText('You chose Simple Will. It will open as soon as you are signed in.'),
  ).toBeVisible()
})

test('/auth?provider=none: says calmly that there is no provider', async () => {
  visiting()
  renderApp('/auth?provider=none')
  expect(await screen.findByText(/is not set up on this site/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('/auth: while it is not known who is there, it says so', async () => {
  visiting({ 'GET /api/auth/user': () => new Promise<never>(() => undefined) })
  renderApp('/auth')
  expect(await screen.findByText('Looking for your account…')).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
})

test('/auth: who is signed in is led home', async () => {
  signedIn()
  const { address } = renderApp('/auth')
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(address()).toBe('/')
})
