import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breachesIn } from '@/testing/breaches'
import { bookOf, eva, sam, withExecutor } from '@/testing/known-people'
import { chatWith } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const before = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'None', disclosed: true }
const use = (name: string) => screen.findByRole('button', { name: `Use ${name}` })

test('whom other documents appoint is one press away where the chat asks for a person', async () => {
  const server = chatWith(will({ answers: before }), {
    type: { questions: withExecutor },
    handlers: bookOf(eva, sam),
  })
  const { user } = renderApp('/chat/7')
  const press = await use('Eva Diaz')
  expect(await breachesIn(screen.getByRole('main'))).toEqual([])
  await user.click(press)
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText('Eva Diaz')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /message|answer/i })).toHaveFocus())
  const sent = () => server.callsTo('PATCH /api/documents/{id}').at(-1)?.body
  await waitFor(() => expect(sent()).toMatchObject({ answers: { executorName: 'Eva Diaz' } }))
})

test('in a list of people each is offered until it is there', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'Yes' }
  chatWith(will({ answers }), { type: { facts: [children] }, handlers: bookOf(eva, sam) })
  const { user } = renderApp('/chat/7')
  await user.click(await use('Eva Diaz'))
  expect(await screen.findByRole('group', { name: 'Eva Diaz' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use these answers' })).toHaveFocus())
  await user.click(await use('Sam Diaz'))
  expect(await screen.findByRole('group', { name: 'Sam Diaz' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Use .* Diaz/ })).toBeNull()
})
