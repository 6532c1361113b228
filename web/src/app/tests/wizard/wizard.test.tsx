import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

test('an answer is saved with Enter on top of its version, and the next question follows', async () => {
  const server = serverWith(will(), (call, document) => saved(call, document))
  const { user, address } = renderApp('/document/7')
  const name = await screen.findByLabelText('What is your full legal name?')
  expect(screen.getByText('Step 1 of 4')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()

  await user.type(name, 'Maria Lopez{Enter}')
  await screen.findByRole('radiogroup', { name: 'Do you have children?' })
  expect(address()).toBe('/document/7?question=hasChildren')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus())
  const [patch] = server.callsTo('PATCH /api/documents/{id}')
  expect(patch?.headers.get('if-match')).toBe('"1"')
  expect(patch?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez' },
    currentStep: 0,
    status: 'in_progress',
  })
})

test('a problem keeps the person at the question and is tied to the field', async () => {
  const problems = { fullName: 'Name appears too short' }
  serverWith(will(), (call, document) => saved(call, document, { problems }))
  const { user } = renderApp('/document/7')
  const name = await screen.findByLabelText('What is your full legal name?')
  await user.type(name, 'M{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Name appears too short')
  expect(name).toHaveAccessibleDescription(expect.stringContaining('Name appears too short'))
  await waitFor(() => expect(name).toHaveFocus())
  expect(screen.queryByText('1 answer saved')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Simple Will$/)
  await user.type(name, 'aria')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what was refused is gone with the answer that it was said of: None takes its place', async () => {
  const sentence = 'Please leave out account numbers.'
  serverWith(will(), () => refused(400, 'Please check.', { fields: { bequests: sentence } }))
  const { user } = renderApp('/document/7?question=bequests')
  await user.type(await screen.findByLabelText('Any particular gifts?'), 'The account 12345678')
  await user.click(screen.getByRole('button', { name: /^(Continue|Review Document)$/ }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /None/ }))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test('a failed save says so and loses nothing, not even over a reload', async () => {
  serverWith(will(), () => refused(500, 'Something broke.'))
  const { user, close } = renderApp('/document/7')
  await user.type(await screen.findByLabelText('What is your full legal name?'), 'Maria Lopez{Enter}')
  expect(await screen.findByText('Failed to save progress. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('What is your full legal name?')).toHaveValue('Maria Lopez')
  close()
  renderApp('/document/7')
  expect(await screen.findByLabelText('What is your full legal name?')).toHaveValue('Maria Lopez')
})

test('what is typed and left is saved as Continue does, and until then the bar says that it is not', async () => {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const server = serverWith(start, (call, document) => saved(call, document))
  const { user } = renderApp('/document/7?question=fullName')
  const name = await screen.findByLabelText('What is your full legal name?')
  expect(screen.getByText('1 answer saved')).toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'Maria Elena Lopez')
  expect(await screen.findByText('Not saved yet')).toBeVisible()
  expect(screen.queryByText('1 answer saved')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Contact our support team' }))
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    answers: { fullName: 'Maria Elena Lopez' },
  })
})

test('what is left and cannot be saved is said, and stands in its field again', async () => {
  serverWith(will(), () => refused(400, 'Please check.', { fields: { fullName: 'Name appears too short' } }))
  const { user, close } = renderApp('/document/7')
  await user.type(await screen.findByLabelText('What is your full legal name?'), 'M')
  await user.click(screen.getByRole('link', { name: 'Contact our support team' }))
  expect(await screen.findByText('Failed to save progress. Please try again.')).toBeVisible()
  close()
  renderApp('/document/7')
  expect(await screen.findByLabelText('What is your full legal name?')).toHaveValue('M')
})

test('nothing is saved by leaving a field that was emptied', async () => {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const server = serverWith(start, (call, document) => saved(call, document))
  const { user } = renderApp('/document/7?question=fullName')
  await user.clear(await screen.findByLabelText('What is your full legal name?'))
  await user.click(screen.getByRole('link', { name: 'Contact our support team' }))
  await screen.findByRole('heading', { level: 1, name: 'Support' })
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(0)
})

test('two tabs: both answers are shown, and the chosen one is saved on top of the newer version', async () => {
  const theirs = will({ version: 5, answers: { fullName: 'Maria Elena Lopez' } })
  const server = serverWith(will(), (call) =>
    call.headers.get('if-match') === '"5"'
      ? saved(call, theirs)
      : refused(412, 'Changed meanwhile', { code: 'version_conflict', document: theirs }),
  )
  const { user } = renderApp('/document/7')
  await user.type(await screen.findByLabelText('What is your full legal name?'), 'Maria Lopez{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'This document was changed in another tab' })
  expect(dialog).toHaveTextContent('Maria Lopez')
  expect(dialog).toHaveTextContent('Maria Elena Lopez')
  await user.click(screen.getByRole('button', { name: 'Keep the answer in this tab' }))
  await screen.findByRole('radiogroup')
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez' },
  })
})

