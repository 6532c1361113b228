import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { asked, say } from '../kit/chat.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const NAME = 'What is your full legal name?'
const WEATHER = 'https://www.weather.gov/'

journey(
  'Danger stops the questions until a press goes on, and one press leaves the page',
  async ({ page, context, faults }) => {
    faults.leaveFor(WEATHER)
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'simpleWill')
    await page.route(WEATHER, (route) => route.fulfill({ contentType: 'text/html', body: 'Sunny' }))
    await page.goto(`/chat/${id}`)
    await say(page, 'he beats me up when he drinks')
    const card = page.getByRole('region', { name: 'Help when someone close hurts you' })
    await card.getByRole('link', { name: 'Call 1-800-799-7233' }).waitFor()
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
    await say(page, 'Maria Lopez')
    await page.getByRole('region', { name: 'Help', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Go on with the questions' }).press('Enter')
    await asked(page, NAME).waitFor()

    await card.getByRole('button', { name: 'Leave this page now' }).press('Enter')
    await page.waitForURL(WEATHER)
    await page.goto(`/chat/${id}`)
    await asked(page, NAME).waitFor()
    assert.equal(await card.count(), 0, 'nothing of it is left in the tab')
  },
  phone,
)
