import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { decide, dispute, heardOf, refund } from '../kit/bank.mjs'
import { documentWith } from '../kit/documents.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { journey } from '../kit/journey.mjs'
import { mailTo } from '../kit/mail.mjs'
import { cards, paidFor, pay } from '../kit/payment.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

journey('What is paid is on the dashboard with its receipt, and in the mail', async ({ page, context }) => {
  const person = somebody()
  const token = await arriveSignedIn(context, person)
  const document = await documentWith(token, 'simpleWill', will)
  await page.goto(`/review/${document}`)
  await pay(page, cards.good)
  const { receipt } = await heardOf(token, document, 'paid')
  await entry(page).getByText(`Receipt ${receipt}`).waitFor()
  await entry(page).getByText('$71.50').waitFor()
  await isSpent(page, '$71.50')
  assert.deepEqual(await barriers(page), [])

  await entry(page)
    .getByRole('link', { name: `Open receipt ${receipt}: Simple Will` })
    .click()
  await page.getByRole('heading', { level: 1, name: `Receipt ${receipt}` }).waitFor()
  const paid = page.getByRole('region', { name: 'What was paid' })
  assert.match(await paid.innerText(), /Simple Will\s+\$69\.00\s+Processing fee\s+\$2\.50\s+Total\s+\$71\.50/)
  await page.getByRole('link', { name: `Simple Will of ${will.fullName}`, exact: true }).click()
  await page.getByRole('heading', { name: 'Already paid' }).waitFor()

  const mail = await mailTo(person.email, `Your Coquina receipt ${receipt}`)
  assert.match(mail, /^X-Coquina-Reference: \S+/m)
  assert.match(mail, /\$71\.50/)
  assert.match(mail, /What comes next: sign it\./)
})

journey('A receipt is printed black on white, and nothing else with it', async ({ page, context }) => {
  const { receipt, id } = await boughtWill(context)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(`/receipts/${id}`)
  await page.getByRole('heading', { level: 1, name: `Receipt ${receipt}` }).waitFor()
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) assert(await part.isHidden())
  assert(await page.getByRole('button', { name: 'Print' }).isHidden())
  assert.deepEqual(await page.getByRole('main').evaluate(inks), ['rgb(0, 0, 0)'])
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  assert.equal(ground, 'rgb(255, 255, 255)')
})

journey(
  'A refund frees the document, which keeps its answers and can be bought anew',
  async ({ page, context }) => {
    const { token, document, id } = await boughtWill(context)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Download PDF: / }).waitFor()
    await refund(id)
    await heardOf(token, document, 'returned')
    await page.reload()
    await entry(page).getByText('Refunded', { exact: true }).waitFor()
    await entry(page).getByText('Refunded to you: $71.50').waitFor()
    await isSpent(page, '$0.00')
    assert.equal(await page.getByRole('button', { name: /^Download PDF/ }).count(), 0)
    await page.goto(`/review/${document}`)
    await page.getByText(String(will.fullName)).first().waitFor()
    await pay(page, cards.good)
    await page.getByRole('button', { name: /^Download PDF: / }).waitFor()
    await isSpent(page, '$71.50')
    const section = page.getByRole('region', { name: 'Payments and receipts' })
    await section.getByRole('listitem').nth(1).waitFor()
  },
)

journey('A part that is given back leaves the document paid', async ({ page, context }) => {
  const { token, document, id } = await boughtWill(context)
  await refund(id, 2000)
  await heardOf(token, document, 'partly_returned')
  await page.goto(`/receipts/${id}`)
  await page.getByText('Partly refunded').waitFor()
  const paid = page.getByRole('region', { name: 'What was paid' })
  assert.match(await paid.innerText(), /Refunded to you\s+-\$20\.00\s+Total after that\s+\$51\.50/)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await isSpent(page, '$51.50')
  await downloadPdf(page)
})

journey('A dispute puts the document on hold until the bank decides', async ({ page, context }) => {
  const { token, document, id } = await boughtWill(context)
  const disputed = await dispute(id)
  await heardOf(token, document, 'disputed')
  await page.goto('/dashboard')
  await page.getByText(/^On hold · Created/).waitFor()
  await entry(page).getByText('Disputed at your bank, on hold').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Download PDF/ }).count(), 0)
  assert.deepEqual(await barriers(page), [])
  await page.getByRole('link', { name: /^Open: Simple Will/ }).click()
  await page.getByRole('heading', { name: 'On hold' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Complete Purchase' }).count(), 0)
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
  await page.waitForURL(new RegExp(`/questionnaire/${document}`))
  await decide(disputed, 'winning_evidence')
  await heardOf(token, document, 'paid')
  await page.goto('/dashboard')
  await downloadPdf(page)
})

journey(
  'A page that has not heard of the dispute is told by the download',
  async ({ page, context, faults }) => {
    faults.expected.push((_method, path, status) => path.endsWith('/download') && status === 409)
    const { token, document, id } = await boughtWill(context)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Download PDF: / }).waitFor()
    await dispute(id)
    await heardOf(token, document, 'disputed')
    await page.getByRole('button', { name: /^Download PDF: / }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' })
    await toast.getByText(/is disputed at your bank\. The PDF can be downloaded again/).waitFor()
    await page.getByText(/^On hold · Created/).waitFor()
  },
)

journey(
  'A dispute that is lost gives the money back, and the document is for sale',
  async ({ page, context }) => {
    const { token, document, id } = await boughtWill(context)
    await decide(await dispute(id), 'losing_evidence')
    await heardOf(token, document, 'returned')
    await page.goto(`/review/${document}`)
    await page.getByRole('button', { name: 'Complete Purchase' }).waitFor()
    await page.goto('/dashboard')
    await entry(page).getByText('Refunded', { exact: true }).waitFor()
    await isSpent(page, '$0.00')
  },
)

/** Someone with a will that is paid for. @param {BrowserContext} context */
async function boughtWill(context) {
  const token = await arriveSignedIn(context)
  const document = await documentWith(token, 'simpleWill', will)
  await paidFor(token, document)
  const { id, receipt } = await heardOf(token, document, 'paid')
  return { token, document, id, receipt }
}

/** The newest payment on the dashboard. @param {Page} page */
const entry = (page) =>
  page.getByRole('region', { name: 'Payments and receipts' }).getByRole('listitem').first()

/** @param {Page} page @param {string} total */
const isSpent = (page, total) => page.getByRole('definition').filter({ hasText: total }).waitFor()

/** The colors of what is to be read. Runs in the page. @param {Element} main */
function inks(main) {
  const read = [...main.querySelectorAll('*')].filter(
    (each) => each instanceof HTMLElement && each.offsetParent !== null && each.innerText.trim() !== '',
  )
  return [...new Set(read.map((each) => getComputedStyle(each).color))]
}
