import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { disclosure, pdfOf } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'
import { textOf } from '../kit/pdf.mjs'

/** @typedef {import('playwright-core').Page} Page */

const NAME = 'Maria Elena López-Ruiz'
const ADDRESS = '123 Main Street, Orlando, FL 32801'
const CHILD = 'Ana López-Ruiz'

/** Answers by the way that no page takes, but for what is given once. @param {string} token @param {number} id @param {Record<string, unknown>} change */
const change = (token, id, change) => call('PATCH', `/api/documents/${id}`, { token, body: change })

/** The answers of a type but for some. @param {string} type @param {string[]} but */
const othersOf = (type, but) =>
  Object.fromEntries(Object.entries(complete[type] ?? {}).filter(([id]) => !but.includes(id)))

/** @param {Page} page @param {number} id @param {string} question */
async function ask(page, id, question) {
  await page.goto(`/questionnaire/${id}?question=${question}`)
  await continueButton(page).waitFor()
}

/** The child of the will, taken over where a paper asks for children. @param {Page} page @param {number} id */
async function takeOverChildren(page, id) {
  await page.goto(`/questionnaire/${id}?question=children&from=review`)
  await page.getByRole('button', { name: new RegExp(`^Use “${CHILD}” from your `) }).click()
  await goOn(page)
}

/** The bundle, once all of it is paid. @param {string} token @returns {Promise<Record<string, number>>} ids by type */
async function bought(token) {
  const documents = () => call('GET', '/api/documents', { token })
  const isPaid = (/** @type {{ status: string }} */ { status }) => status === 'paid'
  await eventually('three documents are paid', async () => (await documents()).filter(isPaid).length === 3)
  const pairs = (await documents()).map((/** @type {{ type: string, id: number }} */ { type, id }) => [
    type,
    id,
  ])
  return Object.fromEntries(pairs)
}

/** @param {Page} page */
async function goOn(page) {
  const place = page.url()
  await continueButton(page).click()
  await page.waitForURL((url) => url.href !== place)
}

/** What stands there is from the papers before it. @param {Page} page @param {number} id @param {string} question @param {string} value */
async function takeOver(page, id, question, value) {
  await ask(page, id, question)
  await page.getByText(/^Filled in from your (Simple Will|Healthcare Directive)/).waitFor()
  assert.equal(await page.getByRole('main').getByRole('textbox').first().inputValue(), value)
  await goOn(page)
}

journey(
  'A bundle of a new person: a name, an address and a child are typed once and stand in three papers',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    await page.goto('/checkout?bundle=essential')
    await pay(page, cards.good)
    await page.waitForURL('/dashboard')
    const {
      simpleWill: will = 0,
      healthcareDirective: directive = 0,
      powerOfAttorney: power = 0,
    } = await bought(token)
    for (const id of [will, directive, power])
      await call('POST', `/api/documents/${id}/legal-compliance`, { token, body: disclosure })

    await change(token, will, { answers: othersOf('simpleWill', ['fullName', 'address', 'childrenDetails']) })
    await ask(page, will, 'fullName')
    await page.getByRole('main').getByRole('textbox').fill(NAME)
    await goOn(page)
    await ask(page, will, 'address')
    await page.getByRole('main').getByRole('textbox').fill(ADDRESS)
    await goOn(page)
    await ask(page, will, 'childrenDetails')
    await page.getByLabel('Full name').fill(CHILD)
    await page.getByRole('radio', { name: 'Yes' }).first().check()
    await goOn(page)

    await page.goto('/account')
    await page.getByRole('checkbox', { name: 'Offer what my other documents say' }).click()
    await page.getByText('Your full name, from Simple Will').waitFor()

    for (const type of ['healthcareDirective', 'powerOfAttorney']) {
      const id = type === 'powerOfAttorney' ? power : directive
      await change(token, id, { answers: othersOf(type, ['principalName', 'principalAddress']) })
      await takeOver(page, id, 'principalName', NAME)
      await takeOver(page, id, 'principalAddress', ADDRESS)
    }
    await change(token, directive, { facts: { minorSurrogateWanted: true } })
    await change(token, power, { facts: { powers: ['Family support'] } })
    await takeOverChildren(page, directive)
    await takeOverChildren(page, power)

    for (const id of [will, directive, power]) {
      const file = join(tmpdir(), `coquina-${id}.pdf`)
      await writeFile(file, await pdfOf(token, id))
      const text = await textOf(file)
      for (const words of [NAME, ADDRESS, CHILD]) assert(text.includes(words), `${words} in ${id}`)
    }
  },
)
