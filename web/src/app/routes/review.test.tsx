import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document, DocumentType, Preview, SiteCopy } from '@/api/types'
import { fakeApi, type FakeCall } from '@/testing/fake-api'
import { clause, everyKind, finding, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { duval, emptyPreview, maria, simpleWill, siteCopy, will } from '@/testing/samples'
import { claim } from '@/testing/visitor'

type Data = Document['data']

/** A server with one document in it, which it reads as `preview` says. */
function serverWith(
  preview: (data: Data) => Partial<Preview>,
  type: Partial<DocumentType> = {},
  site: Partial<SiteCopy> = {},
) {
  let document = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'No' } })
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, ...type }] }),
    'GET /api/catalog/counties': () => ({ body: [duval] }),
    'GET /api/catalog/copy': () => ({ body: { ...siteCopy, ...site } }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: paper(), ...preview(document.data) },
    }),
    'GET /api/payments/settings': () => ({ body: { publishableKey: 'pk_test_1', scriptUrl: null } }),
    'PATCH /api/documents/{id}': ({ body }: FakeCall) => {
      const data = { ...document.data, ...(body as { data: Data }).data }
      document = { ...document, data, version: document.version + 1 }
      return { body: document }
    },
  })
}

const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })

test('every kind of block is shown so that it can be read', async () => {
  const cover = [{ heading: 'Who signs where', blocks: everyKind.slice(-1) }]
  serverWith(() => ({
    paper: paper({
      instruments: [instrument({ sections: [clause({ blocks: everyKind.slice(0, -1) })] })],
      cover,
    }),
  }))
  renderApp('/review/7')
  const sheet = await screen.findByRole('article', { name: 'Last Will and Testament' })
  expect(within(sheet).getByText('In the Circuit Court')).toHaveClass('text-center')
  expect(within(sheet).getByRole('blockquote')).toHaveTextContent('In my own words')
  expect(within(sheet).getByText('act in good faith.').closest('ol')).toHaveClass('list-[letters]')
  const initials = within(sheet).getByRole('list', { name: 'To be initialed by hand, where chosen: You' })
  expect(initials).toHaveTextContent('I want a gift made.')
  expect(within(sheet).getByRole('columnheader', { name: 'Titled in the name of' })).toBeVisible()
  expect(within(sheet).getAllByText('Blank, to be completed by hand')).toHaveLength(2)
  const lines = within(sheet).getByRole('list', { name: 'Lines to be completed by hand: Maria Lopez' })
  expect(lines).toHaveTextContent('Signature')
  const coverSheet = screen.getByRole('article', { name: 'Cover sheet: how to sign' })
  expect(within(coverSheet).getByRole('link', { name: 'Declaration' })).toHaveAttribute(
    'href',
    '#clause-declaration',
  )
})

test('where official forms are filed besides, the review says how many, and how much is completed by hand', async () => {
  const effort = { lines: 71, boxes: 61, cells: 116, forms: 13, formsIfTheyApply: 8 }
  serverWith(() => ({ effort }))
  const { close } = renderApp('/review/7')
  expect(await screen.findByText(/^Completed by hand: 71 lines, 61 boxes and 116 cells/)).toBeVisible()
  expect(screen.getByText(/^Also to file: 13 official forms, and 8 more only if they apply/)).toBeVisible()
  close()
  serverWith(() => ({ effort: { ...effort, forms: 0, formsIfTheyApply: 0 } }))
  renderApp('/review/7')
  await screen.findByRole('article', { name: 'Last Will and Testament' })
  expect(screen.queryByText(/^Completed by hand/)).not.toBeInTheDocument()
})

test('clauses are articles, and those of a court paper have plain numbers', async () => {
  const petition = instrument({ id: 'petition', title: 'Petition', numbering: 'plain' })
  serverWith(() => ({ paper: paper({ instruments: [petition, instrument()] }) }))
  renderApp('/review/7')
  const heading = async (title: string) =>
    within(await screen.findByRole('article', { name: title })).getByRole('heading', { level: 4 })
  expect(await heading('Petition')).toHaveTextContent(/^1\. Declaration$/)
  expect(await heading('Last Will and Testament')).toHaveTextContent(/^Article I\. Declaration$/)
})

test('the heading says whose document it is', async () => {
  serverWith(() => ({}))
  renderApp('/review/7')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(/^Review your Simple Will of Maria Lopez$/)
})

test('a packet has a contents list, one instrument alone has none', async () => {
  const plan = instrument({ id: 'plan', title: 'Parenting Plan' })
  serverWith(() => ({ paper: paper({ instruments: [instrument(), plan] }) }))
  const { close } = renderApp('/review/7')
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  expect(within(contents).getByRole('link', { name: 'Parenting Plan' })).toHaveAttribute(
    'href',
    '#instrument-plan',
  )
  expect(screen.getByRole('article', { name: 'Parenting Plan' })).toBeVisible()
  close()
  serverWith(() => ({}))
  renderApp('/review/7')
  await screen.findByRole('article', { name: 'Last Will and Testament' })
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument()
})

