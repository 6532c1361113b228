import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { screenOf } from '@/testing/screen-of'

test('that the assistant is no lawyer stands above the conversation', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  renderApp('/chat/7')
  const card = within(await screen.findByRole('region', { name: 'AI Legal Assistant' }))
  const note = card.getByText(/^An AI, not a lawyer\./)
  expect(note).toBeVisible()
  const log = card.getByRole('log', { name: 'Conversation' })
  expect(note.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what may become of the words stands where the conversation begins, with the way to the privacy page', async () => {
  chatWith(will())
  renderApp('/chat/7')
  const pane = within(await screen.findByRole('region', { name: 'Conversation' }))
  expect(pane.getByText('It gives general information and cannot give legal advice.')).toBeVisible()
  const said = pane.getByText(
    /^A language model, if one is connected, may read what you write and your answers/,
  )
  expect(said).toHaveTextContent(/without your account data/)
  expect(pane.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
})

test('on a phone it is folded to one line, which opens', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  chatWith(will())
  const { user } = renderApp('/chat/7')
  const more = await screen.findByText('More')
  const said = screen.getByText('It gives general information and cannot give legal advice.')
  expect(said).not.toBeVisible()
  await user.click(more)
  expect(said).toBeVisible()
  expect(screen.getByText(/^A language model, if one is connected, may read/)).toBeVisible()
  expect(screen.getByText('$69.00 + $2.50 fee')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download this conversation' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Answer in a form' })).toBeVisible()
})

test.each(['laptop', 'wide', 'phone'] as const)(
  'whom one talks with, what is collected and what it costs stand there once (%s)',
  async (size) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(screenOf(size))
    chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
    renderApp('/chat/7')
    expect(await screen.findByText('AI Assistant Active')).toBeVisible()
    for (const said of ['An AI, not a lawyer.', '1 answer collected', '$71.50 total'])
      expect(screen.getByText(said)).toBeVisible()
    expect(screen.getByText('$69.00 + $2.50 fee')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download this conversation' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Answer in a form' })).toBeInTheDocument()
  },
)

test('what has been paid for has no price', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  chatWith(will({ status: 'paid' }))
  renderApp('/chat/7')
  expect(await screen.findByText('Already paid')).toBeVisible()
  expect(screen.queryByText(/fee$/)).not.toBeInTheDocument()
})

test.each(['Do you have children?', 'Do you have children? The options are: Yes; No.'])(
  'a question that is said again after a reply stands out, and its options are below: %s',
  async (asked) => {
    const text = `An executor carries it out.\n\n${asked}`
    chatWith(will({ answers: { fullName: 'Maria Lopez' } }), {
      onChat: () => reply({ message: text, question: 'hasChildren' }),
    })
    const { user } = renderApp('/chat/7')
    await say(user, 'What is an executor?')
    const again = await screen.findByText('Do you have children?', { selector: 'b' })
    expect(again.parentElement).toHaveTextContent(/^An executor carries it out\. Do you have children\?$/)
  },
)

test('the heading says whose document it is, once a name is known', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  const { close } = renderApp('/chat/7')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Simple Will of Maria Lopez$/)
  close()
  chatWith(will())
  renderApp('/chat/7')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Simple Will$/)
})
