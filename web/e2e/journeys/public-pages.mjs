import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { journey, product } from '../kit/journey.mjs'

journey('A message is sent, and the keyboard goes on from what was said of it', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Maria Lopez')
  await page.getByLabel('Email').fill('maria@example.com')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How long does it take?')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Your message has been sent.').waitFor()
  assert.deepEqual(await barriers(page), [])
  const again = page.getByRole('button', { name: 'Write another message' })
  await page.keyboard.press('Tab')
  assert.ok(await again.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  assert.equal(await page.getByLabel('Message').inputValue(), '')
})

journey('The menu beside the menu stays open for a pointer that jumps', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account of Maria' }).click()
  await page.getByRole('menuitem', { name: 'Start a document' }).hover()
  const will = page.getByRole('menuitem', { name: 'Simple Will' })
  const box = await will.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 20, box.y + 10)
  await will.click()
  await page.waitForURL(/\/(chat|legal-compliance)\/\d+/)
})

journey(
  'A phone has the types of documents in the menu itself',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Account of Maria' }).tap()
    await page.getByRole('group', { name: 'Start a document' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('menuitem', { name: 'Simple Will' }).tap()
    await page.waitForURL(/\/(chat|legal-compliance)\/\d+/)
  },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
)

journey('Nothing moves while the first page comes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Complete Bundle' }).waitFor()
  await page.waitForLoadState('networkidle')
  // A headline whose font comes late wraps anew, which counts for 0.013; nothing else may move.
  assert.ok((await page.evaluate(() => Reflect.get(window, 'moved'))) < 0.015)
})

for (const [path, heading] of /** @type {const} */ ([
  ['/', 'Florida legal documents, one question at a time'],
  ['/law/simple-will', 'The law behind the Simple Will'],
  ['/county-examples/miami-dade', 'Divorce in Miami-Dade County'],
  ['/about', 'About Coquina'],
  ['/privacy', 'Privacy Policy'],
])) {
  journey(
    `${path} can be read where no script runs`,
    async ({ page }) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      const said = (/** @type {string} */ name) => page.locator(name).getAttribute('content')
      assert.ok((await page.title()).includes('Coquina'))
      assert.equal(await said('meta[property="og:title"]'), await page.title())
      assert.equal(await said('meta[property="og:description"]'), await said('meta[name="description"]'))
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      assert.equal(new URL(canonical ?? '').pathname, path)
    },
    { javaScriptEnabled: false },
  )

  journey(`${path} is taken over by the script as it stands`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, {
          written: [document.querySelector('h1'), document.querySelector('#content')?.lastElementChild],
        }),
      )
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const stands = () => {
      const [heading, last] = Reflect.get(window, 'written')
      return heading === document.querySelector('h1') && last?.isConnected
    }
    assert.ok(await page.evaluate(stands))
    // A link leads on without a load: the script has it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    assert.ok(await page.evaluate(() => 'written' in window))
  })
}

journey('A person who is signed in never sees the page of visitors', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility() && heading.textContent?.startsWith('Florida legal documents'))
        Object.assign(window, { sawLanding: true })
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  assert.ok(!(await page.evaluate(() => 'sawLanding' in window)))
})

journey('What is not there is not found', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  for (const [path, status] of /** @type {const} */ ([
    ['/nowhere', 404],
    ['/law/deed', 404],
    ['/county-examples/atlantis', 404],
    ['/foo.xml', 404],
    ['/assets/none.js', 404],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    ['/share.jpg', 200],
    ['/dashboard', 200],
    ['/document/7', 200],
  ]))
    assert.equal((await fetch(product.site + path)).status, status, path)
})

journey('The list of pages names those that there are', async () => {
  const list = await (await fetch(`${product.site}/sitemap.xml`)).text()
  const pages = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
  assert.ok(pages.length > 80)
  for (const page of pages) assert.equal((await fetch(product.site + page)).status, 200, page)
})

journey('A press before the script has come counts once it is there', async ({ page }) => {
  /** @type {() => void} */
  let send = () => {}
  const isSent = new Promise((/** @type {(value: void) => void} */ resolve) => (send = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await isSent
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('listitem').getByRole('button', { name: 'Get Started' }).first().click()
  send()
  await page.waitForURL(/\/auth\?mode=create$/)
  await page.getByLabel('Email').waitFor()
})

for (const [word, script] of Object.entries({
  questionnaire: 'wizard',
  document: 'wizard',
  review: 'review',
}))
  journey(`The scripts of /${word} are asked for before those of the site have come`, async ({ page }) => {
    const asked = page.waitForRequest(new RegExp(`/assets/${script}-[^/]+\\.js$`))
    await page.route('**/assets/index-*.js', (route) => asked.then(() => route.continue()))
    await page.goto(`/${word}/7`, { waitUntil: 'commit' })
    await asked
  })

journey('A new person is at the first question of the form five actions after a card', async ({ page }) => {
  const person = somebody()
  const actions = [
    () => page.getByLabel('Email').fill(person.email),
    () => page.getByLabel('Password', { exact: true }).fill(person.password),
    () => page.getByRole('main').getByRole('button', { name: 'Create Account' }).click(),
    () => page.getByRole('checkbox', { name: /^I have read and understood this disclosure/ }).check(),
    () => page.getByRole('button', { name: 'Answer in a form' }).click(),
  ]
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  for (const act of actions) await act()
  await page.waitForURL(/\/questionnaire\/\d+\?question=fullName$/)
  await page.getByRole('main').getByRole('textbox').waitFor()
})
