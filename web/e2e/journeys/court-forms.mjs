import assert from 'node:assert/strict'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { heardOf } from '../kit/bank.mjs'
import { journey, product } from '../kit/journey.mjs'
import { press } from '../kit/keyboard.mjs'
import { paidFor } from '../kit/payment.mjs'
import { textOf } from '../kit/pdf.mjs'
import { VIEWS } from '../kit/views.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** The court's own files are in no tree: a folder with them, where someone has one. */
const files = process.env.COQUINA_COURT_FORMS

/** Nothing to divide and no one to pay: the petition of which the court has a short form. */
const answers = {
  ...complete.uncontestedDivorce,
  assetDivision: 'None',
  debtDivision: 'None',
  spousalSupport: 'No spousal support',
  county: 'duval',
}

/** @param {import('playwright-core').BrowserContext} context */
async function paidDivorce(context) {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'uncontestedDivorce', answers)
  await paidFor(token, id)
  await heardOf(token, id, 'paid')
  return id
}

/** @param {Page} page */
const section = (page) => page.getByRole('region', { name: 'Official forms to file' })

for (const { width, colorScheme } of VIEWS)
  journey(
    `A divorce says which of the court's forms go with it and where they are, ${width} wide, ${colorScheme}`,
    async ({ page, context }) => {
      await page.goto(`/signing/${await paidDivorce(context)}`)
      const forms = section(page)
      await forms.getByRole('heading', { name: 'Official forms to file' }).click()
      await forms.getByRole('heading', { name: /^Form 12\.928: Cover Sheet/ }).waitFor()
      const petition = forms.getByRole('listitem').filter({ hasText: 'Form 12.901(b)(3)' })
      await petition.getByRole('heading', { name: /^Form 12\.901/ }).click()
      await petition.getByText(/^Signed by: Petitioner/).waitFor()
      await forms.getByText(/Get each one from the court and fill it in by hand\./).waitFor()
      const link = petition.getByRole('link', { name: 'Form 12.901(b)(3) at the court' })
      assert.match((await link.getAttribute('href')) ?? '', /^https:\/\/www\.flcourts\.gov\//)
      assert.deepEqual(await barriers(page), [])
      assert.equal(await sideways(page), 0)
    },
    { viewport: { width, height: 800 }, colorScheme },
  )

/** @param {import('node:test').TestContext} test @param {string} name */
async function isPutThere(test, name) {
  if (!files) {
    test.diagnostic('left out: COQUINA_COURT_FORMS names no folder with the court’s files')
    return false
  }
  await mkdir(join(product.data, 'court-forms'), { recursive: true })
  await copyFile(join(files, `${name}.pdf`), join(product.data, 'court-forms', `${name}.pdf`))
  return true
}

for (const width of [360, 1366])
  journey(
    `Where the packet has the court’s petition, its table is drawn beside that of the agreement, ${width} wide`,
    async ({ page, context, test }) => {
      if (!(await isPutThere(test, '12.901b3'))) return
      await page.goto(`/signing/${await paidDivorce(context)}`)
      await press(page, page.getByRole('link', { name: /Bring the right people/ }), 'Enter')
      const people = page.getByRole('region', { name: 'Who must be there' })
      await people.getByText(/^Petition: Ana Ruiz alone, with a notary/).waitFor()
      const orders = people.locator('ol')
      assert.deepEqual(await orders.allTextContents(), [
        '1. Ana Ruiz2. Notary or deputy clerk',
        '1. Ana Ruiz2. Ben Cole3. Notary or deputy clerk',
      ])
      assert.deepEqual(await barriers(page), [])
      assert.equal(await sideways(page), 0)
    },
    { viewport: { width, height: 800 } },
  )

journey(
  'The court’s form is filled in and downloaded, without a mouse',
  async ({ page, context, test }) => {
    if (!(await isPutThere(test, '12.928'))) return
    await page.goto(`/signing/${await paidDivorce(context)}`)
    const download = section(page).getByRole('button', {
      name: /^Download: Form 12\.928, filed by Ana Ruiz$/,
    })
    await section(page).getByRole('heading', { name: 'Official forms to file' }).click()
    // From what stands before it, as the way from the top of the page is long.
    await section(page).getByRole('button', { name: 'All papers as separate files' }).focus()
    const file = await saveDownload(page, () => press(page, download, 'Enter'))
    assert.match(file, /-form-12\.928-petitioner\.pdf$/)
    assert.match(await textOf(file), /Ana Ruiz/)
  },
  { viewport: { width: 360, height: 800 } },
)
