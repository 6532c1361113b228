import { eventually } from './eventually.mjs'
import { press, tabAlong, write } from './keyboard.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
export const schedule = (page) => page.locator('[data-fact="schedule"]')

/** Chooses a value of a list by its first letters. @param {Page} page @param {string} label @param {string} option */
async function choose(page, label, option) {
  const list = schedule(page).getByLabel(label, { exact: true })
  await tabAlong(page, list)
  await page.keyboard.type(option)
  await eventually(
    `${label} is ${option}`,
    async () => (await list.locator('option:checked').textContent()) === option,
  )
}

/** What is kept of the schedule that is put together below. */
export const SCHEDULE = {
  rhythm: 'week',
  first: 'petitioner',
  start: '2027-01-08',
  exchange: '6:00 p.m.',
  holidays: { thanksgiving: { span: 'sunday', even: 'petitioner', odd: 'respondent' } },
}

/** Puts a schedule together by keyboard. @param {Page} page */
export async function putTogether(page) {
  await press(page, schedule(page).getByRole('radio', { name: /^Week on, week off/ }), 'Space')
  await press(page, schedule(page).getByRole('radio', { name: 'The Petitioner' }), 'Space')
  await schedule(page)
    .getByLabel(/^On which day/)
    .fill(SCHEDULE.start)
  await write(page, schedule(page).getByLabel(/^What time do exchanges/), SCHEDULE.exchange)
  await press(page, schedule(page).locator('summary', { hasText: 'Holidays and school breaks' }), 'Enter')
  await press(page, schedule(page).getByRole('button', { name: /^Thanksgiving / }), 'Enter')
  await choose(page, 'Thanksgiving, even years', 'The Petitioner')
  await choose(page, 'Thanksgiving, odd years', 'The Respondent')
}
