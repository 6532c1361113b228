import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saved, serverWith } from '@/testing/one-document'
import { clause, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { familyAndHome, questions, will } from '@/testing/samples'
import { screenOf } from '@/testing/screen-of'

afterEach(() => vi.restoreAllMocks())

const gifts = clause({
  id: 'gifts',
  heading: 'Gifts',
  questions: ['bequests'],
  blocks: [{ kind: 'paragraph', text: 'I give my boat to Ana.', centered: false }],
})
const twoClauses = {
  preview: { paper: paper({ instruments: [instrument({ sections: [clause(), gifts] })] }) },
}
const answered = () => will({ answers: { fullName: 'Maria Lopez', bequests: 'my boat to Ana' } })

test('the document stands beside the question, the clause that the answer feeds is marked', async () => {
  serverWith(answered(), saved, twoClauses)
  renderApp('/questionnaire/7?question=bequests')
  const marked = (await screen.findByRole('heading', { name: /Gifts/ })).parentElement
  expect(marked).toHaveTextContent('Uses the answer you are giving now')
  expect(screen.getByRole('heading', { name: /Declaration/ }).parentElement).not.toHaveTextContent(
    'Uses the answer',
  )
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 1 of 1 on screen')
})

test('where no clause shows the answer, that is said', async () => {
  const noGifts = { preview: { paper: paper({ instruments: [instrument({ sections: [clause()] })] }) } }
  serverWith(will({ answers: { fullName: 'Maria Lopez', bequests: 'None' } }), saved, noGifts)
  renderApp('/questionnaire/7?question=bequests')
  expect(await screen.findByText('With “None”, this adds no words to the document.')).toBeVisible()
})

test('a clause leads to the question behind it', async () => {
  serverWith(answered(), saved, twoClauses)
  const { user, address } = renderApp('/questionnaire/7?question=bequests')
  await user.click(await screen.findByRole('link', { name: 'Change the answer behind “Declaration”' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=fullName'))
  await waitFor(() => expect(screen.getByLabelText('What is your full legal name?')).toHaveFocus())
})

test('on a phone the sentence that is being written opens the whole document, and Escape closes it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  serverWith(answered(), saved, twoClauses)
  const { user } = renderApp('/questionnaire/7?question=bequests')
  const sheet = await screen.findByRole('button', {
    name: 'See your document: Gifts. I give my boat to Ana.',
  })
  await user.click(sheet)
  const whole = await screen.findByRole('dialog', { name: 'Your document so far' })
  expect(within(whole).getByRole('article', { name: 'Last Will and Testament' })).toBeVisible()
  await user.click(within(whole).getByRole('button', { name: 'Hide your document' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(sheet).toHaveFocus())
})

test('the paper beside the question, and the sentence on a phone, follow what is typed', async () => {
  serverWith(answered(), saved, twoClauses)
  const { user, close } = renderApp('/questionnaire/7?question=bequests')
  const box = await screen.findByLabelText('Any particular gifts?')
  const marked = (await screen.findByRole('heading', { name: /Gifts/ })).parentElement
  await user.clear(box)
  await user.type(box, 'my car to Kim')
  await waitFor(() => expect(marked).toHaveTextContent('I give my car to Kim.'))
  close()
  sessionStorage.clear()
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  serverWith(answered(), saved, twoClauses)
  renderApp('/questionnaire/7?question=fullName')
  const name = await screen.findByLabelText('What is your full legal name?')
  await user.clear(name)
  await user.type(name, 'Kim Tran')
  expect(
    await screen.findByRole('button', {
      name: 'See your document: Declaration. I, Kim Tran, make this will.',
    }),
  ).toBeVisible()
})

test('a choice stands in pencil until it is saved, and under its heading on a phone', async () => {
  const family = clause({ id: 'family', heading: 'My Family', questions: ['hasChildren'], blocks: [] })
  const preview = { paper: paper({ instruments: [instrument({ sections: [clause(), family] })] }) }
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  const asked = questions.map((question) =>
    question.id === 'hasChildren' ? { ...question, options: ['Of this marriage', 'None'] } : question,
  )
  serverWith(answered(), saved, { preview, type: { questions: asked } })
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Of this marriage' }))
  const words = /My Family\. Your answer, not yet in the document: Of this marriage$/
  expect(await screen.findByRole('button', { name: words })).toBeVisible()
})

const noChildren = clause({ id: 'family', heading: 'No Children', questions: ['hasChildren'] })
const childless = {
  preview: { paper: paper({ instruments: [instrument({ sections: [clause(), noChildren] })] }) },
}

test('while a yes or no waits, the mark of its clause, which may say the contrary, has it', async () => {
  serverWith(answered(), saved, childless)
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  const marked = (await screen.findByRole('heading', { name: /No Children/ })).parentElement
  await waitFor(() => expect(marked).toHaveTextContent(/^Your answer, not yet in the document: Yes/))
  expect(marked).not.toHaveTextContent('Uses the answer')
})

test('while a yes or no waits, a phone has it in the place of the clause', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  serverWith(answered(), saved, childless)
  const { user } = renderApp('/questionnaire/7?question=hasChildren')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  const sheet = await screen.findByRole('button', { name: /Your answer, not yet in the document: Yes$/ })
  expect(sheet).not.toHaveTextContent('No Children')
})

test('a refused answer stands in no draft', async () => {
  const refused = { ...answered(), answers: { fullName: 'Maria Lopez' } }
  const problems = { fullName: 'Name appears too short' }
  serverWith({ ...refused, interview: { ...refused.interview, problems } }, saved, twoClauses)
  renderApp('/questionnaire/7?question=fullName')
  expect(await screen.findByText('I, [not answered yet], make this will.')).toBeVisible()
})

test('papers for a court ask for the county last', async () => {
  const toLast = { nextStep: questions.length, missing: [] }
  const server = serverWith(will(), (call, document) => saved(call, document, toLast), {
    type: { county: true },
  })
  const { user, address } = renderApp('/questionnaire/7?question=disclosed')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const box = await screen.findByRole('combobox', { name: 'County where you plan to file' })
  await waitFor(() => expect(box).toHaveFocus())
  expect(address()).toBe('/questionnaire/7?question=county')
  await user.type(box, 'duv{Enter}')
  await waitFor(() =>
    expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
      data: { county: 'duval' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Review Document' }))
  await waitFor(() => expect(address()).toBe('/review/7'))
})

test('where everything is answered, the answers are listed, and each leads to its question', async () => {
  const { interview, ...rest } = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'No' } })
  const whole = { ...interview, missing: [], complete: true, details: ['spouse', 'home'] }
  serverWith({ ...rest, status: 'paid', interview: whole }, saved, { type: { facts: familyAndHome } })
  const { user, address } = renderApp('/questionnaire/7')
  expect(await screen.findByRole('heading', { name: 'Which answer do you want to change?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/questionnaire/7?details=2')
  expect(screen.getByRole('link', { name: 'Review Document' })).toHaveAttribute('href', '/review/7')
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Edit: What is your full legal name?' }))
  expect(await screen.findByRole('textbox')).toHaveValue('Maria Lopez')
  expect(address()).toBe('/questionnaire/7?question=fullName&from=review')
})
