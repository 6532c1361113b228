import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { fakeApi, refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

async function write(answer: () => { status?: number; body: unknown }) {
  fakeApi({ 'GET /api/auth/user': () => refused(401, 'Unauthorized'), 'POST /api/support': answer })
  const { user } = renderApp('/support')
  await user.type(await screen.findByLabelText('First name'), 'Maria')
  await user.type(screen.getByLabelText('Last name'), 'Lopez')
  await user.type(screen.getByLabelText('Email'), 'maria@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'billing')
  await user.selectOptions(screen.getByLabelText('Priority'), 'low')
  await user.type(screen.getByLabelText('Message'), 'Where is my receipt?')
  await user.click(screen.getByRole('button', { name: 'Send Request' }))
}

test('Support failure', async () => {
  await write(() => refused(500, 'Something broke.'))
  await expectError('Failed to submit support request. Please try again.')
  expect(screen.getByLabelText('Message')).toHaveValue('Where is my receipt?')
})

test('Support failure, too many letters: the server says when to try again, beside the form', async () => {
  await write(() => refused(429, 'Please try again in 20 minutes.'))
  await expectError('Failed to submit support request. Please try again.')
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again in 20 minutes.')
  expect(screen.getByLabelText('Message')).toHaveValue('Where is my receipt?')
})

test('Support success', async () => {
  await write(() => ({ status: 201, body: { message: 'Received' } }))
  await expectToast(
    'plain',
    'Support Request Submitted',
    "We'll respond within 24 hours. Check your email for confirmation.",
  )
})
