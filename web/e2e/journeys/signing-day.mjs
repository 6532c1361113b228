import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, will } from '../kit/answers.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { press, write } from '../kit/keyboard.mjs'
import { paidFor } from '../kit/payment.mjs'

/** @typedef {import('playwright-core').Page} Page */

const MONTH = 30 * 24 * 60 * 60 * 1000

/** @param {string} token @param {string} type @param {import('../kit/answers.mjs').Answers} [answers] */
async function paid(token, type, answers = complete[type]) {
  const id = await documentWith(token, type, answers)
  await paidFor(token, id)
  await eventually('the document is paid', async () => (await documentOf(token, id)).status === 'paid')
  return id
}

for (const width of [360, 1366]) {
  const view = { viewport: { width, height: 800 } }
  journey(
    `Signing day to its end in the room, without a mouse and without a network, ${width} wide`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await paid(token, 'simpleWill', will)
      await page.goto(`/signing/${id}`)
      await page.getByRole('heading', { level: 1, name: /^Your will is ready\./ }).waitFor()
      await theDayIsPlanned(page)
      await press(page, page.getByRole('link', { name: 'Open the signing view' }), 'Enter')
      await theRoomNeedsNoNetwork(page)
      for (const box of await whatHappened(page).all()) await press(page, box, 'Space')
      await write(page, page.getByLabel('Where the original is kept'), 'In the safe')
      await press(page, page.getByRole('button', { name: 'We have signed' }), 'Enter')
      await page.getByRole('heading', { level: 1, name: 'Your will is signed.' }).waitFor()
      assert.deepEqual(await barriers(page), [])
      const { signing } = await documentOf(token, id)
      assert.equal(signing.signed.original, 'In the safe')
      assert.deepEqual([signing.plan.place, signing.plan.remind], ['Harbor Bank', true])
    },
    view,
  )
}

/** What is asked before a signing is noted. @param {Page} page */
const whatHappened = (page) =>
  page.getByRole('group', { name: /^Did all of this happen/ }).getByRole('checkbox')

/** @param {Page} page */
async function theDayIsPlanned(page) {
  const [year, month, day] = new Date(Date.now() + MONTH).toISOString().slice(0, 10).split('-')
  await press(page, page.locator('#witnesses summary'), 'Enter')
  await write(page, page.getByLabel('Name of a possible witness'), 'daniel lópez')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Better not').waitFor()
  await press(page, page.locator('#plan > details > summary'), 'Enter')
  await write(page, page.getByLabel('Date', { exact: true }), `${month}${day}${year}`)
  await write(page, page.getByLabel('Place (optional)'), 'Harbor Bank')
  await press(page, page.getByRole('button', { name: 'Save the plan' }), 'Enter')
  const file = await saveDownload(page, () =>
    press(page, page.getByRole('button', { name: 'Add to my calendar' }), 'Enter'),
  )
  assert.match(file, /signing-day\.ics$/)
  assert.match(await readFile(file, 'utf8'), /DTSTART;VALUE=DATE:\d{8}\r\n/)
  assert.equal(await sideways(page), 0)
}

/** @param {Page} page */
async function theRoomNeedsNoNetwork(page) {
  const room = page.getByRole('dialog', { name: 'Signing view' })
  await room.getByRole('heading', { name: 'Who must be in the room' }).waitFor()
  await page.context().setOffline(true)
  for (let step = 1; step <= 6; step += 1) await theRoomIsReadTo(page, `Step ${step} of 6`)
  assert.deepEqual(await barriers(page), [])
  const size = await room
    .getByText(/^Write nothing on the will/)
    .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
  // Read from across a table.
  assert.ok(size >= 28, `${size} px`)
  await theRoomIsReadTo(page, 'All done?')
  await press(page, room.getByRole('button', { name: 'Finish' }), 'Enter')
  await room.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
}

/** What does not fit the screen is read before the next one comes. @param {Page} page @param {string} heading */
async function theRoomIsReadTo(page, heading) {
  const room = page.getByRole('dialog', { name: 'Signing view' })
  await eventually(`the room shows ${heading}`, async () => {
    await page.keyboard.press('ArrowRight')
    return room.getByRole('heading', { name: heading }).isVisible()
  })
}

