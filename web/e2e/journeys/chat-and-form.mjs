import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, county, filed } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { answerInWords, chooseCountyFirst, toReview } from '../kit/chat.mjs'
import { documentOf, freshDocument, pdfOf } from '../kit/documents.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { acknowledge, answerAll, toForm } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'
import { readNotices } from '../kit/review.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** What people type, by the question that is asked; a message may hold several answers. It comes to the complete answers. @type {Record<string, Record<string, string>>} */
const typed = {
  simpleWill: {
    fullName: 'I am Maria Elena Lopez, married, and I live at 123 Main Street, Orlando, FL 32801',
    hasChildren: 'yes',
    childrenDetails: 'Ana, 12; Luis, 9. For both: my sister Rosa Lopez',
    primaryBeneficiary: 'My husband Daniel Lopez, 100%',
    alternateBeneficiary: 'My two children in equal shares',
    executorName: 'My executor is Daniel Lopez and the alternate is Rosa Lopez',
    specificBequests: 'None',
  },
  uncontestedDivorce: {
    petitionerName: 'I am Ana Ruiz and my husband is Ben Cole',
    petitionerAddress: '9 Bay Street, Tampa, FL 33602',
    respondentAddress: '9 Bay Street, Tampa, FL 33602',
    marriageDate: 'We married on March 5, 2010 and separated on 01/31/2024',
    hasMinorChildren: 'we have no children',
    assetDivision: 'Ana keeps the car, Ben keeps the boat',
    debtDivision: 'Each pays what each has signed for',
    spousalSupport: 'I will pay Ben',
    spousalSupportAmount: '$300 a month for one year',
  },
}

for (const [type, words] of Object.entries(typed)) {
  const answers = complete[type] ?? {}
  journey(`${type}: said in a chat or written in a form, it is the same paper`, async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const said = await freshDocument(token, type)
    await page.goto(`/legal-compliance/${said}`)
    await acknowledge(page)
    if (filed.includes(type)) await chooseCountyFirst(page, county)
    await answerInWords(page, type, words)
    await toReview(page).click()
    await buy(page)
    const fromChat = await readFile(await downloadPdf(page))
    assert(fromChat.length > 10_000, 'there is a PDF')
    assert.deepEqual((await documentOf(token, said)).answers, answers)

    const written = await freshDocument(token, type)
    await page.goto(`/legal-compliance/${written}`)
    await acknowledge(page)
    await toForm(page)
    await answerAll(page, type, answers, filed.includes(type) ? county : undefined)
    await buy(page)
    await pdfOf(token, written)
    // The files differ by the code on each page.
    assert.deepEqual(await paperOf(token, said), await paperOf(token, written))
  })
}

/** What is printed, word for word. @param {string} token @param {number} id */
async function paperOf(token, id) {
  const { paper } = await call('GET', `/api/documents/${id}/preview`, { token })
  assert(paper.instruments.length > 0)
  return paper
}

/** @param {Page} page */
async function buy(page) {
  await readNotices(page)
  await pay(page, cards.good)
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  await page
    .getByText(/Completed, not signed yet · Created/)
    .first()
    .waitFor()
}
