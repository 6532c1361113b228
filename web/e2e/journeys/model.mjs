import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { conversation, say } from '../kit/chat.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey, product } from '../kit/journey.mjs'
import { OpenModel } from '../kit/model.mjs'

/** @typedef {import('playwright-core').Page} Page */

// The protocol is spoken here by a server that was not written for this product.
const model = new OpenModel('oak-2')
product.model = model

/** A reply in the schema that the model has to keep to. @param {object} said */
const answering = (said) => ({ content: JSON.stringify({ reply: '', answers: [], sources: [], ...said }) })

/** The person's words of this turn: what was said before is in the request as well. @param {string} words */
const now = (words) => new RegExp(`"message":"[^"]*${words}`)

model.server.onMessage(
  now('moon'),
  answering({ reply: 'The moon has no part in a will. Your own full name is what is needed here.' }),
)
model.server.onMessage(
  now('kindergarten friends'),
  answering({
    reply: 'Thank you, that helps.',
    answers: [
      { question: 'fullName', value: 'Maria Lopez', words: 'everybody writes Maria Lopez' },
      { question: 'maritalStatus', value: 'Widowed', words: 'he has been gone since spring' },
    ],
  }),
)
model.server.onMessage(now('the tide'), {
  error: { message: 'Overloaded', type: 'server_error' },
  status: 500,
})
model.server.onMessage(now('the wind'), { content: 'This is no JSON.' })

journey('A model answers, and what it understood is confirmed like any other answer', async (visitor) => {
  const { page, context } = visitor
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  await page.goto(`/chat/${id}`)
  const first = await exchange(page, 'Last night the moon was full and the garden quiet')
  assert.deepEqual([first.receipt.by, first.receipt.model], ['model', 'oak-2'])
  await conversation(page).getByText('Answered by oak-2').waitFor()

  const words = 'My kindergarten friends and everybody writes Maria Lopez, and he has been gone since spring'
  const second = await exchange(page, words)
  assert.equal(second.receipt.by, 'model')
  await page.getByRole('region', { name: 'Are these right?' }).waitFor()
  assert.deepEqual(await barriers(page), [])
  assert.deepEqual((await documentOf(token, id)).answers, {}, 'nothing is saved before')
  await page.getByRole('button', { name: 'All of these are right' }).click()
  const answers = await eventually('the answers are saved', async () => {
    const now = (await documentOf(token, id)).answers
    return Object.keys(now).length === 2 && now
  })
  assert.deepEqual(answers, { fullName: 'Maria Lopez', maritalStatus: 'Widowed' })

  const file = await saveDownload(page, () =>
    page.getByRole('button', { name: 'Download this conversation' }).click(),
  )
  const html = await readFile(file, 'utf8')
  assert.match(html, /Answered by the language model oak-2, prompt version \d/)
  assert.match(html, /Confirmed, /)
})

for (const [what, words] of [
  ['fails', 'Does the tide matter for this?'],
  ['talks nonsense', 'Does the wind matter for this?'],
]) {
  journey(`Where the model ${what}, the guide answers in the same request`, async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    await page.goto(`/chat/${await documentWith(token, 'simpleWill')}`)
    const before = model.server.getRequests().length
    const { receipt, message } = await exchange(page, String(words))
    assert(model.server.getRequests().length > before, 'the model was asked')
    assert.deepEqual([receipt.by, receipt.model], ['guide', null])
    await conversation(page).getByText(message.trim()).first().waitFor()
    assert.equal(
      await conversation(page)
        .getByText(/^Answered by/)
        .count(),
      0,
    )
  })
}

/** One message and its reply, as the server sent it. @param {Page} page @param {string} words */
async function exchange(page, words) {
  const [response] = await Promise.all([page.waitForResponse('**/api/chat'), say(page, words)])
  await page.getByText('AI is thinking').waitFor({ state: 'detached' })
  return response.json()
}