journey('The steps of each document are printed on one page', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  for (const type of Object.keys(complete)) {
    const answers = { ...complete[type], ...(type === 'uncontestedDivorce' && { county: 'duval' }) }
    await page.goto(`/signing/${await paid(token, type, answers)}`)
    await page.getByRole('link', { name: 'Open the signing view' }).waitFor()
    const pdf = await page.pdf({
      format: 'Letter',
      margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' },
    })
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, type)
  }
})

journey('The same steps are printed while the signing view is open', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  await page.goto(`/signing/${await paid(token, 'simpleWill', will)}?room=1`)
  const view = page.getByRole('dialog', { name: 'Signing view' })
  await view.waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.equal(await view.isVisible(), false)
  assert.equal(await page.getByText(/^Signing day: /).isVisible(), true)
})

journey('A will that is changed after it was signed is to be signed again', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await paid(token, 'simpleWill', will)
  await page.goto(`/signing/${id}`)
  await whatHappened(page).first().waitFor()
  for (const box of await whatHappened(page).all()) await box.check()
  await page.getByRole('button', { name: 'We have signed' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your will is signed.' }).waitFor()
  await page.goto(`/questionnaire/${id}?question=executorName&from=review`)
  await page.getByRole('main').getByRole('textbox').fill('Paula Ramirez')
  await page.getByRole('button', { name: 'Save and Review' }).click()
  await page.waitForURL(/\/review\//)
  await page.goto(`/signing/${id}`)
  await page.getByText('Sign again', { exact: true }).waitFor()
})

journey('The print-shop copy is called what it is, with the day of its words', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  await page.goto(`/signing/${await paid(token, 'powerOfAttorney')}`)
  const file = await saveDownload(page, () => page.getByRole('button', { name: 'Print-shop copy' }).click())
  assert.match(file, /power-of-attorney-\d{4}-\d\d-\d\d\.pdf$/)
})

journey('What a divorce still needs is kept: the days, and the forms', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await paid(token, 'uncontestedDivorce', { ...complete.uncontestedDivorce, county: 'duval' })
  await page.goto(`/signing/${id}`)
  await page.locator('#filing > details > summary').click()
  await page.getByLabel('Filed with the clerk on').fill('2026-01-04')
  await page.getByLabel('Spouse served on').fill('2026-01-11')
  await page.getByRole('button', { name: 'Save the dates' }).click()
  await page.getByText('February 25, 2026').waitFor()
  await page.locator('#court-forms > details > summary').click()
  await page.getByRole('checkbox', { name: /^Ready: Form 12\.928,/ }).check()
  await eventually(
    'the form is kept',
    async () => (await documentOf(token, id)).data.filing.forms.length === 1,
  )
  await page.reload()
  await page.locator('#court-forms > details > summary').click()
  assert(await page.getByRole('checkbox', { name: /^Ready: Form 12\.928,/ }).isChecked())
  const clerk = page.getByRole('link', { name: 'Clerk of the court, Duval County' })
  assert.match((await clerk.getAttribute('href')) ?? '', /^https:/)
})

for (const width of [360, 1366]) {
  journey(
    `The dates of a divorce follow from its filing, one press switches a reminder off, and one file has them all, ${width} wide`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await paid(token, 'uncontestedDivorce', { ...complete.uncontestedDivorce, county: 'duval' })
      await page.goto(`/signing/${id}`)
      const [year, month, day] = floridaToday().split('-')
      await press(page, page.locator('#filing > details > summary'), 'Enter')
      await write(page, page.getByLabel('Filed with the clerk on'), `${month}${day}${year}`)
      await press(page, page.getByRole('button', { name: 'Save the dates' }), 'Enter')
      const box = page.getByRole('checkbox', {
        name: 'Email me a reminder: The 20 days before a final judgment end',
      })
      await press(page, box, 'Space')
      await eventually('the switch is kept', async () => {
        const { data } = await documentOf(token, id)
        return data.dateReminders?.off.join() === 'judgment'
      })
      const file = await saveDownload(page, () =>
        press(page, page.getByRole('button', { name: 'Add these dates to my calendar' }), 'Enter'),
      )
      assert.match(await readFile(file, 'utf8'), /SUMMARY:The 20 days before a final judgment end\r\n/)
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await barriers(page), [])
    },
    { viewport: { width, height: 800 } },
  )
}

const floridaToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
