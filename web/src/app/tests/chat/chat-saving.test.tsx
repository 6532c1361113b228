import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { saved } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { holdPauses } from '@/testing/timers'

const input = () => screen.findByRole('textbox')
/** Milliseconds. */
const AUTOSAVE = 2000
const PATCH = 'PATCH /api/documents/{id}'
const begun = () => will({ answers: { fullName: 'Maria Lopez' } })
const away = /^No connection\. Your answers are kept in this browser/

/** A server that the network does not reach until it is back. */
function network() {
  const state = { isAway: true }
  const server = chatWith(begun(), {
    onSave: (call, document) => {
      if (state.isAway) throw new TypeError('Failed to fetch')
      return saved(call, document)
    },
  })
  return { state, server }
}

test('without a network the answer is kept, the page says so, and it is saved when the network is back', async () => {
  const { state, server } = network()
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(await screen.findByText(away)).toBeVisible()
  expect(screen.getByText('Failed to save progress. Please try again.')).toBeVisible()
  expect(screen.getByText('2 answers collected')).toBeVisible()
  state.isAway = false
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(screen.queryByText(away)).not.toBeInTheDocument()
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { hasChildren: 'No' } })
})

test('an answer that could not be saved is still there after a reload, and is saved then', async () => {
  const { state, server } = network()
  const { user, close } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await screen.findByText(away)
  close()
  state.isAway = false
  renderApp('/chat/7')
  expect(await screen.findByText('2 answers collected')).toBeVisible()
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { hasChildren: 'No' } })
  expect(sessionStorage.getItem('unsaved:7')).toBeNull()
})

test('a failed save can be tried again by hand', async () => {
  let isBroken = true
  chatWith(begun(), {
    onSave: (call, document) => (isBroken ? refused(500, 'Something broke.') : saved(call, document)),
  })
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(await screen.findByText('Failed to save progress. Please try again.')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Save now' }))
  expect(await screen.findByText('All answers saved')).toBeVisible()
})

test('a page that is left saves at once', async () => {
  holdPauses(AUTOSAVE)
  const server = chatWith(begun())
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(1))
})

test('the form is opened with what was answered here', async () => {
  const server = chatWith(begun())
  const { user, address } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('link', { name: 'Answer in a form' }))
  await waitFor(() => expect(address()).toMatch(/^\/document\/7/))
  expect(server.callsTo(PATCH)).toHaveLength(1)
  await user.click(await screen.findByRole('link', { name: 'Answer in a chat' }))
  await waitFor(() => expect(address()).toBe('/chat/7'))
})

test('what the chat could not save, the form sends', async () => {
  const { state, server } = network()
  const { user, address } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('link', { name: 'Answer in a form' }))
  await waitFor(() => expect(address()).toMatch(/^\/document\/7/))
  state.isAway = false
  const before = server.callsTo(PATCH).length
  await waitFor(() => expect(sessionStorage.getItem('unsaved:7')).not.toBeNull())
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.callsTo(PATCH).length).toBeGreaterThan(before))
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { hasChildren: 'No' } })
})

test('the review waits for the save, and a failure keeps one in the chat', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'None' }
  chatWith(will({ answers }), { onSave: () => refused(500, 'Something broke.') })
  const { user, address } = renderApp('/chat/7')
  await user.click(await screen.findByRole('button', { name: 'Continue to Review' }))
  expect(await screen.findByText('Failed to save progress. Please try again.')).toBeVisible()
  expect(address()).toBe('/chat/7')
})

test('a session that has ended leads to the sign-in page, with the answer kept', async () => {
  chatWith(begun(), { onSave: () => refused(401, 'Unauthorized') })
  const { user, address } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await waitFor(() => expect(address()).toBe('/auth'))
  await waitFor(() => expect(sessionStorage.getItem('unsaved:7')).toContain('hasChildren'))
})

test('two tabs: other answers are merged, two answers to one question are put to the person', async () => {
  const theirs = will({ version: 5, answers: { hasChildren: 'Yes' } })
  const server = chatWith(will(), {
    onSave: (call) =>
      call.headers.get('if-match') === '"5"'
        ? saved(call, theirs)
        : refused(412, 'Changed meanwhile', { code: 'version_conflict', document: theirs }),
  })
  const saveNow = holdPauses(AUTOSAVE)
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  saveNow()
  expect(await screen.findByText('This answer was changed in another tab')).toBeVisible()
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { fullName: 'Maria Lopez' } })
  await user.click(screen.getByRole('button', { name: 'Keep the answer in this tab' }))
  await waitFor(() =>
    expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { hasChildren: 'No' } }),
  )
})
