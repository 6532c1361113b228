import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import type { FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test('what was said of the answer before is gone with the first key, and stands beside nothing that is wrong', async () => {
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const problems = { fullName: 'Name appears too short' }
  const isShort = ({ body }: FakeCall) => (body as Partial<Document>).answers?.['fullName'] === 'M'
  serverWith(will(), (call, document) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return saved(call, document, { problems: isShort(call) ? problems : {} })
  })
  const { user } = renderApp('/document/7')
  const name = await screen.findByLabelText('What is your full legal name?')
  isOnline = false
  await user.type(name, 'Maria Lopez{Enter}')
  await screen.findByText(/Your answer is kept on this device/)
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Saved')
  await user.clear(name)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  await user.type(name, 'M{Enter}')
  expect(await screen.findByText('Name appears too short')).toBeVisible()
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
