import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Document, Finding } from '@/api/types'
import { clause, finding, instrument, paper } from '@/testing/papers'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, will } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { answerDue } from '@/testing/signing-day'

beforeEach(() => localStorage.clear())

const interview = (findings: Finding[] = []) => ({
  ...will().interview,
  missing: [],
  complete: true,
  findings,
})
const paid: Partial<Document> = { status: 'paid', interview: interview() }
const signed = (original: string | null, version = 1): Partial<Document> => ({
  ...paid,
  signing: { plan: null, signed: { date: '2026-11-20', original, version } },
})
const plan = { date: '2026-12-01', time: null, place: null, remind: true }

const witnessed = paper({
  instruments: [
    instrument({
      sections: [
        clause({
          blocks: [
            { kind: 'paragraph', text: 'I, Maria Lopez, make this will.', centered: false },
            { kind: 'signature', by: 'First witness', lines: [] },
            { kind: 'signature', by: 'Second witness', lines: [] },
          ],
        }),
      ],
    }),
  ],
})

async function shelfWith(changes: Partial<Document>, preview: object = { paper: witnessed }) {
  shop({
    'GET /api/documents': () => ({ body: [will({ answers: { fullName: 'Maria Lopez' }, ...changes })] }),
    'GET /api/documents/{id}/preview': () => ({ body: { ...emptyPreview, ...preview } }),
  })
  renderApp('/dashboard')
  const heading = await screen.findByRole('heading', { name: 'Simple Will of Maria Lopez' })
  return within(heading.closest('li') ?? document.body)
}

