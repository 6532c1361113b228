import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { finding } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const springing = finding({ code: 'P1', level: 'block', title: 'No start in the future' })

test('what stops the document is shown once at its question, and stops nobody', async () => {
  serverWith(will(), (call, document) => saved(call, document, { findings: [springing], nextStep: 3 }))
  const { user, address } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('No start in the future')).toBeVisible()
  expect(screen.getByText(/^Your answer is saved\. The document cannot be finished with it\./)).toBeVisible()
  expect(address()).toBe('/questionnaire/7?question=hasChildren')
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveClass('bg-accent')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=bequests'))
})

test('the choice that a finding names is taken by its button, which goes on', async () => {
  const way = finding({
    code: 'P1',
    level: 'block',
    message: 'A start later has no effect. Change it to “No”.',
  })
  serverWith(will(), (call, document) => {
    const isStopped = (call.body as Partial<Document>).answers?.['hasChildren'] === 'Yes'
    return saved(call, document, { findings: isStopped ? [way] : [], nextStep: 3 })
  })
  const { user, address } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Change it to “No”.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to My Documents' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('button', { name: 'Change to No' })).toHaveClass('bg-accent')
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveClass('bg-accent')
  await user.click(screen.getByRole('button', { name: 'Change to No' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=bequests'))
})

test('taking the choice that a finding names leaves the focus at the question, also where it is not saved', async () => {
  const way = finding({
    code: 'P1',
    level: 'block',
    message: 'A start later has no effect. Change it to “No”.',
  })
  serverWith(will(), (call, document) => {
    if ((call.body as Partial<Document>).answers?.['hasChildren'] === 'No')
      throw new TypeError('Failed to fetch')
    return saved(call, document, { findings: [way], nextStep: 3 })
  })
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Change to No' }))
  expect(await screen.findByText(/Your answer is kept on this device/)).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Do you have children?' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('how to mend what no button mends is read at once', async () => {
  const message = 'A start later has no effect (s. 709.2108). Take out the words about it.'
  const found = [finding({ code: 'P9', level: 'block', message })]
  serverWith(will(), (call, document) => saved(call, document, { findings: found, nextStep: 3 }))
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const said = await screen.findByText('Take out the words about it.')
  expect(said).toBeVisible()
  expect(said.closest('[role=status]')).toHaveTextContent('You can change it here, or continue')
  expect(screen.getByText('A start later has no effect (s. 709.2108).').closest('details')).not.toBeNull()
  const asked = screen.getByRole('radiogroup', { name: 'Do you have children?' })
  expect(asked).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Change this answer' }))
  expect(asked).toContainElement(document.activeElement as HTMLElement)
})

test('the ways out stand in the box of what stops the document, not of a notice after it', async () => {
  const found = [
    finding({ code: 'P1', level: 'block', title: 'It stops', message: 'Choose “No”.' }),
    finding({ code: 'W1', level: 'warn', title: 'Please look', message: 'A spouse may claim a share.' }),
  ]
  serverWith(will(), (call, document) => saved(call, document, { findings: found, nextStep: 3 }))
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const box = (await screen.findByText('It stops')).parentElement ?? document.body
  expect(within(box).getByRole('button', { name: 'Change to No' })).toBeVisible()
  expect(within(box).getByText(/cannot be finished with it/)).toBeVisible()
})

test('what is only good to know does not hold anybody up', async () => {
  const info = finding({ level: 'info' })
  serverWith(will(), (call, document) => saved(call, document, { findings: [info], nextStep: 3 }))
  const { user, address } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=bequests'))
})
