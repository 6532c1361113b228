import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatWith, reply, understood, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { GIFTS, MESSAGE, NAME, input, several, yes } from '@/testing/several-answers'

const PATCH = 'PATCH /api/documents/{id}'

async function arrive() {
  const replies = [several]
  const server = chatWith(will(), { onChat: (call) => replies.shift() ?? understood(call) })
  const { user } = renderApp('/chat/7')
  await say(user, MESSAGE)
  const card = await screen.findByRole('region', { name: 'Are these right?' })
  return { server, user, card }
}

test('what is confirmed is not asked again while the rest of its card waits', async () => {
  const { server, user, card } = await arrive()
  expect(card).toHaveTextContent('None of them is saved before you say so.')
  await user.click(await yes(NAME))
  expect(card).toHaveTextContent('You have confirmed 1 of them.')
  expect(card).not.toHaveTextContent('None of them')
  expect(await screen.findByText('Your message')).toBeVisible()
  await say(user, 'My daughter Carla Diaz')
  await waitFor(() => expect(server.callsTo('POST /api/chat')).toHaveLength(2))
  expect(server.callsTo('POST /api/chat')[1]?.body).toMatchObject({ question: 'disclosed' })
})

test('where everything is answered or waits, nothing else is asked', async () => {
  chatWith(will({ answers: { disclosed: true } }), { onChat: () => several })
  const { user } = renderApp('/chat/7')
  await say(user, MESSAGE)
  await user.click(await yes(NAME))
  expect(await screen.findByLabelText('Your message')).toBeVisible()
})

test('"yes" decides the newest card, and the one before is shown again', async () => {
  const ring = { question: 'bequests', text: GIFTS, value: 'A ring', words: 'a ring' }
  const name = { question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' }
  const replies = [
    reply({ message: 'Is that right?', proposals: [ring], question: 'fullName' }),
    reply({ message: 'Is that right?', proposals: [name], question: 'fullName' }),
    reply({
      message: 'I understood: “A ring”. Is that right?',
      acts: [{ type: 'confirm', questions: ['fullName'] }],
      proposals: [ring],
      question: 'bequests',
    }),
  ]
  const server = chatWith(will(), { onChat: (call) => replies.shift() ?? understood(call) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'a ring{Enter}')
  await yes(GIFTS)
  await user.type(await input(), 'maria lopez{Enter}')
  await yes(NAME)
  await user.type(await input(), 'yes{Enter}')
  expect(await screen.findByText('I understood: “A ring”. Is that right?')).toBeVisible()
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(await yes(GIFTS)).toBeEnabled()
  expect(screen.queryByText('Not used')).not.toBeInTheDocument()
  expect(server.callsTo('POST /api/chat')[2]?.body).toMatchObject({
    open: [
      { question: 'bequests', standing: 'older' },
      { question: 'fullName', standing: 'asked' },
    ],
  })
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(server.callsTo(PATCH)[0]?.body).toMatchObject({ answers: { fullName: 'Maria Lopez' } })
})
