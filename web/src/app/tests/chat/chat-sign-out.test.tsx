import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { saved } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

vi.mock('@/lib/open-address')

const begun = () => will({ answers: { fullName: 'Maria Lopez' } })
const PATCH = 'PATCH /api/documents/{id}'
const LOGOUT = 'POST /api/auth/logout'
const kept = /^Your latest answers could not be saved\./

async function answerAndSignOut() {
  const app = renderApp('/chat/7')
  await app.user.click(await screen.findByRole('radio', { name: 'No' }))
  const signOut = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Account of Maria' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  }
  await signOut()
  return { ...app, signOut }
}

test('an answer that was just given is saved before one is signed out', async () => {
  const server = chatWith(begun())
  const { address } = await answerAndSignOut()
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible()
  const calls = server.calls.map(({ name }) => name).filter((name) => name === PATCH || name === LOGOUT)
  expect(calls).toEqual([PATCH, LOGOUT])
  expect(server.callsTo(PATCH)[0]?.body).toMatchObject({ answers: { hasChildren: 'No' } })
  await waitFor(() => expect(address()).toBe('/'))
})

test('an answer that cannot be saved keeps one signed in, until it is saved', async () => {
  let isBroken = true
  const server = chatWith(begun(), {
    onSave: (call, document) => (isBroken ? refused(500, 'Something broke.') : saved(call, document)),
  })
  const { signOut } = await answerAndSignOut()
  expect(await screen.findByText(kept)).toBeVisible()
  expect(server.callsTo(LOGOUT)).toHaveLength(0)
  expect(sessionStorage.getItem('unsaved:7')).toContain('hasChildren')
  isBroken = false
  await signOut()
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible()
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { hasChildren: 'No' } })
})

test('whoever has been told may sign out without the answer', async () => {
  const server = chatWith(begun(), { onSave: () => refused(500, 'Something broke.') })
  const { address, signOut } = await answerAndSignOut()
  await screen.findByText(kept)
  await signOut()
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo(LOGOUT)).toHaveLength(1)
})
