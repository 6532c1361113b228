import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { call } from '../kit/api.mjs'
import { toDetail } from '../kit/chat-details.mjs'
import { answeredDocument, documentOf } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { press } from '../kit/keyboard.mjs'
import { ASKING, fillDetail, isPlainToAll, PHONE } from '../kit/pieces.mjs'
import { putTogether, SCHEDULE } from '../kit/schedule.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ option: string }} Option */
/** @typedef {{ id: string, type: string, composes?: string, options?: Option[], bounds?: { min?: number } }} Fact */

const WORDS = 'Paula Ruiz'

/** Details that are asked for only because of others. @type {Record<string, Record<string, string>>} */
const OPENING = {
  uncontestedDivorce: { petitionerMailing: 'At another address', scheduleBy: 'With the calendar' },
}

/** What is kept of a detail of each kind. @type {Record<string, (kept: any, fact: Fact) => void>} */
const KEPT = {
  text: (kept) => assert.equal(kept, WORDS),
  name: (kept) => assert.equal(kept, WORDS),
  date: (kept) => assert.equal(kept, '2090-06-20'),
  amount: (kept) => assert.equal(kept, 125_000),
  income: (kept) => assert.deepEqual(kept, { amount: 125_000, frequency: 'weekly' }),
  number: (kept) => assert.equal(kept, 2),
  yes_no: (kept) => assert.equal(kept, true),
  choice: (kept, { options = [] }) => assert.equal(kept, options[0]?.option),
  choices: (kept, { options = [] }) =>
    assert.deepEqual(
      kept,
      options.map(({ option }) => option),
    ),
  county: (kept) => assert.equal(kept, 'Alachua'),
  address: (kept) => assert.deepEqual(kept, { street: WORDS, city: WORDS, state: 'FL', zip: '33602' }),
  person: (kept) => assert.equal(kept.name, WORDS),
  people: (kept) => assert.equal(kept[0].name, WORDS),
  items: (kept) => assert(JSON.stringify(kept[0]).includes(WORDS)),
  schedule: (kept) => assert.deepEqual(kept, SCHEDULE),
}

/** A document of a type that asks for as much as can be. @param {string} token @param {string} type */
async function askingDocument(token, type) {
  const children = type === 'uncontestedDivorce' ? { childrenDetails: 'L.H., 11, and P.H., 7' } : {}
  const id = await answeredDocument(token, type, { ...ASKING[type], ...children })
  await call('PATCH', `/api/documents/${id}`, { token, body: { facts: OPENING[type] ?? {} } })
  return id
}

/** @returns {Promise<{ id: string, facts: Fact[] }[]>} */
const documentTypes = () => call('GET', '/api/catalog/document-types')

/** Numbers are answered with 2, which not every number may be. @param {Fact} fact */
const mayBeTwo = ({ bounds }) => (bounds?.min ?? 0) <= 2

/** Of each kind the first detail that a document asks for. @param {string} token */
async function oneOfEachKind(token) {
  /** @type {Map<string, { type: string, fact: Fact }>} */
  const found = new Map()
  for (const { id: type, facts } of await documentTypes()) {
    const { interview } = await documentOf(token, await askingDocument(token, type))
    /** @param {Fact} fact */
    const isAsked = ({ id }) => interview.details.includes(id) && !(id in (OPENING[type] ?? {}))
    const asked = facts.filter((fact) => isAsked(fact) && mayBeTwo(fact))
    for (const fact of asked) if (!found.has(fact.type)) found.set(fact.type, { type, fact })
  }
  return found
}

/** @param {Page} page @param {Locator} detail @param {Fact} fact */
async function give(page, detail, { type }) {
  if (type !== 'schedule') return fillDetail(page, detail)
  await putTogether(page)
  await press(page, detail.getByRole('button', { name: 'Save' }), 'Enter')
}

/** @type {Record<string, (page: Page, id: number, fact: string) => Promise<Locator>>} */
const PLACES = {
  'the form': async (page, id, fact) => {
    await page.goto(`/questionnaire/${id}?question=${fact}&from=review`)
    return page.locator(`[data-fact="${fact}"]`)
  },
  'the chat': toDetail,
}

for (const [place, open] of Object.entries(PLACES)) {
  journey(
    `A detail of every kind is given in ${place} by keyboard, on a phone, and is plain to a screen reader`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      for (const [kind, { type, fact }] of await oneOfEachKind(token)) {
        const id = await askingDocument(token, type)
        const detail = await open(page, id, fact.id)
        await give(page, detail, fact)
        const kept = await eventually(
          `${kind} is kept`,
          async () => (await documentOf(token, id)).facts[fact.id],
        )
        const isAsGiven = KEPT[kind]
        assert(isAsGiven, `${kind} is looked at`)
        isAsGiven(kept, fact)
        await isPlainToAll(page)
      }
    },
    PHONE,
  )
}

journey('Every kind of fact is among these, or composes an answer', async ({ context }) => {
  const walked = await oneOfEachKind(await arriveSignedIn(context))
  const types = await documentTypes()
  const composing = types.flatMap(({ facts }) => facts.filter(({ composes }) => composes))
  const { components } = await call('GET', '/api/openapi.json')
  const kinds = new Set([...walked.keys(), ...composing.map(({ type }) => type)])
  assert.deepEqual(kinds, new Set(components.schemas.FactKind.enum))
})
