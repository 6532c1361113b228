import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chatWith, reply, say } from '@/testing/one-chat'
import { clause, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, will } from '@/testing/samples'
import { screenOf } from '@/testing/screen-of'
import { holdPauses } from '@/testing/timers'

const NAME = 'What is your full legal name?'
/** Milliseconds after which the answers are saved. */
const AUTOSAVE = 2000

const said = (text: string) => [{ kind: 'paragraph' as const, text, centered: false }]
const sections = [
  clause({ blocks: said('I, [not answered yet], make this will.') }),
  clause({
    id: 'family',
    heading: 'Family',
    questions: ['hasChildren', 'childrenDetails'],
    blocks: said('My family is large.'),
  }),
]
const preview = { ...emptyPreview, paper: paper({ instruments: [instrument({ sections })] }) }
const handlers = { 'GET /api/documents/{id}/preview': () => ({ body: preview }) }

const clauseOf = async (heading: RegExp) =>
  (await screen.findByRole('heading', { name: heading })).parentElement

const on = (size: 'laptop' | 'wide' | 'phone') =>
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf(size))

beforeEach(() => void on('laptop'))

const taking = (answers = {}) => {
  const taken = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'Maria Lopez' }]
  const noted = reply({
    message: 'Noted. Do you have children?',
    acts: [{ type: 'take', answers: taken }],
    question: 'hasChildren',
  })
  chatWith(will({ answers }), { handlers, onChat: () => noted })
}

test('an answer stands in the paper as soon as it is taken, and is missing again once it is taken back', async () => {
  taking()
  const goOn = holdPauses(AUTOSAVE)
  const { user } = renderApp('/chat/7')
  const declaration = await clauseOf(/Declaration/)
  expect(declaration).toHaveTextContent('I, [not answered yet], make this will.')
  await say(user, 'Maria Lopez')
  await waitFor(() => expect(declaration).toHaveTextContent('I, Maria Lopez, make this will.'))
  expect(await clauseOf(/Family/)).toHaveTextContent('Uses the answer you are giving now')
  await user.click(screen.getByRole('button', { name: `Undo the answer to: ${NAME}` }))
  await waitFor(() => expect(declaration).toHaveTextContent('I, [not answered yet], make this will.'))
  goOn()
})

test('words that have no place of their own stand above their clause until they are saved', async () => {
  const answers = [{ question: 'childrenDetails', text: 'Your children', value: 'Ana, 12', words: 'Ana, 12' }]
  const noted = reply({
    message: 'Noted. Any particular gifts?',
    acts: [{ type: 'take', answers }],
    question: 'bequests',
  })
  chatWith(will({ answers: { fullName: 'Maria Lopez', hasChildren: 'Yes' } }), {
    handlers,
    onChat: () => noted,
  })
  const goOn = holdPauses(AUTOSAVE)
  const { user } = renderApp('/chat/7')
  const family = await clauseOf(/Family/)
  await say(user, 'Ana, 12')
  await waitFor(() => expect(family).toHaveTextContent('Your answer, being saved'))
  goOn()
  await waitFor(() => expect(family).not.toHaveTextContent('being saved'))
})

test.each(['phone', 'wide'] as const)(
  'where the paper has no room (%s), a line of it follows the answers above the field, and opens the whole',
  async (size) => {
    on(size)
    taking()
    const goOn = holdPauses(AUTOSAVE)
    const { user } = renderApp('/chat/7')
    const line = await screen.findByRole('button', { name: /^See your document: Declaration/ })
    expect(within(line).getByText('[not answered yet]').tagName).toBe('MARK')
    expect(line.compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await say(user, 'Maria Lopez')
    expect(await within(line).findByText(/Maria Lopez/)).toBeVisible()
    await user.click(line)
    const whole = within(await screen.findByRole('dialog', { name: 'Your document so far' }))
    expect(whole.getByText('I, Maria Lopez, make this will.')).toBeVisible()
    await user.click(whole.getByRole('button', { name: 'Hide your document' }))
    await waitFor(() => expect(line).toHaveFocus())
    goOn()
  },
)

test('on a low phone the line is away until something was said on this visit', async () => {
  on('phone')
  taking({ hasChildren: 'No' })
  const goOn = holdPauses(AUTOSAVE)
  const { user } = renderApp('/chat/7')
  const line = await screen.findByRole('button', { name: /^See your document: Declaration/ })
  const onLow = () => line.parentElement?.className
  expect(onLow()).toContain('max-height:44rem')
  await say(user, 'Maria Lopez')
  expect(await within(line).findByText(/Maria Lopez/)).toBeVisible()
  expect(onLow()).not.toContain('max-height:44rem')
  goOn()
})
