import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { asked, conversation, field, say } from '../kit/chat.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const NAME = 'What is your full legal name?'
/** @param {import('playwright-core').Page} page @param {string} text */
const isAsked = (page, text) => asked(page, text).waitFor()

journey(
  'A plain answer is taken with the next question, and taken back by a press or a word',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'simpleWill')
    const name = async () => (await documentOf(token, id)).answers.fullName
    await page.goto(`/chat/${id}`)
    await say(page, 'Maria Lopes')
    await conversation(page).getByText('Noted: “Maria Lopes”.').waitFor()
    await isAsked(page, 'What is your Florida residence address?')
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
    await eventually('it is saved', async () => (await name()) === 'Maria Lopes')
    await page.getByRole('button', { name: `Undo the answer to: ${NAME}` }).press('Enter')
    await isAsked(page, NAME)
    assert.equal(await field(page).inputValue(), 'Maria Lopes')
    await eventually('it is taken back', async () => !(await name()))

    await say(page, 'Maria Lopez')
    await isAsked(page, 'What is your Florida residence address?')
    await say(page, 'undo')
    await isAsked(page, NAME)
    await say(page, 'Maria Eva Lopez')
    await conversation(page).getByText('Noted: “Maria Eva Lopez”.').waitFor()
    await eventually('it is saved', async () => (await name()) === 'Maria Eva Lopez')
  },
  phone,
)