test('a clause says what it rests on, and which answers caused it', async () => {
  serverWith(() => ({}))
  const { user, address } = renderApp('/review/7')
  await user.click(await screen.findByText('Why this clause?'))
  expect(screen.getByText('Says whose will it is.')).toBeVisible()
  const sheet = screen.getByRole('article', { name: 'Last Will and Testament' })
  expect(within(sheet).getByText('s. 732.502')).toBeVisible()
  expect(within(sheet).getByText('Maria Lopez')).toBeVisible()
  await user.click(within(sheet).getByRole('link', { name: 'Change: What is your full legal name?' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=fullName&from=review'))
})

test('what stops the document stands first, says why, and leads to the answer', async () => {
  const block = finding({ code: 'P1', level: 'block', title: 'No start in the future' })
  serverWith(() => ({ complete: false, findings: [block, finding()] }))
  renderApp('/review/7')
  const [first, second] = await screen.findAllByRole('heading', { level: 3 })
  expect(first).toHaveTextContent('No start in the future')
  expect(second).toHaveTextContent('Rights of a spouse')
  const [change] = screen.getAllByRole('link', { name: 'Change this answer: Do you have children?' })
  expect(change).toHaveAttribute('href', '/questionnaire/7?question=hasChildren&from=review')
  expect(await purchase()).toBeDisabled()
  expect(screen.getByRole('link', { name: '1 matter stops this document' })).toBeVisible()
})

test('a notice has to be ticked as read; the tick is kept beside the answers', async () => {
  const server = serverWith(() => ({ findings: [finding(), finding({ code: 'W2', title: 'A home' })] }))
  const { user, close } = renderApp('/review/7')
  expect(await purchase()).toBeDisabled()
  expect(screen.getByRole('link', { name: '2 notices have not been marked as read' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'I have read this: Rights of a spouse' }))
  await user.click(screen.getByRole('checkbox', { name: 'I have read this: A home' }))
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(2))
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    data: { acknowledgedFindings: ['W1', 'W2'] },
  })
  expect(screen.queryByText('You can pay after you take care of these:')).not.toBeInTheDocument()
  close()
  renderApp('/review/7')
  expect(await screen.findByRole('checkbox', { name: 'I have read this: A home' })).toBeChecked()
})

test('what is only good to know asks for nothing', async () => {
  serverWith(() => ({ findings: [finding({ level: 'info' })] }))
  renderApp('/review/7')
  expect(await screen.findByRole('heading', { name: 'Good to know' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('You can pay after you take care of these:')).not.toBeInTheDocument()
})

test('the county is chosen above the paper, and its caption follows', async () => {
  const caption = (data: Data) =>
    clause({ heading: data.county ? 'In Duval County' : 'In no county yet', questions: ['county.name'] })
  const block = finding({ code: 'D1', level: 'block', question: 'county' })
  const server = serverWith(
    (data) => ({
      complete: data.county !== undefined,
      findings: data.county ? [] : [block],
      paper: paper({ instruments: [instrument({ sections: [caption(data)] })] }),
    }),
    { county: true },
  )
  const { user } = renderApp('/review/7')
  const select = await screen.findByLabelText('County where you plan to file')
  expect(screen.getByRole('heading', { name: /In no county yet/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Choose the county' }))
  await waitFor(() => expect(select).toHaveFocus())
  await user.selectOptions(select, 'Duval (Circuit 4)')
  expect(await screen.findByRole('heading', { name: /In Duval County/ })).toBeVisible()
  expect(screen.getByText('Saved: Duval County.')).toBeVisible()
  expect(screen.queryByText('What stops this document')).not.toBeInTheDocument()
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({ data: { county: 'duval' } })
})

test.each([[['30-day money-back guarantee']], [[]]])(
  'under the order stands what the server says: %j',
  async (said) => {
    serverWith(() => ({}), {}, { claims: said.map((text) => claim('review', text)) })
    renderApp('/review/7')
    const order = await screen.findByRole('region', { name: 'Order summary' })
    for (const text of said) expect(await within(order).findByText(text)).toBeVisible()
    expect(within(order).queryAllByRole('paragraph')).toHaveLength(said.length)
  },
)

test('a disclosure that was not acknowledged is said, and leads to it', async () => {
  const missing = finding({
    code: 'disclosure',
    level: 'warn',
    title: 'The disclosure has not been acknowledged',
    message: 'Florida law asks for it before any help.',
    question: 'disclosure',
    law: [],
  })
  serverWith(() => ({ findings: [missing] }))
  renderApp('/review/7')
  expect(await screen.findByRole('link', { name: 'Read the disclosure' })).toHaveAttribute(
    'href',
    '/legal-compliance/7',
  )
  expect(await purchase()).toBeDisabled()
})
