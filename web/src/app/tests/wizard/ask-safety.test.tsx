import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { replaceAddress } from '@/lib/open-address'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

vi.mock('@/lib/open-address')

afterEach(() => {
  document.documentElement.hidden = false
})

const HELP = 'Help when someone close hurts you'
const proposals = [{ question: 'fullName', text: '', value: 'Maria Lopez', words: '' }]
const stop = reply({
  message: 'Please call 911 or 1-800-799-7233.',
  acts: [{ type: 'stop', kind: 'partner' }],
  proposals,
})

async function inDanger() {
  const replies = [stop]
  const server = chatWith(will(), {
    onChat: () => replies.shift() ?? reply({ message: 'The name on your ID.' }),
  })
  const { user } = renderApp('/questionnaire/7?question=fullName')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ask' }))
    return within(await screen.findByRole('dialog'))
  }
  const drawer = await open()
  await user.type(drawer.getByRole('textbox'), 'I am scared of him{Enter}')
  await drawer.findByRole('region', { name: HELP })
  const stopped = () =>
    server.callsTo('POST /api/chat').map(({ body }) => (body as { stopped: boolean }).stopped)
  return { user, drawer, open, stopped }
}

test('danger has the same card beside a question, with its numbers and nothing to use as the answer', async () => {
  const { drawer } = await inDanger()
  const card = within(drawer.getByRole('region', { name: HELP }))
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:1-800-799-7233',
  ])
  expect(drawer.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
})

test('it stays until a press goes on, though the drawer is closed meanwhile', async () => {
  const { user, drawer, open, stopped } = await inDanger()
  await user.click(drawer.getByRole('button', { name: /^Close/ }))
  const again = await open()
  expect(again.getByRole('region', { name: HELP })).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Go on with this question' }))
  await waitFor(() => expect(again.getByRole('textbox')).toHaveFocus())
  expect(again.queryByRole('button', { name: 'Go on with this question' })).not.toBeInTheDocument()
  await user.type(again.getByRole('textbox'), 'Which name?{Enter}')
  await again.findByText('The name on your ID.')
  expect(stopped()).toEqual([false, false])
})

test('what is written before the press is said while the questions are stopped', async () => {
  const { user, drawer, stopped } = await inDanger()
  await user.type(drawer.getByRole('textbox'), 'Which name?{Enter}')
  await drawer.findByText('The name on your ID.')
  expect(stopped()).toEqual([false, true])
})

test('one press leaves the page from there, too', async () => {
  const { user, drawer } = await inDanger()
  await user.click(drawer.getByRole('button', { name: 'Leave this page now' }))
  expect(vi.mocked(replaceAddress)).toHaveBeenCalledWith('https://www.weather.gov/')
  expect(document.documentElement).not.toBeVisible()
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith(':7'))).toEqual([])
})
