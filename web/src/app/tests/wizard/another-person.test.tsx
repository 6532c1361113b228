import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { bought, shop } from '@/testing/shop'

const sentence = 'This document was bought for Maria Lopez. For another person, buy this document again.'
const otherPerson = () => refused(409, sentence, { code: 'other_person' })
const paid = will({ status: 'paid', amountPaid: 7150, answers: { fullName: 'Maria Lopez' } })
const buy = () => screen.findByRole('button', { name: 'Buy this document' })

test('form: a bought document stays its person’s; the way to another one stands beside the sentence', async () => {
  const server = shop({
    'GET /api/documents/{id}': ({ url }) => ({
      body: url.pathname.endsWith('/9') ? { ...bought().body, id: 9 } : paid,
    }),
    'PATCH /api/documents/{id}': otherPerson,
    'POST /api/documents': () => ({ status: 201, body: will({ id: 9, disclosureAcknowledged: false }) }),
  })
  const { user, address } = renderApp('/questionnaire/7?question=fullName')
  const field = await screen.findByRole('textbox')
  await user.clear(field)
  await user.type(field, 'Jon Doe')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible()
  expect(field).toHaveValue('Jon Doe')
  await user.click(await buy())
  await waitFor(() => expect(address()).toBe('/legal-compliance/9'))
  expect(server.callsTo('POST /api/documents').map(({ body }) => body)).toEqual([
    { type: 'simpleWill', status: 'draft', data: {} },
  ])
})

test('form: once the name is the old one again, nothing is in the way', async () => {
  let tries = 0
  serverWith(paid, () => ((tries += 1) === 1 ? otherPerson() : { body: paid }))
  const { user } = renderApp('/questionnaire/7?question=fullName')
  const field = await screen.findByRole('textbox')
  await user.type(field, 'x')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await buy()).toBeVisible()
  await user.type(field, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument())
})

test('chat: the sentence and the way to another document stand above the conversation, the old answers stay', async () => {
  const start = will({ status: 'paid', answers: {} })
  chatWith(start, { onSave: otherPerson })
  const { user } = renderApp('/chat/7')
  await user.type(await screen.findByRole('textbox'), 'Jon Doe{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes/ }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await buy()).toBeVisible()
  expect(sessionStorage.getItem('unsaved:7')).toBeNull()
})
