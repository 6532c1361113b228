import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Document, Preview } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { everyKind, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, payment, maria, will } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { part } from '@/testing/signing-day'

const cover = [
  { heading: 'What this is', blocks: [] },
  {
    heading: 'Who must be there',
    blocks: [{ kind: 'paragraph' as const, text: 'Two adult witnesses.', centered: false }],
  },
  { heading: 'How to sign this will', blocks: everyKind },
]

const finished = { ...will().interview, complete: true }
const paid: Document = will({ status: 'paid', interview: finished, answers: { fullName: 'Maria Lopez' } })

function open(document: Document = paid, isComplete = true) {
  shop({
    'GET /api/documents': () => ({ body: [document] }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: isComplete, paper: paper({ cover }) },
    }),
    'GET /api/payments': () => ({ body: { total: 7150, payments: [payment()] } }),
  })
  return renderApp('/signing/7')
}

test('a paid document is told how to sign, by the steps of its own cover sheet', async () => {
  open()
  const title = 'Your will is ready. Now make it count.'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/It takes effect only when it is signed as the law requires\./)).toBeVisible()
  const people = within(await part('Who must be there'))
  expect(people.getByText('Two adult witnesses.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Read the document' })).toHaveAttribute('href', '/review/7')
})

test('the way back to the page is sent to oneself, without the paper', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Send it to me' })
  const mail = new URL(link.getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(decodeURIComponent(mail.pathname)).toBe(maria.email)
  expect(mail.searchParams.get('subject')).toBe('Print and sign my document')
  expect(mail.searchParams.get('body')).toContain(`${window.location.origin}/signing/7`)
})

test('it begins with what is to be done, and what the sheet is stands at the end', async () => {
  open()
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Who must be there',
    'How to sign this will',
    'What this is',
  ])
})

test('the places to sign are named, and lead nowhere, because the paper is on another page', async () => {
  const { user } = open()
  await user.click(await screen.findByText('All the steps, as they come with the PDF'))
  const page = within(await screen.findByRole('article'))
  expect(page.getByText('You: Signature; Date')).toBeVisible()
  expect(page.queryByRole('link', { name: 'Declaration' })).not.toBeInTheDocument()
})

test('the steps can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print these steps' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each<[string, Document, boolean, RegExp]>([
  ['a draft', will(), false, /Finish it and pay for it first/],
  ['a document on hold', { ...paid, onHold: true }, true, /on hold while your bank settles the dispute/],
])('%s can be looked at, and has no PDF yet', async (_what, document, isComplete, sentence) => {
  open(document, isComplete)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument()
})

const openWith = (document: Document, changes: Partial<Preview>) => {
  shop({
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, paper: paper({ cover }), ...changes },
    }),
  })
  renderApp('/signing/7')
}

test('what is paid and lacks one answer says so, and leads to the question', async () => {
  const text = 'Do you have any children?'
  openWith(paid, { missing: [{ question: 'hasChildren', text }] })
  expect(await screen.findByText(/^This document is paid, and there is nothing more to pay\./)).toBeVisible()
  expect(screen.getByText(`1 answer is missing or needs a change: ${text}`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Answer it now' })).toHaveAttribute(
    'href',
    '/questionnaire/7?question=hasChildren&from=review',
  )
  expect(screen.queryByText(/pay for it first/)).not.toBeInTheDocument()
})

test('what is paid and lacks several answers leads to their list', async () => {
  const missing = ['fullName', 'hasChildren'].map((question) => ({ question, text: question }))
  openWith(paid, { missing })
  const link = await screen.findByRole('link', { name: 'See which ones' })
  expect(link).toHaveAttribute('href', '/review/7#open-answers')
})

test('the receipt leads there', async () => {
  shop({
    'GET /api/documents': () => ({ body: [paid] }),
    'GET /api/payments': () => ({ body: { total: 7150, payments: [payment()] } }),
  })
  renderApp('/receipts/pi_1')
  const link = await screen.findByRole('link', { name: 'How to sign it: Simple Will of Maria Lopez' })
  expect(link).toHaveAttribute('href', '/signing/7')
})

test('a document that is not there says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  shop({ 'GET /api/documents/{id}': () => refused(404, 'There is no such document.') })
  renderApp('/signing/7')
  expect(await screen.findByRole('heading', { name: 'Document not found' })).toBeVisible()
})
