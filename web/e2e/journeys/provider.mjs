import assert from 'node:assert/strict'
import { confirmAddress, createAccount, somebody } from '../kit/account.mjs'
import { IdentityProvider, signInThere } from '../kit/identity.mjs'
import { acknowledge } from '../kit/interview.mjs'
import { journey, product } from '../kit/journey.mjs'

product.identity = new IdentityProvider()

const account = (/** @type {import('playwright-core').Page} */ page) =>
  page.getByRole('button', { name: 'Account of Maria' })

journey('Signing in at the identity provider, working, and signing out of both', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with your other account' }).click()
  await signInThere(page, somebody())
  await account(page).waitFor()
  assert.equal(page.url(), `${product.site}/`)
  assert.equal(await page.evaluate(() => localStorage.getItem('auth_token')), null)

  await page.goto('/#documents')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await card.getByRole('button', { name: 'Get Started' }).click()
  await acknowledge(page)
  await page.goto('/dashboard')
  await page
    .getByText(/Created/)
    .first()
    .waitFor()

  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out here too' }).click()
  await page.getByRole('heading', { level: 1, name: /one question at a time/ }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Sign in to Coquina' }).waitFor()
})

journey('A fresh login asks again, a regular one does not', async ({ page, context }) => {
  const person = somebody()
  await page.goto('/auth')
  await openWays(page)
  await page.getByRole('button', { name: 'Regular Login' }).click()
  await signInThere(page, person)
  await account(page).waitFor()

  await forgetHere(context)
  await page.goto('/auth')
  await openWays(page)
  await page.getByRole('button', { name: 'Regular Login' }).click()
  await account(page).waitFor()

  await forgetHere(context)
  await page.goto('/auth')
  await openWays(page)
  await page.getByRole('button', { name: 'Force Fresh Login' }).click()
  await signInThere(page, person)
  await account(page).waitFor()
})

/** The ways that only some need. */
const openWays = (/** @type {import('playwright-core').Page} */ page) =>
  page.getByText('On a shared computer?').click()

/** As when the session here has ended and the one at the provider has not. */
async function forgetHere(/** @type {import('playwright-core').BrowserContext} */ context) {
  await context.clearCookies({ name: /^__Host-/ })
}

journey('A confirmed address with a password is not signed in by the provider', async ({ page, context }) => {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await account(page).waitFor()
  await confirmAddress(person, (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with your other account' }).click()
  await signInThere(page, person)
  await page.getByText('There is already an account with this email address.').waitFor()
  const cookies = await context.cookies(product.site)
  assert(!cookies.some(({ name }) => name === '__Host-session'))
})

journey('An address that nobody confirmed goes to whom the provider vouches for', async ({ page }) => {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, { ...person, firstName: 'Stranger' })
  await page.getByRole('button', { name: 'Account of Stranger' }).waitFor()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with your other account' }).click()
  await signInThere(page, person)
  await account(page).waitFor()
  assert.equal(await page.getByRole('region', { name: 'Your email address' }).count(), 0)
})

journey('Somebody who thinks better of it is not signed in', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with your other account' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Signing in with your other account did not work.').waitFor()
})
