import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ShareLink } from '@/api/types'
import { keepConversation } from '@/lib/conversations'
import { saveFile } from '@/lib/save-file'
import { expectError, expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { emptyPreview } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { paid, sample } from '@/testing/signing-day'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }))

const token = 'a1'.repeat(32)

const link = (more: Partial<ShareLink> = {}): ShareLink => ({
  id: 'one',
  madeAt: '2026-11-26T17:00:00Z',
  until: '2026-12-03T17:00:00Z',
  ended: false,
  withTranscript: false,
  openings: [],
  ...more,
})

function open(first: ShareLink[] = [], answer?: ReturnType<typeof refused>) {
  let links = first
  const server = shop({
    'GET /api/documents/{id}': () => ({ body: paid }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: sample('simple-will') },
    }),
    'GET /api/documents/{id}/versions': () => ({
      body: { versions: [], signed: null, signAgain: false, hasChanged: false },
    }),
    'GET /api/documents/{id}/share-links': () => ({ body: links }),
    'POST /api/documents/{id}/share-links': () => {
      if (answer) return answer
      links = [link()]
      return { status: 201, body: { link: links[0], token } }
    },
    'DELETE /api/documents/{id}/share-links/{link}': () => {
      links = []
      return { status: 204, body: null }
    },
    'POST /api/documents/{id}/hand-off': () => ({ body: 'pdf' }),
  })
  return { server, ...renderApp('/signing/7#hand-off') }
}

const talk = {
  entries: [
    { kind: 'said', role: 'assistant', text: 'What is your full legal name?' },
    { kind: 'said', role: 'user', text: 'Maria Lopez' },
  ],
  asked: 'fullName',
}

test('a link is made for as long as was chosen, and its address is shown once', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('radio', { name: '30 days' }))
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  const address = await screen.findByLabelText('Address of the link')
  expect(address).toHaveValue(`${location.origin}/shared#${token}`)
  await waitFor(() => expect(address).toHaveFocus())
  const made = server.callsTo('POST /api/documents/{id}/share-links')
  expect(made.map(({ body }) => body)).toEqual([{ days: 30, transcript: [] }])
  expect(await screen.findByText('Not opened yet')).toBeVisible()
})

test('the conversation goes along only when its owner says so', async () => {
  keepConversation(7, talk)
  const { server, user } = open()
  const download = await screen.findByRole('button', { name: 'Download the file' })
  await user.click(download)
  await user.click(screen.getByRole('checkbox', { name: /^Add my conversation/ }))
  await user.click(download)
  expect(await screen.findByRole('checkbox', { name: /^Add my conversation/ })).toBeChecked()
  const sent = server.callsTo('POST /api/documents/{id}/hand-off').map(({ body }) => body)
  const transcript = [
    { by: 'assistant', text: 'What is your full legal name?' },
    { by: 'person', text: 'Maria Lopez' },
  ]
  expect(sent).toEqual([{ transcript: [] }, { transcript }])
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual(
    Array.from({ length: 2 }, () => 'will-for-a-lawyer-2026-11-21.pdf'),
  )
})

test('without a conversation in this tab none is offered', async () => {
  open()
  await screen.findByRole('button', { name: 'Download the file' })
  expect(screen.queryByRole('checkbox', { name: /^Add my conversation/ })).toBeNull()
})

test('openings are listed, and a link is withdrawn after a question', async () => {
  const { server, user } = open([link({ openings: ['2026-11-27T17:00:00Z'] })])
  await user.click(await screen.findByText('Opened once'))
  expect(screen.getByText('November 27, 2026 at 12:00 PM ET')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Withdraw: Link of November 26, 2026/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this link?' }))
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  expect(server.callsTo('DELETE /api/documents/{id}/share-links/{link}')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText("You haven't created any links for this document.")).toBeVisible()
})

test('the address of a withdrawn link is no longer shown', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByLabelText('Address of the link')
  await user.click(await screen.findByRole('button', { name: /^Withdraw: / }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this link?' }))
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText("You haven't created any links for this document.")).toBeVisible()
  expect(screen.queryByLabelText('Address of the link')).toBeNull()
})

test('the address of a new link stays when its owner keeps it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByLabelText('Address of the link')
  await user.click(await screen.findByRole('button', { name: /^Withdraw: / }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this link?' }))
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByLabelText('Address of the link')).toBeVisible()
})

test('a link that has ended says so and is taken off the list, where nothing stops working', async () => {
  const { user } = open([link({ ended: true, withTranscript: true })])
  expect(await screen.findByText('Ended · With the conversation')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Remove from the list: / }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this link from the list?' }))
  expect(question.queryByText(/stops working/)).toBeNull()
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await expectToast('plain', 'Success', 'The link is removed from the list.')
  expect(await screen.findByText("You haven't created any links for this document.")).toBeVisible()
})

test('why a link is not made is said in the server’s words', async () => {
  const { user } = open([], refused(409, 'This document has 10 links that are still good.'))
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await expectError('This document has 10 links that are still good.')
})
