import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'
import { hasFocus, press, tabAlong, write } from '../kit/keyboard.mjs'
import { turn } from '../kit/look.mjs'
import { isPlainToAll, PHONE } from '../kit/pieces.mjs'
import { putTogether, schedule, SCHEDULE } from '../kit/schedule.mjs'

/** @typedef {import('playwright-core').Page} Page */

const CALENDAR = { scheduleBy: 'With the calendar' }

/** The divorce of parents who state their schedule with the calendar. @param {string} token */
async function ofParents(token) {
  const id = await documentWith(token, 'uncontestedDivorce', {
    ...complete.uncontestedDivorce,
    hasMinorChildren: 'Yes',
    childrenDetails: 'L.H., 11, and P.H., 7',
  })
  await call('PATCH', `/api/documents/${id}`, { token, body: { facts: CALENDAR } })
  return id
}

/** @param {Page} page */
const count = (page) => schedule(page).getByRole('status').filter({ hasText: 'vernights' })
/** @param {Page} page @param {number} id */
const open = (page, id) => page.goto(`/questionnaire/${id}?question=schedule&from=review`)

journey(
  'A schedule is put together by keyboard on a phone, counted, drawn and printed',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await ofParents(token)
    await open(page, id)
    await isPlainToAll(page)
    await putTogether(page)
    await count(page)
      .getByText(/^Overnights a year: 18\d(\.5)? with the Petitioner/)
      .waitFor()
    await press(page, schedule(page).locator('summary', { hasText: 'The year' }), 'Enter')
    await schedule(page).getByRole('table', { name: 'November' }).waitFor()
    await isPlainToAll(page)
    await turn(page, { width: 360, colorScheme: 'dark' })
    assert.deepEqual(await barriers(page, { colorsOnly: true }), [])
    await press(page, schedule(page).getByRole('button', { name: 'Save' }), 'Enter')
    await schedule(page).getByText('Saved').waitFor()
    assert.deepEqual((await documentOf(token, id)).facts.schedule, SCHEDULE)
    const { paper } = await call('GET', `/api/documents/${id}/preview`, { token })
    assert.match(
      JSON.stringify(paper),
      /"Thanksgiving","The Petitioner","The Respondent","Wednesday to Sunday"/,
    )
  },
  PHONE,
)

journey(
  'What a schedule lacks is said at its place, and a rhythm of their own is set night by night',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await ofParents(token)
    await open(page, id)
    await tabAlong(page, schedule(page).getByRole('radio').first())
    // From the first card up is the last.
    await page.keyboard.press('ArrowUp')
    await hasFocus(schedule(page).getByRole('radio', { name: 'A custom rotation' }))
    await press(
      page,
      schedule(page).getByRole('button', { name: /^Week 2, Monday night: The Respondent/ }),
      'Enter',
    )
    await press(page, schedule(page).getByRole('button', { name: 'Save' }), 'Enter')
    await schedule(page).getByText('Please give the first day.').waitFor()
    await isPlainToAll(page)
    await schedule(page)
      .getByLabel(/^On which day/)
      .fill('2027-01-04')
    await write(page, schedule(page).getByLabel(/^What time do exchanges/), 'noon')
    await press(page, schedule(page).getByRole('button', { name: 'Save' }), 'Enter')
    await schedule(page).getByText('Saved').waitFor()
    assert.equal((await documentOf(token, id)).facts.schedule.nights, 'PPPPPPPPRRRRRR')
  },
  PHONE,
)

journey(
  'A press on a schedule chooses it, whatever the paper beside it gains or loses meanwhile',
  async ({ page, context }) => {
    const id = await ofParents(await arriveSignedIn(context))
    await page.goto(`/questionnaire/${id}?question=scheduleBy`)
    for (const way of ['In our own words', 'With the calendar']) {
      await page.getByRole('radio', { name: way }).click()
      await page.locator('[data-fact="scheduleBy"]').getByText('Saved.').waitFor()
    }
    const circle = schedule(page).getByRole('radio', { name: /^2-2-3/ })
    await circle.scrollIntoViewIfNeeded()
    await page.getByText('Nothing is printed for this yet').waitFor({ state: 'attached' })
    await circle.hover()
    const before = await circle.boundingBox()
    await page.mouse.down()
    await page.getByText('Nothing is printed for this yet').waitFor({ state: 'detached' })
    assert.deepEqual(await circle.boundingBox(), before)
    await page.mouse.up()
    assert(await circle.isChecked())
  },
  { viewport: { width: 1366, height: 768 } },
)
