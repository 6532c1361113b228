import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { signedIn } from '@/testing/visitor'

async function createBundle(answer: () => { status?: number; body: unknown }) {
  signedIn({ 'POST /api/documents': answer })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Create Bundle' }))
}

test('Bundle failure', async () => {
  await createBundle(() => refused(500, 'Something broke.'))
  await expectError('Failed to create bundle. Please try again.')
})

test('Bundle success', async () => {
  await createBundle(() => ({ status: 201, body: will() }))
  await expectToast(
    'plain',
    'Bundle Created Successfully',
    'Your Essential Estate Planning Bundle has been created. Start with any document from your dashboard.',
  )
})
