import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { visiting } from '@/testing/visitor'

type Answer = { status?: number; body: unknown }

async function write(answer: () => Answer) {
  visiting({ 'POST /api/contact': answer })
  const { user } = renderApp('/contact')
  await user.type(await screen.findByLabelText('Name'), 'Maria Lopez')
  await user.type(screen.getByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Subject'), 'A question')
  await user.type(screen.getByLabelText('Message'), 'Where are you?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
}

test.each<[string, Answer]>([
  ['Please wait a minute.', refused(429, 'Please wait a minute.')],
  ['Failed to send message. Please try again.', { status: 500, body: 'oh' }],
])('Contact failure: "%s"', async (sentence, answer) => {
  await write(() => answer)
  await expectError(sentence)
  expect(screen.getByLabelText('Message')).toHaveValue('Where are you?')
})

test('Contact success', async () => {
  await write(() => ({ body: { message: 'Message Sent!' } }))
  await expectToast(
    'plain',
    'Message Sent!',
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  )
})
