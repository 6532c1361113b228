import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Document, Fact } from '@/api/types'
import type { FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const OFFLINE =
  'You are offline. Your answer is kept on this device and will be saved when the connection is back.'
const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests']

let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

function go(state: 'online' | 'offline'): void {
  isOnline = state === 'online'
  act(() => void window.dispatchEvent(new Event(state)))
}

function keep(call: FakeCall, document: Document) {
  if (!isOnline) throw new TypeError('Failed to fetch')
  const { facts } = call.body as Document
  const next = { ...document, facts: { ...document.facts, ...facts } }
  return saved(call, next, { visible, composing: ['children'] })
}

function open(address: string, facts: Fact[], details: string[] = []) {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const interview = { ...start.interview, visible, composing: ['children'], details }
  const server = serverWith({ ...start, interview }, keep, { type: { facts } })
  renderApp(address)
  return () => server.callsTo('PATCH /api/documents/{id}').at(-1)?.body
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('pieces given offline stay, say so, and are saved when the network is back', async () => {
  const sent = open('/document/7?question=childrenDetails', [children])
  const name = await screen.findByLabelText('Full name')
  go('offline')
  await userEvent.type(name, 'Ana Lopez')
  await goOn()
  expect(await screen.findByText(OFFLINE)).toBeVisible()
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument()
  expect(screen.getByText('Not saved yet')).toBeVisible()
  await userEvent.type(name, ' Diaz')
  expect(screen.getByText(OFFLINE)).toBeVisible()
  go('online')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent()).toMatchObject({ facts: { children: [{ name: 'Ana Lopez Diaz' }] } })
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})

test('pieces that are left offline are saved when the network is back', async () => {
  const sent = open('/document/7?question=childrenDetails', [children])
  const name = await screen.findByLabelText('Full name')
  go('offline')
  await userEvent.type(name, 'Ana Lopez')
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('radiogroup', { name: 'Do you have children?' })
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument()
  go('online')
  await waitFor(() => expect(sent()).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] } }))
})

const spouse = { id: 'spouse', type: 'name', text: 'Who is it?', law: [], group: 'Family' } as unknown as Fact
const bond = { ...spouse, id: 'bond', type: 'yes_no', text: 'Without a bond?' } as Fact

test('details given offline stay, say so, and are saved when the network is back', async () => {
  const sent = open('/questionnaire/7?details=1', [spouse, bond], ['spouse', 'bond'])
  const name = await screen.findByLabelText('Who is it?')
  go('offline')
  await userEvent.type(name, 'Ana Lopez{Tab}')
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await waitFor(() => expect(screen.getAllByText(OFFLINE)).toHaveLength(2))
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(name).toHaveValue('Ana Lopez')
  go('online')
  await waitFor(() => expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument())
  expect(sent()).toMatchObject({ facts: { bond: true } })
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})
