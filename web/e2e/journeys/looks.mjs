import assert from 'node:assert/strict'
import { sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith, freshDocument } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { paidFor } from '../kit/payment.mjs'

/** @param {import('playwright-core').Page} page @param {string} name */
const fillOf = (page, name) =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor)

const NONE = 'rgba(0, 0, 0, 0)'

journey('What goes on weighs more than what stands beside it, closed or open', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  await page.goto(`/legal-compliance/${await freshDocument(token, 'simpleWill')}`)
  await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
  assert.equal(await fillOf(page, 'Answer in a form'), NONE)
  assert.notEqual(await fillOf(page, 'Continue'), NONE)
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
  assert.notEqual(await fillOf(page, 'Continue'), await fillOf(page, 'Answer in a form'))
})

/** The titles of cards that are set in another face than the headings above them. @param {import('playwright-core').Page} page */
const oddTitles = (page) =>
  page
    .locator('main h4:not(.sheet *)')
    .evaluateAll((titles) =>
      titles
        .filter((title) => !getComputedStyle(title).fontFamily.startsWith('Newsreader'))
        .map(({ textContent }) => textContent),
    )

journey('The titles of cards are in the face of every other heading', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const paid = await documentWith(token, 'simpleWill', will)
  await paidFor(token, paid)
  for (const path of ['/law/simple-will', `/signing/${paid}`]) {
    await page.goto(path)
    await page.locator('h4').first().waitFor({ state: 'attached' })
    assert.deepEqual(await oddTitles(page), [], path)
  }
})

journey('A sample paper is in the face of the PDF, its boxes to check too', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('group', { name: 'Sample document' }).getByRole('button').first().click()
  const words = page.locator('section[aria-label^="Sample"] .sheet p').filter({ hasText: '☐' }).first()
  await words.waitFor()
  await words.evaluate((paragraph) => paragraph.setAttribute('data-box', ''))
  const browser = await context.newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  await eventually('the box has a face', async () => {
    const { root } = await browser.send('DOM.getDocument')
    const { nodeId } = await browser.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-box]',
    })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.some(({ familyName }) => familyName === 'Coquina Paper')
  })
})

const phone = { viewport: { width: 360, height: 740 } }

journey(
  'On a phone a visitor finds the links of the site at the top of each page',
  async ({ page }) => {
    await page.goto('/about')
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const links = nav.getByRole('link')
    assert.equal(await links.first().isVisible(), false)
    await nav.locator('summary').click()
    assert.equal(await links.first().isVisible(), true)
    assert.deepEqual(await links.allTextContents(), ['Prices', 'How It Works', 'Counties'])
    await links.filter({ hasText: 'Counties' }).click()
    await page.getByRole('heading', { level: 1, name: /by county/ }).waitFor()
    assert.equal(await links.first().isVisible(), false)
    assert.equal(await sideways(page), 0)
  },
  phone,
)

/** Where dots are seen that have nothing on one side. @param {import('playwright-core').Locator} facts */
const looseDots = (facts) =>
  facts.evaluateAll(
    (all) =>
      all.filter((fact, index) => {
        const dot = fact.querySelector('[aria-hidden]')?.getBoundingClientRect()
        const clip = fact.parentElement?.parentElement?.getBoundingClientRect()
        const before = all[index - 1]?.getBoundingClientRect()
        const beginsLine = before === undefined || before.bottom <= fact.getBoundingClientRect().top
        return dot && clip && dot.right > clip.left === beginsLine
      }).length,
  )

journey(
  'What stands above the chat is parted by dots, and no line begins or ends with one',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', {})
    await page.goto(`/chat/${id}`)
    const counted = page.getByText(/answers collected$/)
    await counted.waitFor()
    const facts = counted.locator('xpath=../..').locator('> span')
    assert.equal(await facts.count(), 2)
    assert.equal(await looseDots(facts), 0)
    await page.setViewportSize({ width: 1366, height: 768 })
    assert.equal(await looseDots(facts), 0)
  },
  phone,
)

/** @param {import('playwright-core').Locator} part */
const middleOf = (part) =>
  part.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  })

journey(
  'In the account a matter and what opens it are in one line, and the title is beside its picture',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/account')
    const name = page.getByRole('region', { name: 'Name' })
    const apart = (await middleOf(name.getByRole('heading'))) - (await middleOf(name.locator('summary')))
    assert.ok(Math.abs(apart) < 3, `${apart} px apart`)
    await page.setViewportSize(phone.viewport)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    assert.ok(title && title.x > 100, 'beside the picture')
  },
)

journey(
  'On a phone a failed sign-in is told over nothing that is filled in or pressed, and the header takes one line',
  async ({ page, faults }) => {
    faults.expected.push((_, path, status) => path === '/api/auth/login' && status === 401)
    await page.goto('/auth')
    assert.equal(await sideways(page), 0)
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
    assert.ok(height <= 64, `the header is ${height} px high`)
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    const message = page.locator('.toast')
    await message.waitFor()
    const { y = 0, height: tall = 0 } = (await message.boundingBox()) ?? {}
    const field = await page.getByLabel('Email').boundingBox()
    assert.ok(y + tall <= (field?.y ?? 0), 'the message lies over what is typed')
    const around = await page.locator('.toasts').boundingBox()
    assert.ok((around?.height ?? 844) < 100, 'what is around the message takes the presses below it')
  },
  phone,
)

journey(
  'On a phone the will that one types into begins in the first view',
  async ({ page }) => {
    await page.goto('/')
    const box = await page.getByLabel('Type your name and see it in the will').boundingBox()
    assert.ok(box && box.y + box.height <= 844, `the box ends at ${box && box.y + box.height}`)
  },
  { viewport: { width: 390, height: 844 } },
)

journey('A page of a sample has the proportions of paper', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.goto('/')
  await page.getByRole('group', { name: 'Sample document' }).getByRole('button').first().click()
  const box = await page.locator('section[aria-label^="Sample"] .sheet').boundingBox()
  assert.ok(box && Math.abs(box.height / box.width - 11 / 8.5) < 0.02)
})

journey(
  'On a phone a message leaves the card and its button free',
  async ({ page, context, faults }) => {
    faults.expected.push((_, path, status) => path.endsWith('/draft') && status === 500)
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.route('**/draft', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`/review/${id}`)
    await page.getByRole('button', { name: 'Complete Purchase', disabled: false }).waitFor()
    await page.getByRole('button', { name: 'Download this draft' }).click()
    const message = page.locator('.toast').getByText('Failed to download document. Please try again.')
    await message.waitFor()
    const box = await message.boundingBox()
    assert(box && box.y + box.height < 200, 'the message is at the top')
  },
  { viewport: { width: 390, height: 844 } },
)
