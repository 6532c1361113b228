import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, county, filed } from '../kit/answers.mjs'
import { names } from '../kit/documents.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { acknowledge, answerAll, toForm } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'
import { complaintsOfQpdf, textOf } from '../kit/pdf.mjs'
import { readNotices } from '../kit/review.mjs'

/** The answers that are people's names. */
const NAME =
  /^(party\d|principal|agent|alternateAgent|surrogate|petitioner|respondent|husband|wife|full|executor).*Name$/

for (const [type, answers] of Object.entries(complete)) {
  const name = names[type] ?? type
  journey(`${name}: from the first question to the PDF in the hand`, async ({ page, context, test }) => {
    await arriveSignedIn(context)
    await page.goto('/')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await card.getByRole('button', { name: 'Get Started' }).click()
    await acknowledge(page)
    await toForm(page)
    await answerAll(page, type, answers, filed.includes(type) ? county : undefined)
    await readNotices(page)
    await pay(page, cards.good)
    await page.getByText(/Completed, not signed yet · Created/).waitFor()
    const file = await downloadPdf(page)
    assert.equal(complaintsOfQpdf(file, test), '')
    const text = await textOf(file)
    const people = Object.entries(answers).filter(([id]) => NAME.test(id))
    assert(people.length > 1, 'there are names to look for')
    for (const [, person] of people) assert(text.includes(String(person)), `${person} is in the PDF: ${text}`)
    if (filed.includes(type)) assert.match(text, /in and for Miami-Dade County/)
  })
}
