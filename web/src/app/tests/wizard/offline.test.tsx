import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import { fakeApi, refused, type FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { finding, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { maria, questions, simpleWill, siteCopy, will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const OFFLINE =
  'You are offline. Your answer is kept on this device and will be saved when the connection is back.'
const AWAY = /^Coquina cannot be reached right now\. Your answer is kept on this device/

let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  go('online')
})

function go(state: 'online' | 'offline'): void {
  isOnline = state === 'online'
  act(() => void window.dispatchEvent(new Event(state)))
}

/** A server that changes reach only over a network. */
const networked = (call: FakeCall, document: Document) => {
  if (!isOnline) throw new TypeError('Failed to fetch')
  return saved(call, document)
}

test('an answer given offline stays, says so, and is saved when the network is back', async () => {
  const server = serverWith(will(), networked)
  const { user, address } = renderApp('/document/7')
  const name = await screen.findByLabelText(NAME)
  go('offline')
  await user.type(name, 'Maria Lopez{Enter}')
  expect(await screen.findByText(OFFLINE)).toBeVisible()
  expect(screen.queryByText('Failed to save progress. Please try again.')).not.toBeInTheDocument()
  expect(name).toHaveValue('Maria Lopez')
  expect(screen.getByText('Kept on this device')).toBeVisible()
  go('online')
  const told = await screen.findByText('Saved')
  expect(told.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument()
  expect(address()).toBe('/document/7?question=fullName')
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez' },
    status: 'in_progress',
  })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('radiogroup', { name: 'Do you have children?' })
})

test('offline, Continue at an answer that is saved already leads to the next question', async () => {
  serverWith(will({ answers: { fullName: 'Maria Lopez' } }), networked)
  const { user } = renderApp('/questionnaire/7?question=fullName')
  await screen.findByLabelText(NAME)
  go('offline')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('radiogroup', { name: 'Do you have children?' })).toBeVisible()
  expect(screen.queryByText('Failed to save progress. Please try again.')).not.toBeInTheDocument()
  go('online')
})

test('what is typed on while it waits is what is saved', async () => {
  const server = serverWith(will(), networked)
  const { user } = renderApp('/document/7')
  const name = await screen.findByLabelText(NAME)
  go('offline')
  await user.type(name, 'Maria{Enter}')
  await screen.findByText(OFFLINE)
  await user.type(name, ' Lopez')
  go('online')
  await screen.findByText('Saved')
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez' },
  })
})

test('it is saved even after the page was loaded again, at another question', async () => {
  let isAway = true
  const server = serverWith(will(), (call, document) =>
    isAway ? refused(503, 'Away') : saved(call, document),
  )
  const { user, close } = renderApp('/document/7')
  await user.type(await screen.findByLabelText(NAME), 'Maria Lopez{Enter}')
  await screen.findByText(AWAY)
  close()
  isAway = false
  renderApp('/document/7?question=hasChildren')
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(2))
  await waitFor(() => expect(sessionStorage.getItem('unsaved:7')).toBeNull())
})

test('while the server is away the answer is tried again by itself', async () => {
  let isAway = true
  serverWith(will(), (call, document) => (isAway ? refused(503, 'Away') : saved(call, document)))
  const { user } = renderApp('/document/7')
  await user.type(await screen.findByLabelText(NAME), 'Maria Lopez{Enter}')
  expect(await screen.findByText(AWAY)).toBeVisible()
  expect(screen.getByText('Failed to save progress. Please try again.')).toBeVisible()
  isAway = false
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('an answer that another tab gave meanwhile is not overwritten in silence', async () => {
  const theirs = will({ version: 5, answers: { fullName: 'Maria Elena Lopez' } })
  const server = serverWith(will(), () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return refused(412, 'Changed meanwhile', { code: 'version_conflict', document: theirs })
  })
  const { user } = renderApp('/document/7')
  const name = await screen.findByLabelText(NAME)
  go('offline')
  await user.type(name, 'Maria Lopez{Enter}')
  await screen.findByText(OFFLINE)
  go('online')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Maria Elena Lopez')
  await user.click(screen.getByRole('button', { name: 'Decide later' }))
  expect(name).toHaveValue('Maria Lopez')
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument()
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Maria Elena Lopez')
})

test('a county chosen offline stays chosen, and is saved later', async () => {
  const last = { interview: { ...will().interview, nextStep: questions.length } }
  const server = serverWith(will(last), networked, { type: { county: true } })
  const { user } = renderApp('/questionnaire/7?question=county')
  const box = await screen.findByRole('combobox', { name: 'County where you plan to file' })
  go('offline')
  await user.type(box, 'duv{Enter}')
  expect(await screen.findByText(/^You are offline\. Your choice is kept on this device/)).toBeVisible()
  expect(box).toHaveValue('Duval (Circuit 4)')
  go('online')
  expect(await screen.findByText('Saved: Duval County.')).toBeVisible()
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    data: { county: 'duval' },
  })
})

test('a notice ticked offline stays ticked, and the tick is saved later', async () => {
  const preview = { complete: true, paper: paper(), findings: [finding()] }
  const server = serverWith(will(), networked, { preview })
  const { user } = renderApp('/review/7')
  const tick = await screen.findByRole('checkbox', { name: 'I have read this: Rights of a spouse' })
  go('offline')
  await user.click(tick)
  expect(await screen.findByText(/^You are offline\. Your check marks are kept on this device/)).toBeVisible()
  expect(tick).toBeChecked()
  go('online')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    data: { acknowledgedFindings: ['W1'] },
  })
})

test('a disclosure ticked offline is recorded with its own time when the network is back', async () => {
  const server = fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: false }) }),
    'GET /api/documents': () => ({ body: [] }),
    'POST /api/documents/{id}/legal-compliance': () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return { status: 201, body: {} }
    },
  })
  const { user } = renderApp('/legal-compliance/7')
  const tick = await screen.findByRole('checkbox')
  go('offline')
  await user.click(tick)
  expect(await screen.findByText(/^You are offline\. Your acknowledgment is not recorded yet/)).toBeVisible()
  expect(tick).toBeChecked()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  go('online')
  expect(await screen.findByText('Nonlawyer Disclosure Acknowledged')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  const [first, second] = server.callsTo('POST /api/documents/{id}/legal-compliance')
  expect(second?.body).toEqual(first?.body)
})
