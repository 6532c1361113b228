import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '@/lib/open-address'
import { expectError, expectToast } from '@/testing/expect-toast'
import { fakeApi, refused } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'

vi.mock('@/lib/open-address')

const broken = () => refused(500, 'Something broke.')
const nobody = () => refused(401, 'Unauthorized')
const answered = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'None' } })

beforeEach(() => {
  vi.mocked(openAddress).mockReset()
})

async function say(onChat: () => ReturnType<typeof refused>) {
  chatWith(will(), { onChat })
  const { user } = renderApp('/chat/7')
  await user.type(await screen.findByRole('textbox'), 'Maria Lopez{Enter}')
}

test('Chat failure', async () => {
  await say(broken)
  await expectError('Failed to get AI response. Please try again.')
})

test('Unauthorized on a chat call', async () => {
  await say(nobody)
  await expectToast('destructive', 'Unauthorized', 'You are logged out. Logging in again...')
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/login'))
})

async function finish(onSave: () => ReturnType<typeof refused>) {
  chatWith(answered, { onSave })
  const app = renderApp('/chat/7')
  await app.user.click(await screen.findByRole('button', { name: 'Continue to Review' }))
  return app
}

test('AI-flow save failure', async () => {
  await finish(broken)
  await expectError('Failed to save progress. Please try again.')
})

test('AI-flow save, unauthorized: to /auth', async () => {
  const { address } = await finish(nobody)
  await expectToast('destructive', 'Unauthorized', 'You are logged out. Logging in again...')
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(openAddress).not.toHaveBeenCalled()
})

function begin(make: () => ReturnType<typeof refused>) {
  fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents': () => ({ body: [] }),
    'POST /api/documents': make,
  })
  return renderApp('/ai/simple-will')
}

test('AI-flow create failure', async () => {
  begin(broken)
  await expectError('Failed to create document. Please try again.')
})

test('AI-flow create failure, unauthorized', async () => {
  const { address } = begin(nobody)
  await expectToast('destructive', 'Authentication Required', 'Please log in to create documents')
  await waitFor(() => expect(address()).toBe('/auth'))
})