const milestones = (row: ReturnType<typeof within>) =>
  within(row.getByRole('list', { name: /^How far it has come: Simple Will of Maria Lopez/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const ALL = ['Draft', 'Ready', 'Paid', 'Signed', 'Kept']
const upTo = (...done: string[]) =>
  ALL.map((milestone) => `${milestone} ${done.includes(milestone) ? 'done' : 'not yet'}`)

test.each<[string, Partial<Document>, string[], RegExp, string]>([
  ['a draft', {}, ['Draft'], /^Continue: /, '/chat/7'],
  ['what is complete', { interview: interview() }, ['Draft', 'Ready'], /^Read it and pay: /, '/review/7'],
  [
    'what the law stops',
    { interview: interview([finding({ level: 'block' })]) },
    ['Draft'],
    /^See what stops it: /,
    '/review/7',
  ],
  ['what is paid', paid, ['Draft', 'Ready', 'Paid'], /^Find two witnesses: /, '/signing/7#witnesses'],
  [
    'what has its day',
    { ...paid, signing: { plan, signed: null } },
    ['Draft', 'Ready', 'Paid'],
    /^Sign it: /,
    '/signing/7',
  ],
  [
    'what is filed',
    { ...paid, data: { filing: { filedOn: '2026-11-20' } } },
    ALL.slice(0, 4),
    /^Open the filing tracker: /,
    '/signing/7#filing',
  ],
  ['what is signed', signed(null), ALL.slice(0, 4), /^Say where the original is: /, '/signing/7'],
  ['what is kept', signed('The top drawer'), ALL, /^Open: /, '/review/7'],
  [
    'what has changed since it was signed',
    { ...signed('The top drawer'), contentVersion: 2 },
    ALL.slice(0, 4),
    /^Sign again: /,
    '/signing/7',
  ],
  ['what the bank holds', { ...paid, onHold: true }, ['Draft', 'Ready', 'Paid'], /^Open: /, '/review/7'],
])('%s: how far it has come, and one thing to do next', async (_what, changes, done, next, address) => {
  const row = await shelfWith(changes)
  expect(await row.findByRole('link', { name: next })).toHaveAttribute('href', address)
  expect(milestones(row)).toEqual(upTo(...done))
  // What is done can be edited besides, and how it is signed can be read.
  expect(row.getAllByRole('link', { name: /^(?!Edit: |How to sign it: )/ })).toHaveLength(2)
})

test.each<[string, Partial<Document>, RegExp]>([
  ['it is signed next', { ...paid, signing: { plan, signed: null } }, /^Sign it: /],
  ['witnesses are to be found', paid, /^Find two witnesses: /],
  ['the place of the original is to be said', signed(null), /^Say where the original is: /],
])('one button leads to the page of signing when %s', async (_what, changes, next) => {
  const row = await shelfWith(changes)
  expect(await row.findByRole('link', { name: next })).toBeVisible()
  expect(row.queryByRole('link', { name: /^How to sign it: / })).not.toBeInTheDocument()
})

test('where nothing is left to do, it can be read how a paper is signed', async () => {
  const row = await shelfWith(signed('The top drawer'))
  expect(row.getByRole('link', { name: /^How to sign it: Simple Will/ })).toHaveAttribute(
    'href',
    '/signing/7',
  )
})

test('a draft without an answer has come to nothing yet', async () => {
  const names = { answers: {}, parties: ['Maria Lopez'] }
  const open = ['Ready', 'Paid', 'Signed', 'Kept'].map((milestone) => `${milestone} not yet`)
  expect(milestones(await shelfWith(names))).toEqual(['Draft without answers', ...open])
})

test.each<Partial<Document>>([{ status: 'paid' }, { status: 'in_progress' }])(
  'while it is answered, a bar alone shows how far it has come: %j',
  async (changes) => {
    const row = await shelfWith(changes)
    expect(row.getByRole('link', { name: /^Continue: / })).toHaveAttribute('href', '/chat/7')
    expect(row.getByRole('progressbar')).toBeVisible()
    expect(row.queryByRole('list', { name: /^How far it has come/ })).toBeNull()
  },
)

test('what is filed is called so, and not unsigned, and says which day is next', async () => {
  const [past, next, later] = ['2020-01-09', '2090-12-07', '2091-03-10'].map((day) => ({
    ...answerDue,
    id: day,
    day,
  }))
  const filed = { ...paid, data: { filing: { filedOn: '2026-11-20' } } }
  const row = await shelfWith(filed, { paper: witnessed, dates: [later, past, next] })
  expect(await row.findByText('Completed, filed on November 20, 2026')).toBeVisible()
  expect(await row.findByText('Next, December 7, 2090: The answer is due')).toBeVisible()
})

test('what has changed since it was signed is not called unsigned', async () => {
  const row = await shelfWith({ ...signed('The top drawer'), contentVersion: 2 })
  expect(await row.findByText('Completed, newer version not signed')).toBeVisible()
})

test('what the law stops says what stops it', async () => {
  const row = await shelfWith({
    interview: interview([finding({ level: 'block', title: 'No start later' })]),
  })
  expect(row.getByText('No start later')).toBeVisible()
})

test('what was paused for the safety of its owner does not say so where others can look', async () => {
  const message = 'If you are in danger, call 911. Hotline: 1-800-500-1119.'
  const danger = finding({ code: 'X2', level: 'block', title: 'Your safety comes first', message })
  const row = await shelfWith({ interview: interview([danger]) })
  expect(row.getByRole('link', { name: /^See what stops it: / })).toBeVisible()
  expect(row.queryByText('Your safety comes first')).not.toBeInTheDocument()
})

test('a draft says how many questions are left', async () => {
  const row = await shelfWith({ interview: { ...will().interview, problems: { bequests: 'Too short' } } })
  expect(row.getByText('3 questions left')).toBeVisible()
})

test('a paper without witnesses is signed, and none are looked for', async () => {
  const row = await shelfWith(paid, { paper: paper() })
  await expect.poll(() => screen.queryByText('Last Will and Testament')).toBeVisible()
  expect(row.getByRole('link', { name: /^Sign it: / })).toBeVisible()
})

test('the paper itself stands on the shelf, and its words are not read out a second time', async () => {
  const row = await shelfWith({})
  const title = await row.findByText('Last Will and Testament')
  expect(title.closest('[aria-hidden="true"]')).toHaveTextContent('of Maria Lopez')
  expect(row.getByText('I, Maria Lopez, make this will.')).toBeInTheDocument()
})

test('a paper that cannot be had leaves its row', async () => {
  shop({
    'GET /api/documents': () => ({ body: [will()] }),
    'GET /api/documents/{id}/preview': () => refused(503, 'Not now.'),
  })
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: /^Continue: Simple Will/ })).toBeVisible()
})

test('a visit that changed nothing is no reason to sign again', async () => {
  const row = await shelfWith({ ...signed(null), version: 6 })
  expect(row.getByRole('link', { name: /^Say where the original is: / })).toBeVisible()
})
