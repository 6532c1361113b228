import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { Document } from '@/api/types'
import { clause, finding, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { serverWith } from '@/testing/review-server'
import { claim } from '@/testing/visitor'

/** As where the card is further down the page; what is given back brings it into view. */
function outOfView() {
  const there = window.IntersectionObserver
  const watchers: (() => void)[] = []
  window.IntersectionObserver = class extends there {
    constructor(onChange: IntersectionObserverCallback) {
      super(onChange)
      watchers.push(() => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
    override observe(): void {}
  }
  onTestFinished(() => void (window.IntersectionObserver = there))
  return () => watchers.forEach((arrive) => arrive())
}

const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })

test('what stops the document stands first, says why, and leads to the answer', async () => {
  const block = finding({ code: 'P1', level: 'block', title: 'No start in the future' })
  serverWith(() => ({ complete: false, findings: [block, finding()] }))
  renderApp('/review/7')
  const matters = await screen.findByRole('region', { name: 'What to look at before you sign' })
  const [first, second] = within(matters).getAllByRole('heading', { level: 4 })
  expect(matters).toHaveTextContent('2 items. Select each one to take care of it.')
  expect(first).toHaveTextContent('No start in the future')
  expect(second).toHaveTextContent('Rights of a spouse')
  const [change] = screen.getAllByRole('link', { name: 'Change this answer: Do you have children?' })
  expect(change).toHaveAttribute('href', '/questionnaire/7?question=hasChildren&from=review')
  expect(await purchase()).toBeDisabled()
  expect(screen.getByRole('link', { name: '1 issue is holding up this document' })).toBeVisible()
})

test('a stopped document says so before anything else, and leads to the answer', async () => {
  outOfView()
  const block = finding({ code: 'P1', level: 'block', title: 'It starts later' })
  serverWith(() => ({ complete: false, findings: [block, finding()] }))
  renderApp('/review/7')
  const said = await screen.findByText('1 issue is holding up this document: It starts later')
  const [paper] = screen.getAllByRole('heading', { level: 2 })
  expect(said.compareDocumentPosition(paper as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change this answer' })).toHaveAttribute(
    'href',
    '/questionnaire/7?question=hasChildren&from=review',
  )
  expect(screen.getByRole('link', { name: 'Read the notice' })).toHaveAttribute('href', '#notices')
  expect(screen.queryByText(/^Read the draft below/)).not.toBeInTheDocument()
  for (const way of screen.getAllByRole('link', { name: 'See what is left' })) {
    expect(way).toHaveAttribute('href', '#blocks')
  }
  expect(screen.queryByRole('link', { name: 'Go to payment' })).not.toBeInTheDocument()
})

test('the only answer that is wrong is named with the reason, as grave above as where it is listed', async () => {
  serverWith(() => ({ complete: false, problems: { hasChildren: 'The shares add up to 90%.' } }))
  renderApp('/review/7')
  const said = await screen.findByText('1 answer is missing or needs a change: Do you have children?')
  expect(said.nextElementSibling).toHaveTextContent('The shares add up to 90%.')
  expect(said.closest('.rounded-md')).toHaveClass('bg-danger-soft')
  expect(screen.getByRole('link', { name: 'Change this answer' })).toHaveAttribute(
    'href',
    '/questionnaire/7?question=hasChildren&from=review',
  )
})

test('several of a kind are counted, and a document that nothing stops only says what to do', async () => {
  const missing = [
    { question: 'fullName', text: 'Name?' },
    { question: 'hasChildren', text: 'Children?' },
  ]
  serverWith(() => ({ complete: false, missing }))
  const { close } = renderApp('/review/7')
  expect(await screen.findByText('2 answers are missing or need a change.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See which ones' })).toHaveAttribute('href', '#open-answers')
  close()
  serverWith(() => ({}))
  renderApp('/review/7')
  expect(await screen.findByText(/^Read the draft below/)).toBeVisible()
})

test('on a phone the price and the way to the card stay at the foot until the card is in view', async () => {
  const arrive = outOfView()
  serverWith(() => ({ order: [{ label: 'Simple Will', amount: 7150 }] }))
  renderApp('/review/7')
  await screen.findByRole('heading', { name: 'Payment Method' })
  const way = screen.getByRole('link', { name: 'Go to payment' })
  expect(way.parentElement).toHaveTextContent('$71.50Go to payment')
  act(arrive)
  expect(way).not.toBeInTheDocument()
})

test('“Go to payment” leads to the box with the card, which takes the focus', async () => {
  outOfView()
  serverWith(() => ({}))
  renderApp('/review/7')
  const way = await screen.findByRole('link', { name: 'Go to payment' })
  const place = document.querySelector<HTMLElement>(way.getAttribute('href') ?? '')
  expect(place).toContainElement(screen.getByRole('heading', { name: 'Payment Method' }))
  expect(place).toHaveAttribute('tabindex', '-1')
  expect(place).not.toContainElement(screen.getByRole('region', { name: 'Order summary' }))
})

test('a notice has to be ticked as read; the tick is kept beside the answers', async () => {
  const server = serverWith(() => ({ findings: [finding(), finding({ code: 'W2', title: 'A home' })] }))
  const { user, close } = renderApp('/review/7')
  expect(await purchase()).toBeDisabled()
  expect(screen.getByRole('link', { name: '2 notices have not been marked as read' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'I have read this: Rights of a spouse' }))
  expect(screen.getByText('1 item. Select it to take care of it.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'I have read this: A home' }))
  expect(screen.getByText('You have taken care of all of it.')).toBeVisible()
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
  const caption = (data: Document['data']) =>
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
  const box = await screen.findByRole('combobox', { name: 'County where you plan to file' })
  expect(screen.getByRole('heading', { name: /In no county yet/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Choose the county' }))
  await waitFor(() => expect(box).toHaveFocus())
  await user.type(box, 'duv{Enter}')
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
    const shown = within(order).queryAllByRole('paragraph')
    expect(shown.filter((each) => !each.closest('details'))).toHaveLength(said.length)
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
