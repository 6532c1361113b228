import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { createAccount, signOut, somebody } from '../kit/account.mjs'
import { Authenticator } from '../kit/authenticator.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

journey('A passkey is added, signs in, proves who it is, and is removed', async ({ page }) => {
  const device = await Authenticator.in(page)
  const person = await signedUp(page)
  await addPasskey(page, person.password)
  assert.equal(await device.count(), 1)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('My phone').waitFor()
  await page.getByText('Passkey added', { exact: true }).first().waitFor()

  await device.answer(false)
  await signOut(page)
  await page.goto('/auth')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.waitFor()
  assert.deepEqual(await barriers(page), [])
  await device.answer(true)
  // The browser may have offered it in the field already, and signed in.
  await Promise.race([button.click(), welcomed(page)]).catch(() => undefined)
  await welcomed(page)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const dialog = page.getByRole('alertdialog')
  assert.equal(await dialog.getByLabel('Your password').count(), 0)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  assert.match((await coming).suggestedFilename(), /\.zip$/)

  await passkeys.getByRole('button', { name: /^Remove: My phone/ }).click()
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await passkeys.getByText('You have no passkey yet.').waitFor()
  await page.getByText('Passkey removed', { exact: true }).first().waitFor()
})

journey('A passkey that was not used keeps the account, and says so', async ({ page }) => {
  const device = await Authenticator.in(page)
  const person = await signedUp(page)
  await addPasskey(page, person.password)
  await device.recognize(false)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'The passkey was not used' }).waitFor()
  assert.deepEqual(await barriers(page), [])
  await device.recognize(true)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account and everything in it have been deleted.').first().waitFor()
})

/** @param {Page} page */
async function signedUp(page) {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await welcomed(page)
  return person
}

/** @param {Page} page */
const welcomed = (page) => page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()

/** @param {Page} page @param {string} password */
async function addPasskey(page, password) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name (optional)').fill('My phone')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'detached' })
}
