import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

const LOGIN = 'POST /api/auth/login'
const CODE = 'POST /api/auth/login/code'
const sentence =
  'This browser is new to your account. We sent a 6-digit code to your email address; enter it within 10 minutes.'
const credentials = { email: 'maria@example.com', password: 'Abcdefg1' }
const session = { body: { token: 'abc', user: maria } }
const wanted = (challenge = 'c1') => refused(401, sentence, { code: 'device_code_required', challenge })
const wrong = 'That is not the code. 4 tries are left.'
const ended = 'This code has ended. Please sign in again for a new code.'

/** Maria has entered her password with a browser that her account does not know. */
async function atTheCode(handlers: Parameters<typeof visiting>[0] = {}) {
  const server = visiting({ [LOGIN]: () => wanted(), ...handlers })
  const app = renderApp('/auth')
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await app.user.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }))
  const field = await screen.findByLabelText('6-digit code')
  const send = () => app.user.click(screen.getByRole('button', { name: 'Sign In' }))
  return { server, ...app, field, send }
}

test('a new browser: the code is asked for on the same page, and no failure is announced', async () => {
  const { field, address } = await atTheCode()
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAccessibleDescription('Sent to maria@example.com')
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
  expect(address()).toBe('/auth')
})

test('a new browser: a code that is pasted with a space signs in', async () => {
  const { user, field, send, server, address } = await atTheCode({ [CODE]: () => session })
  await user.click(field)
  await user.paste(' 123 456 ')
  await send()
  await expectToast('plain', 'Welcome back!', "You've been logged in successfully.")
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo(CODE).map(({ body }) => body)).toEqual([{ challenge: 'c1', code: '123456' }])
  expect(localStorage.getItem('auth_token')).toBe('abc')
})

test('a new browser: fewer than six digits are not sent', async () => {
  const { user, field, send, server } = await atTheCode()
  await user.type(field, '12345')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter the 6 digits from our email')
  expect(server.callsTo(CODE)).toEqual([])
})

test('a new browser: a wrong code says how many tries are left, and can be typed again', async () => {
  const { user, field, send } = await atTheCode({ [CODE]: () => refused(401, wrong, { code: 'wrong_code' }) })
  await user.type(field, '111111')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(wrong)
  await expectToast('destructive', 'Login failed', wrong)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('111111')
})

test('a new browser: after the last try a new code comes with one press, without typing the password again', async () => {
  let codes = 0
  const { user, field, send, server } = await atTheCode({
    [LOGIN]: () => wanted(`c${(codes += 1)}`),
    [CODE]: ({ body }) =>
      (body as { challenge: string }).challenge === 'c1'
        ? refused(410, ended, { code: 'code_ended' })
        : session,
  })
  await user.type(field, '111111')
  await send()
  expect((await screen.findAllByText(ended)).some((told) => told.closest('[role=status]'))).toBe(true)
  expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/^A new code is on its way\./)).toBeVisible()
  await user.type(screen.getByLabelText('6-digit code'), '222222')
  await send()
  await expectToast('plain', 'Welcome back!', "You've been logged in successfully.")
  const sent = server.callsTo(LOGIN).map(({ body }) => body)
  expect(sent).toEqual([credentials, credentials])
})

test('a new browser: too many codes are said where one asks for another', async () => {
  let isFirst = true
  const { user } = await atTheCode({
    [LOGIN]: () => {
      if (!isFirst) return refused(429, 'Several codes were sent. Please wait an hour.')
      isFirst = false
      return wanted()
    },
  })
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Several codes were sent. Please wait an hour.')
  expect(screen.getByLabelText('6-digit code')).toBeVisible()
})

test('a new browser: back at the sign-in, the address is still there', async () => {
  const { user } = await atTheCode()
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('maria@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
