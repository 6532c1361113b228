import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { cards } from '../kit/bank.mjs'
import { disclosure, pdfOf } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { pay, paidDocuments } from '../kit/payment.mjs'
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

/** @param {Page} page */
async function goOn(page) {
  const place = page.url()
  await continueButton(page).click()
  await page.waitForURL((url) => url.href !== place)
}

/** What stands there is from the will. @param {Page} page @param {number} id @param {string} question @param {string} value */
async function takeOver(page, id, question, value) {
  await ask(page, id, question)
  await page.getByText(/^Filled in from your Simple Will/).waitFor()
  assert.equal(await page.getByRole('main').getByRole('textbox').first().inputValue(), value)
  await goOn(page)
}

journey(
  'A bundle of a new person: a name, an address and a child are typed once and stand in three papers',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    await page.goto('/checkout?bundle=essential')
    await pay(page, cards.good)
    const documents = await paidDocuments(page, 3)
    const idOf = (/** @type {string} */ type) => Number(documents.find((each) => each.type === type)?.id)
    const [will, directive, power] = ['simpleWill', 'healthcareDirective', 'powerOfAttorney'].map(idOf)
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
    await page.getByRole('checkbox', { name: 'Offer what my other documents say' }).check()
    await page.getByText('Your full name, from Simple Will').waitFor()

    for (const [type, id] of [['healthcareDirective', directive], ['powerOfAttorney', power]]) {
      await change(token, Number(id), { answers: othersOf(String(type), ['principalName', 'principalAddress']) })
      await takeOver(page, Number(id), 'principalName', NAME)
      await takeOver(page, Number(id), 'principalAddress', ADDRESS)
    }
    await giveChildren(page, directive, 'minorsWanted')
    await giveChildren(page, power)

    for (const id of [will, directive, power]) {
      const file = join(tmpdir(), `coquina-${id}.pdf`)
      await writeFile(file, await pdfOf(token, Number(id)))
      const text = await textOf(file)
      for (const words of [NAME, ADDRESS, CHILD]) assert(text.includes(words), `${words} in ${id}`)
    }
  },
)
