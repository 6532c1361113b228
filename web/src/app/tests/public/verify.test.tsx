import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VerifiedPaper } from '@/api/types'
import { refused, type Handlers } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { visiting } from '@/testing/visitor'

const code = '0MN4-YX4S-QVHG-GBAJ'
/** The SHA-256 of "abc". */
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const paper: VerifiedPaper = {
  documentType: 'simpleWill',
  documentTypeName: 'Simple Will',
  version: 1,
  madeOn: '2026-11-25',
  templateVersion: '2026.11',
  unchanged: null,
  superseded: false,
}

const known = (more: Partial<VerifiedPaper> = {}) => ({
  body: { withdrawn: false, paper: { ...paper, ...more } },
})

function open(path: string, handlers: Handlers = {}) {
  const server = visiting(handlers)
  const { user, address } = renderApp(path)
  const box = () => screen.findByLabelText('Code at the foot of each page')
  const check = async (typed: string) => {
    if (typed) await user.type(await box(), typed)
    await user.click(await screen.findByRole('button', { name: 'Check the code' }))
  }
  const choose = async () =>
    user.upload(
      await screen.findByLabelText(/^Choose a PDF file/),
      new File(['abc'], 'will.pdf', { type: 'application/pdf' }),
    )
  return { server, user, box, check, choose, address }
}

test('/verify: a code says which paper it is of', async () => {
  const { check } = open('/verify', { 'POST /api/verify': () => known() })
  await check(code.toLowerCase())
  const answer = await screen.findByText('Made by Coquina')
  expect(answer.closest('[role=status]')).toHaveTextContent(
    /Simple Will.*Version1.*November 25, 2026.*None was made/,
  )
})

test('/verify: a typing error is said at once, and no one is asked', async () => {
  const { server, check, box } = open('/verify')
  await check('0MN4-YX4S-QVHG-GBAK')
  expect(await box()).toHaveAccessibleDescription(expect.stringContaining('This code has a typing error.'))
  await check('7')
  expect(await box()).toHaveAccessibleDescription(
    expect.stringContaining('A code has 16 letters and digits.'),
  )
  expect(server.calls.filter(({ name }) => name.includes('verify'))).toEqual([])
})

test('/verify: what was answered of a code goes when another one is typed', async () => {
  const { check, user, box } = open('/verify', { 'POST /api/verify': () => known() })
  await check(code)
  expect(await screen.findByText('Made by Coquina')).toBeVisible()
  await user.type(await box(), '7')
  expect(screen.queryByText('Made by Coquina')).not.toBeInTheDocument()
})

test('/verify#CODE: the code behind the address is asked about at once, and leaves the address', async () => {
  const { box, address } = open(`/verify#${code}`, {
    'POST /api/verify': () => known({ superseded: true }),
  })
  expect(await screen.findByText('Made by Coquina, and followed by a later version')).toBeVisible()
  expect(screen.getByText('One was made after this paper.')).toBeVisible()
  expect(await box()).toHaveValue(code)
  expect(address()).toBe('/verify')
})

test('/verify: of a file only its hash is sent', async () => {
  const { server, choose } = open('/verify', { 'POST /api/verify': () => known({ unchanged: true }) })
  await choose()
  expect(await screen.findByText(/^Unchanged: the file is the one that was made/)).toBeVisible()
  expect(server.callsTo('POST /api/verify').map(({ body }) => body)).toEqual([{ sha256: abc, code: null }])
})

test('/verify: a file is compared with the paper of the code, and not sent with a wrong one', async () => {
  const { server, user, box, choose } = open('/verify', {
    'POST /api/verify': () => known({ unchanged: false }),
  })
  await user.type(await box(), `${code.slice(0, -1)}K`)
  await choose()
  expect(await box()).toHaveAccessibleDescription(expect.stringContaining('typing error'))
  expect(server.callsTo('POST /api/verify')).toEqual([])
  await user.clear(await box())
  await user.type(await box(), code)
  await choose()
  expect(await screen.findByText(/^Not the same/)).toBeVisible()
  expect(server.callsTo('POST /api/verify')[0]?.body).toEqual({ sha256: abc, code })
})

test('/verify: a paper that was withdrawn says nothing else', async () => {
  const { check } = open('/verify', {
    'POST /api/verify': () => ({ body: { withdrawn: true, paper: null } }),
  })
  await check(code)
  expect(await screen.findByText('Made by Coquina, and withdrawn since')).toBeVisible()
  expect(screen.queryByText('Version')).toBeNull()
})

test('/verify: an unknown code is said, and the next answer takes its place', async () => {
  let isKnown = false
  const unknown = 'No paper with this code was made here.'
  const { check } = open('/verify', {
    'POST /api/verify': () => (isKnown ? known() : refused(404, unknown)),
  })
  await check(code)
  await waitFor(() => expect(screen.getByText(unknown).closest('[role=alert]')).toHaveFocus())
  isKnown = true
  await check('')
  expect(await screen.findByText('Made by Coquina')).toBeVisible()
  expect(screen.queryByText(unknown)).toBeNull()
})

test('/verify: a part of the page is no code', async () => {
  const { box, user } = open('/verify#content')
  await user.type(await box(), 'abc')
  expect(await box()).toHaveValue('abc')
  expect(await box()).not.toBeInvalid()
})
