import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { copy } from '@/copy'
import { AuthForm } from './auth-form'
import type { Credentials } from './use-sign-in'

function setup(mode: 'sign-in' | 'create') {
  const onSubmit = vi.fn<(credentials: Credentials) => void>()
  render(
    <MemoryRouter>
      <AuthForm mode={mode} isBusy={false} onEmail={() => undefined} onSubmit={onSubmit} />
    </MemoryRouter>,
  )
  const send = async (email: string, password: string) => {
    const user = userEvent.setup()
    if (email) await user.type(screen.getByLabelText('Email'), email)
    if (password) await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: mode === 'create' ? 'Create Account' : 'Sign In' }))
  }
  return { onSubmit, send }
}

test('signing in asks for a valid email address and a password', async () => {
  const { onSubmit, send } = setup('sign-in')
  await send('maria', '')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['Ab1', 'Password must be at least 8 characters'],
  ['abcdefg1', 'Password must contain at least one uppercase letter'],
  ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
])('the new password %s is refused: %s', async (password, sentence) => {
  const { onSubmit, send } = setup('create')
  await send('maria@example.com', password)
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('all that a new password is missing is said at once, in the list that says what it has', async () => {
  const { send } = setup('create')
  await send('maria@example.com', 'abc')
  const rules = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'Password must be at least 8 characters. ',
    'Password must contain at least one uppercase letter. ',
    'Met: One lowercase letter. ',
    'Password must contain at least one number. ',
  ])
  const box = screen.getByLabelText('Password')
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(/at least 8 characters.*Met: ?One lowercase letter/)
})

test('names may be left out', async () => {
  const { onSubmit, send } = setup('create')
  await send('maria@example.com', 'Abcdefg1')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('the rules for a new password are one list, ticked off while it is typed', async () => {
  setup('create')
  const box = screen.getByLabelText('Password')
  expect(box).toHaveAccessibleDescription(copy.auth.passwordHint)
  const kept = () =>
    ['At least 8 characters', 'One uppercase letter', 'One lowercase letter', 'One number'].map((rule) =>
      screen.getByText(rule).getAttribute('data-kept'),
    )
  expect(kept()).toEqual(['false', 'false', 'false', 'false'])
  await userEvent.type(box, 'harbor7')
  expect(kept()).toEqual(['false', 'false', 'true', 'true'])
})