test('a change to another question is no conflict', async () => {
  const theirs = will({ version: 5, answers: { hasChildren: 'No' } })
  serverWith(will(), (call) =>
    call.headers.get('if-match') === '"5"'
      ? saved(call, theirs)
      : refused(412, 'Changed meanwhile', { code: 'version_conflict', document: theirs }),
  )
  const { user } = renderApp('/document/7')
  await user.type(await screen.findByLabelText('What is your full legal name?'), 'Maria Lopez{Enter}')
  expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked()
})

test('a box left unticked is warned about once, and the last step leads to the review', async () => {
  const notes = { disclosed: 'It will not be printed as true.' }
  const server = serverWith(will(), (call, document) => saved(call, document, { notes }))
  const { user, address } = renderApp('/questionnaire/7?question=disclosed')
  const finish = await screen.findByRole('button', { name: 'Review Document' })
  await user.click(finish)
  expect(await screen.findByText('It will not be printed as true.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Review Document' }))
  await waitFor(() => expect(address()).toBe('/review/7'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Review your/ })).toHaveFocus())
  expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({ currentStep: 5 })
})

test('an optional question can be answered None', async () => {
  serverWith(will(), (call, document) => saved(call, document, { nextStep: 4 }))
  const { user, address } = renderApp('/questionnaire/7?question=bequests')
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'None', pressed: true })).toHaveFocus())
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=disclosed'))
})

test('None is the answer where there is nothing, to a question that cannot be skipped', async () => {
  const asked = questions.map((question) => ({
    ...question,
    optional: false,
    none: question.id === 'bequests',
  }))
  serverWith(will(), saved, { type: { questions: asked } })
  const { user } = renderApp('/questionnaire/7?question=bequests')
  expect(await screen.findByText('If there is none, choose None.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'None' }))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('None stays a choice when one comes back, and gives back the words that stood before it', async () => {
  const start = will({ answers: { bequests: 'My boat to Ana' } })
  serverWith(start, (call, document) => saved(call, document, { nextStep: 4 }))
  const { user, close } = renderApp('/questionnaire/7?question=bequests')
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await user.click(screen.getByRole('button', { name: 'None', pressed: true }))
  expect(screen.getByLabelText('Any particular gifts?')).toHaveValue('My boat to Ana')
  await user.click(screen.getByRole('button', { name: 'None', pressed: false }))
  close()
  renderApp('/questionnaire/7?question=bequests')
  expect(await screen.findByRole('button', { name: 'None', pressed: true })).toBeVisible()
  expect(screen.queryByText(/your answer from before/)).toBeNull()
})

test('who types the word None may go on typing', async () => {
  serverWith(will(), saved)
  const { user } = renderApp('/questionnaire/7?question=bequests')
  await user.type(await screen.findByLabelText('Any particular gifts?'), 'None of my books')
  expect(screen.getByLabelText('Any particular gifts?')).toHaveValue('None of my books')
})

test('questions come after the disclosure', async () => {
  serverWith(will({ disclosureAcknowledged: false }), () => refused(500, ''))
  const { address } = renderApp('/document/7')
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
})
