// What the web build writes pages from, and the sample papers, are kept files. They are what the product serves:
// COQUINA_UPDATE=1 node --test e2e/journeys/prerendered.mjs keeps them anew.
import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { somebody } from '../kit/account.mjs'
import { complete, filed } from '../kit/answers.mjs'
import { call, documentTypes } from '../kit/api.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'
import { sampleCounty, sampleFacts } from '../kit/sample-facts.mjs'

/** What of a type no built page shows. */
const NOT_SHOWN = { questions: [], facts: [], stages: [], suggestedQuestions: [], disclosureServices: [] }

const web = join(import.meta.dirname, '../..')

journey('The pages are built from what the product serves', async () => {
  const types = await documentTypes()
  const shown = types.map((/** @type {object} */ type) => ({ ...type, ...NOT_SHOWN }))
  await keptAs('build/served/document-types.json', shown)
  await keptAs('build/served/bundles.json', await call('GET', '/api/catalog/bundles'))
  await keptAs('build/served/counties.json', await call('GET', '/api/catalog/counties'))
  for (const { slug } of types)
    await keptAs(
      `build/served/law/${slug}.json`,
      await call('GET', `/api/catalog/document-types/${slug}/law`),
    )
})

journey('The sample papers are what the product makes of the answers and details', async () => {
  const { token } = await call('POST', '/api/auth/register', { body: somebody() })
  for (const { id, slug } of await documentTypes()) {
    const document = await documentWith(token, id, complete[id])
    const { paper } = await call('GET', `/api/documents/${document}/preview`, { token })
    await keptAs(`src/testing/papers-without-details/${slug}.json`, paper)
    const data = filed.includes(id) ? sampleCounty : {}
    await call('PATCH', `/api/documents/${document}`, { token, body: { facts: sampleFacts[id], data } })
    const { paper: filledIn } = await call('GET', `/api/documents/${document}/preview`, { token })
    await keptAs(`src/app/samples/${slug}.json`, filledIn)
  }
})

journey(
  'The page of someone who is signed in can be seen before a script has run, and says nothing',
  async ({ page }) => {
    await page.goto('/dashboard')
    const waiting = page.locator('#root:empty + [aria-hidden]')
    assert.ok(await waiting.locator('svg').isVisible(), 'the mark of the site')
    assert.equal(await waiting.innerText(), 'Coquina')
  },
  { javaScriptEnabled: false },
)

journey('What is pressed before a script has run counts once it has', async ({ page, context }) => {
  /** @type {() => void} */
  let release = () => {}
  const pressed = new Promise((resolve) => (release = () => resolve(undefined)))
  await context.route('**/assets/index-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Surgery is coming', { exact: true }).click()
  release()
  await page.waitForLoadState('networkidle')
  const section = page
    .locator('section')
    .filter({ has: page.getByText('Surgery is coming', { exact: true }) })
    .first()
  await section.getByRole('heading', { name: 'Simple Will' }).waitFor({ state: 'detached' })
  assert.ok(await section.getByText('Healthcare Directive').first().isVisible())
})

/** Holds a kept file against what is served now. @param {string} path @param {unknown} value */
async function keptAs(path, value) {
  const file = join(web, path)
  const text = `${JSON.stringify(value, null, 1)}\n`
  if (process.env.COQUINA_UPDATE) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const kept = await readFile(file, 'utf8').catch(() => '')
  assert.ok(kept === text, `${path} is not what is served: keep it anew with COQUINA_UPDATE=1.`)
}
