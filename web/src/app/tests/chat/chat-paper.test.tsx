import { screen, waitFor } from '@testing-library/react'
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
    questions: ['hasChildren'],
    blocks: said('My family is large.'),
  }),
]
const preview = { ...emptyPreview, paper: paper({ instruments: [instrument({ sections })] }) }
const handlers = { 'GET /api/documents/{id}/preview': () => ({ body: preview }) }

const clauseOf = async (heading: RegExp) =>
  (await screen.findByRole('heading', { name: heading })).parentElement

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('laptop'))
})

test('an answer stands in the paper as soon as it is taken, and is missing again once it is taken back', async () => {
  const answers = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'Maria Lopez' }]
  const noted = reply({
    message: 'Noted. Do you have children?',
    acts: [{ type: 'take', answers }],
    question: 'hasChildren',
  })
  chatWith(will(), { handlers, onChat: () => noted })
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

test('a choice that is on its way stands in pencil, until it is saved', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }), { handlers })
  const goOn = holdPauses(AUTOSAVE)
  const { user } = renderApp('/chat/7')
  const family = await clauseOf(/Family/)
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await waitFor(() => expect(family).toHaveTextContent('In pencil, until it is saved'))
  goOn()
  await waitFor(() => expect(family).not.toHaveTextContent('In pencil'))
})
