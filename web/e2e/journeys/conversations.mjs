import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { test } from 'node:test'
import { arriveSignedIn } from '../kit/account.mjs'
import { county, filed } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { chooseCountyFirst, toReview } from '../kit/chat.mjs'
import { documentOf, documentWith, freshDocument } from '../kit/documents.mjs'
import { acknowledge } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { talk } from '../kit/persona.mjs'
import { purchase, readNotices } from '../kit/review.mjs'

/** @typedef {import('../kit/persona.mjs').Persona} Persona */

const views = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1366, height: 900 } },
}

/** So many turns an answer takes at most, over all that is said. */
const MOST_TURNS = 1.4

const total = { turns: 0, answers: 0 }

/** @type {Persona[]} */
const people = JSON.parse(await readFile(new URL('../conversations.json', import.meta.url), 'utf8'))

/** All ten take two minutes: by default one talks on a phone, and one on a laptop of a paper that is filed. */
const chosen = process.env.COQUINA_CONVERSATIONS === 'all' ? people : [people[0], people[7]]

/** The answers, with every way to say that there is nothing to say as one. @param {import('../kit/answers.mjs').Answers} answers */
const plain = (answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [id, /^(no|none)$/i.test(String(value)) ? 'None' : value]),
  )

/** What is printed, word for word. @param {string} token @param {number} id */
async function paperOf(token, id) {
  const { paper } = await call('GET', `/api/documents/${id}/preview`, { token })
  assert(paper.instruments.length > 0)
  return paper
}

/** The same facts, without a conversation. @param {string} token @param {Persona} persona */
async function written(token, { type, answers }) {
  const id = await documentWith(token, type, answers)
  const data = { county: county.id, countyName: county.name }
  if (filed.includes(type)) await call('PATCH', `/api/documents/${id}`, { token, body: { data } })
  return id
}

for (const persona of chosen) {
  if (!persona) continue
  const { name, type, view, answers } = persona
  journey(
    `${name}: said to the end, ready to be paid, and the same paper as written`,
    async ({ page, context, test: running }) => {
      const token = await arriveSignedIn(context)
      const id = await freshDocument(token, type)
      await page.goto(`/legal-compliance/${id}`)
      await acknowledge(page)
      if (filed.includes(type)) await chooseCountyFirst(page, county)
      const { turns, misheard, asked } = await talk(page, persona)
      await toReview(page).click()
      await readNotices(page)
      await purchase(page).waitFor()
      const count = Object.keys(answers).length
      running.diagnostic(
        [`${turns} turns for ${count} answers`, ...misheard, `with a yes: ${asked.join(' · ')}`].join('\n'),
      )
      assert.deepEqual(plain((await documentOf(token, id)).answers), plain(answers))
      assert.deepEqual(await paperOf(token, id), await paperOf(token, await written(token, persona)))
      total.turns += turns
      total.answers += count
    },
    views[view],
  )
}

test('What takes a turn is little', (running) => {
  running.diagnostic(`${total.turns} turns for ${total.answers} answers`)
  assert(total.answers > 0 && total.turns <= MOST_TURNS * total.answers)
})
