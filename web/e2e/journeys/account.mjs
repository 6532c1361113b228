import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, confirmAddress, createAccount, signIn, somebody, tokenOf } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey, product } from '../kit/journey.mjs'
import { mailedLink } from '../kit/mail.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../kit/account.mjs').Person} Person */

const NEXT = 'Lantern-Bay-8'

journey('A name is changed, and the header says it', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account of Maria' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  const name = part(page, 'Name')
  await name.getByText('Change your name').click()
  await name.getByLabel('First name').fill('Ana')
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name saved').first().waitFor()
  await page.getByRole('button', { name: 'Account of Ana' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Account of Ana' }).waitFor()
  assert.equal(await name.getByLabel('First name').inputValue(), 'Ana')
})

journey('A new password keeps this device signed in and no other', async ({ page, faults }) => {
  const person = await signedInByPage(page)
  const elsewhere = await tokenOf(person)
  await page.goto('/account')
  await part(page, 'Where you are signed in').getByRole('listitem').nth(1).waitFor()
  const password = part(page, 'Password')
  faults.expected.push((_, path, status) => path === '/api/account/password' && status === 400)
  await password.getByText('Change your password').click()
  await password.getByLabel('Current password').fill('Not-Mine-1')
  await password.getByLabel('New password').fill(NEXT)
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('That is not your current password.').waitFor()
  assert.deepEqual(await barriers(page), [])
  await password.getByLabel('Current password').fill(person.password)
  await password.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('You have been signed out everywhere else.').first().waitFor()
  await assert.rejects(call('GET', '/api/account', { token: elsewhere }), /401/)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  assert.equal(await part(page, 'Where you are signed in').getByRole('listitem').count(), 1)
  await tokenOf({ ...person, password: NEXT })
})

journey('A forgotten password is set anew by the mailed link, once', async ({ page, faults }) => {
  const person = somebody()
  const { token } = await call('POST', '/api/auth/register', { body: person })
  await confirmAddress(person, token)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('If there is an account with this address').waitFor()
  const link = await mailedLink(person.email, 'Your Coquina password')
  await setPassword(page, link)
  await page.getByText('Your password has been changed. Please sign in with the new one.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Sign in to Coquina' }).waitFor()
  await signIn(page, { ...person, password: NEXT })
  await assert.rejects(tokenOf(person), /401/)
  faults.expected.push((_, path, status) => path === '/api/auth/password-reset/confirm' && status === 410)
  await setPassword(page, link)
  await page.getByText('This link has already been used').waitFor()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  assert.deepEqual(await barriers(page), [])
})

journey('Another address counts once its mailed link is confirmed', async ({ page, faults }) => {
  // Whether it is a first address is asked before.
  faults.expected.push((_, path, status) => path === '/api/auth/email-confirmation/confirm' && status === 410)
  const person = await signedInByPage(page)
  const { email } = somebody()
  await page.goto('/account')
  const address = part(page, 'Email address')
  await address.getByText('Change your email address').click()
  await address.getByLabel('New email address').fill(email)
  await address.getByLabel('Your password').fill(person.password)
  await address.getByRole('button', { name: 'Change address' }).click()
  await address.getByText('Please open the link that we have sent to the new address.').waitFor()
  const link = await mailedLink(email, 'Confirm your new address')
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/confirm-email' && url.hash === '')
  await tokenOf(person)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText('From now on you sign in with your new address.').waitFor()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await page.getByText(`You sign in with ${email}.`).waitFor()
  await tokenOf({ ...person, email })
  await assert.rejects(tokenOf(person), /401/)
})

journey('Another device is signed out, and then all of them', async ({ page }) => {
  const person = await signedInByPage(page)
  const [one, two] = [await tokenOf(person), await tokenOf(person)]
  await page.goto('/account')
  const devices = part(page, 'Where you are signed in')
  await devices.getByRole('listitem').nth(2).waitFor()
  assert.match(await devices.getByRole('listitem').first().innerText(), /This device/)
  await devices
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await devices.getByRole('listitem').nth(2).waitFor({ state: 'detached' })
  const left = await Promise.allSettled([one, two].map((token) => call('GET', '/api/account', { token })))
  assert.deepEqual(left.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('heading', { level: 1, name: /one question at a time/ }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  for (const token of [one, two]) await assert.rejects(call('GET', '/api/account', { token }), /401/)
  assert.equal(await page.evaluate(() => localStorage.getItem('auth_token')), null)
})

journey('Everything kept arrives as one ZIP file', async ({ page, context }) => {
  const person = somebody()
  await documentWith(await arriveSignedIn(context, person), 'simpleWill', will)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const dialog = page.getByRole('alertdialog')
  assert.deepEqual(await barriers(page), [])
  // The field has the focus.
  await page.keyboard.type(person.password)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  assert.match(download.suggestedFilename(), /^coquina-export-\d{4}-\d{2}-\d{2}\.zip$/)
  const file = join(product.data, download.suggestedFilename())
  await download.saveAs(file)
  const bytes = await readFile(file)
  assert.equal(bytes.subarray(0, 4).toString('latin1'), 'PK\x03\x04')
  for (const word of ['account.json', person.email, String(will.fullName)]) assert(bytes.includes(word), word)
  await page.getByText('Your archive is in your downloads.').waitFor()
})

journey('An account is deleted, and its password signs nobody in', async ({ page, faults }) => {
  const person = await signedInByPage(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(person.password)
  assert.deepEqual(await barriers(page), [])
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account and everything in it have been deleted.').first().waitFor()
  await page.getByRole('heading', { level: 1, name: /one question at a time/ }).waitFor()
  faults.expected.push((_, path, status) => path === '/api/auth/login' && status === 401)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Login failed').first().waitFor()
})

journey(
  'Who may be signed in by cookie is asked about, until the server says no',
  async ({ page, context }) => {
    const asked = () => page.waitForResponse((response) => response.url().endsWith('/api/auth/user'))
    // A page would be taken over by its script at the very moment, and the browser may style a text in a way the policy refuses.
    await page.goto('/shell.svg')
    const cookies = await page.evaluate(() => {
      document.cookie = '__Host-known=1; Path=/; Secure; SameSite=Lax; Max-Age=604800'
      return document.cookie
    })
    assert.equal(cookies, '__Host-known=1')
    await Promise.all([asked(), page.goto('/')])
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
    assert.deepEqual(await context.cookies(), [])
  },
)

/** A section of the account page. @param {Page} page @param {string} name */
const part = (page, name) => page.getByRole('region', { name, exact: true })

/** Unlike `arriveSignedIn`, which signs in again with each page that is loaded. @param {Page} page */
async function signedInByPage(page) {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  return person
}

/** @param {Page} page @param {string} link */
async function setPassword(page, link) {
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '')
  await page.getByLabel('New password').fill(NEXT)
  await page.getByRole('button', { name: 'Set password' }).click()
}
