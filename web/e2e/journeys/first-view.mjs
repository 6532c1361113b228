import assert from 'node:assert/strict'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

const phone = { viewport: { width: 390, height: 844 } }

/** Whether all of it is on the screen. @param {import('playwright-core').Locator} part */
const isInView = (part) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

journey(
  'The first view of a phone has the name in the will, and two buttons of one width',
  async ({ page }) => {
    await page.goto('/')
    const name = page.getByText('Your Name', { exact: true })
    await name.nth(1).waitFor()
    assert.ok(await isInView(name.nth(1)))
    const start = await page.getByRole('button', { name: 'Start Your Document' }).boundingBox()
    const preview = await page.getByRole('link', { name: 'Try Legal AI Free' }).boundingBox()
    assert.equal(start?.width, preview?.width)
  },
  phone,
)

journey(
  'The first view of a phone has the field of the sample chat',
  async ({ page }) => {
    await page.goto('/preview-chat')
    const field = page.getByRole('textbox', { name: 'Type your message' })
    await field.waitFor()
    assert.ok(await isInView(field))
  },
  phone,
)

journey(
  'The way to how we know this is right shows the drawing above it',
  async ({ page }) => {
    await page.goto('/how-it-works#how-we-know')
    const section = page.getByRole('region', { name: 'How we know this is right' })
    await eventually('its heading is in view', () => isInView(section.getByRole('heading', { level: 2 })))
    assert.ok(await isInView(section.locator('svg').first()))
  },
  phone,
)
