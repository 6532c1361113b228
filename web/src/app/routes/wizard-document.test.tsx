import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saved, serverWith } from '@/testing/one-document'
import { clause, finding, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

const springing = finding({ code: 'P1', level: 'block', title: 'No start in the future' })

test('what stops the document is shown once at its question, and stops nobody', async () => {
  serverWith(will(), (call, document) => saved(call, document, { findings: [springing], nextStep: 3 }))
  const { user, address } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('No start in the future')).toBeVisible()
  expect(screen.getByText(/^Your answer is saved\. The document cannot be finished with it\./)).toBeVisible()
  expect(address()).toBe('/questionnaire/7?question=hasChildren')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=bequests'))
})

test('what is only good to know does not hold anybody up', async () => {
  const info = finding({ level: 'info' })
  serverWith(will(), (call, document) => saved(call, document, { findings: [info], nextStep: 3 }))
  const { user, address } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=bequests'))
})

test('the document stands beside the question, the clause that the answer feeds is marked', async () => {
  const sections = [clause(), clause({ id: 'gifts', heading: 'Gifts', questions: ['bequests'] })]
  serverWith(will({ answers: { fullName: 'Maria Lopez' } }), saved, {
    preview: { paper: paper({ instruments: [instrument({ sections })] }) },
  })
  const { user } = renderApp('/questionnaire/7?question=bequests')
  const gifts = (await screen.findByRole('heading', { name: /Gifts/ })).parentElement
  expect(gifts).toHaveTextContent('Uses the answer you are giving now')
  expect(screen.getByRole('heading', { name: /Declaration/ }).parentElement).not.toHaveTextContent(
    'Uses the answer',
  )
  const button = screen.getByRole('button', { name: 'See your document', expanded: false })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveTextContent('Hide your document')
})

test('papers for a court ask for the county last', async () => {
  const toLast = { nextStep: questions.length }
  const server = serverWith(will(), (call, document) => saved(call, document, toLast), {
    type: { county: true },
  })
  const { user, address } = renderApp('/questionnaire/7?question=disclosed')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const select = await screen.findByLabelText('County where you plan to file')
  await waitFor(() => expect(select).toHaveFocus())
  expect(address()).toBe('/questionnaire/7?question=county')
  await user.selectOptions(select, await screen.findByRole('option', { name: 'Duval (Circuit 4)' }))
  await waitFor(() =>
    expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
      data: { county: 'duval' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Review Document' }))
  await waitFor(() => expect(address()).toBe('/review/7'))
})
