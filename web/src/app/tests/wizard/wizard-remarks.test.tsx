import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document, Interview, Question } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { finding } from '@/testing/papers'
import { keepTyped } from '@/lib/unsaved-changes'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

const help = { why: 'It is needed.', meaning: 'It means this.', law: ['s. 61.08'], optional: false }
const dates: Question[] = [
  { ...help, id: 'wedding', type: 'date', text: 'When did you marry?' },
  { ...help, id: 'separation', type: 'date', text: 'When did you separate?' },
]
const tooEarly = { separation: 'This date has to be on or after the date in an earlier answer.' }

/** A document in which the second date comes before the first. */
function openDates(interview: Partial<Interview>) {
  const start = will({ answers: { wedding: '2010-03-05', separation: '2001-01-01' } })
  const visible = ['wedding', 'separation']
  const document: Document = { ...start, interview: { ...start.interview, visible, ...interview } }
  serverWith(document, saved, { type: { questions: dates } })
  return renderApp('/questionnaire/7?question=separation')
}

test('a stop that holds the next question back does not say that one can go on', async () => {
  const matter = finding({ question: 'separation', level: 'block', title: 'It does not fit' })
  openDates({ problems: tooEarly, findings: [matter] })
  const change = await screen.findByRole('button', { name: 'Change the earlier answer' })
  expect(
    screen.getByText('Your answer is saved. The next question comes once the answer fits.'),
  ).toBeVisible()
  expect(screen.queryByText(/or continue/)).not.toBeInTheDocument()
  const leave = screen.getByRole('link', { name: 'Back to My Documents' })
  expect(change.compareDocumentPosition(leave)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a date that comes too early names the earlier answer, and leads to it', async () => {
  const { user, address } = openDates({ problems: tooEarly })
  expect(await screen.findByText(tooEarly.separation)).toBeVisible()
  expect(screen.getByText('Here you answered January 1, 2001.')).toBeVisible()
  expect(screen.getByText('Your answer to “When did you marry?” is March 5, 2010.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change the earlier answer' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=wedding'))
})

test('a date is not held against an answer that is not asked for here', async () => {
  openDates({ problems: tooEarly, visible: ['separation'] })
  expect(await screen.findByText(tooEarly.separation)).toBeVisible()
  expect(screen.queryByText(/March 5, 2010/)).not.toBeInTheDocument()
})

test('where the law stops the document, one box says all that is wrong', async () => {
  const found = [finding({ level: 'block', title: 'The dates do not fit', question: 'separation' })]
  openDates({ problems: tooEarly, findings: found })
  const box = (await screen.findByText('The dates do not fit')).parentElement ?? document.body
  expect(within(box).getByText(/March 5, 2010/)).toBeVisible()
  expect(
    within(box).getByText(/^Your answer is saved\. The next question comes once the answer fits/),
  ).toBeVisible()
  expect(screen.queryByText(tooEarly.separation)).not.toBeInTheDocument()
  expect(screen.getByLabelText('When did you separate?')).toHaveAccessibleDescription(/March 5, 2010/)
})

test('what is wrong besides is not lost in the box', async () => {
  const found = [finding({ level: 'block', title: 'No children', question: 'fullName' })]
  const start = will({ answers: { fullName: 'X' } })
  const interview = { ...start.interview, problems: { fullName: 'Please use 2 letters.' }, findings: found }
  serverWith({ ...start, interview }, saved)
  renderApp('/questionnaire/7?question=fullName')
  const box = (await screen.findByText('No children')).parentElement ?? document.body
  expect(within(box).getByText('Please use 2 letters.')).toBeVisible()
})

test('a problem stands under its box, before the other way to answer', async () => {
  const start = will({ answers: { fullName: 'X' } })
  const interview = { ...start.interview, problems: { fullName: 'Please use 2 letters.' } }
  const fact = {
    id: 'name',
    type: 'text' as const,
    text: 'Your name',
    law: [],
    why: null,
    help: null,
    composes: 'fullName',
  }
  const document = { ...start, interview: { ...interview, composing: ['name'] } }
  serverWith(document, saved, { type: { questions, facts: [fact as never] } })
  renderApp('/questionnaire/7?question=fullName')
  const problem = await screen.findByRole('alert')
  const way = screen.getByRole('button', { name: 'Answer item by item' })
  expect(problem.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is worth a second look is seen before one leaves, once', async () => {
  const notes = { fullName: 'Names usually have only letters.' }
  serverWith(will(), (call, document) => saved(call, document, { notes, nextStep: 1 }))
  const { user, address } = renderApp('/questionnaire/7?question=fullName')
  await user.type(await screen.findByLabelText('What is your full legal name?'), '4711')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(notes.fullName)).toBeVisible()
  expect(screen.getByText('Your answer is saved. You can change it here, or continue.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=hasChildren'))
})

test('an answer that is saved as it stands is not said to wait', async () => {
  const start = will({ answers: { fullName: 'X' } })
  serverWith({ ...start, interview: { ...start.interview, problems: { fullName: 'Use 2 letters.' } } }, saved)
  keepTyped(7, 'fullName', 'X')
  renderApp('/questionnaire/7?question=fullName')
  expect(await screen.findByText('Use 2 letters.')).toBeVisible()
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})
