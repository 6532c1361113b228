import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { arriveSignedIn } from '../kit/account.mjs'
import { call } from '../kit/api.mjs'
import { answeredDocument, documentOf, pdfOf } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { paidFor } from '../kit/payment.mjs'
import { look } from '../kit/pictures.mjs'
import { VIEWS } from '../kit/views.mjs'

/** @typedef {import('playwright-core').Page} Page */

const HEARING = 'Email me a reminder: Final hearing'

for (const { width, colorScheme } of VIEWS)
  journey(
    `The dates of a divorce that was filed are shown, put into a calendar and switched off, ${width} wide, ${colorScheme}`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await answeredDocument(token, 'uncontestedDivorce')
      await paidFor(token, id)
      await pdfOf(token, id)
      await itIsFiled(token, id)
      await page.goto(`/signing/${id}`)
      await theCalendarHasTheDays(page)
      await onePressSwitchesOff(page, token, id)
      await look(page, 'key-dates')
    },
    { viewport: { width, height: 800 }, colorScheme },
  )

/** Filed today, with a hearing in sixty days. @param {string} token @param {number} id */
async function itIsFiled(token, id) {
  const filing = { filedOn: dayIn(0), hearingOn: dayIn(60), forms: [] }
  await call('PATCH', `/api/documents/${id}`, { token, body: { data: { filing } } })
}

/** @param {number} days from today in Florida */
function dayIn(days) {
  const then = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(then)
}

/** @param {Page} page */
async function theCalendarHasTheDays(page) {
  const press = () => page.getByRole('button', { name: 'Add these dates to my calendar' }).click()
  const file = await readFile(await saveDownload(page, press), 'utf8')
  assert.match(file, new RegExp(`DTSTART;VALUE=DATE:${dayIn(60).replaceAll('-', '')}`))
  assert.match(file, /SUMMARY:.*Final hearing/)
}

/** @param {Page} page @param {string} token @param {number} id */
async function onePressSwitchesOff(page, token, id) {
  await page.getByRole('checkbox', { name: HEARING }).uncheck()
  await eventually('the reminder is off', async () =>
    (await documentOf(token, id)).data.dateReminders?.off.includes('hearing'),
  )
}
