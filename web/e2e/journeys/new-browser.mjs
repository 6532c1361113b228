import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { createAccount, signIn, signOut, somebody } from '../kit/account.mjs'
import { journey, product } from '../kit/journey.mjs'
import { mailedLink, mailTo } from '../kit/mail.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../kit/account.mjs').Person} Person */

product.settings.COQUINA_DEVICE_CODES = 'on'

const NEW_SIGN_IN = 'New sign-in to your Coquina account'

journey('A new browser asks for the code from the mail, and is known from then on', async (visitor) => {
  const { page, faults } = visitor
  const person = await signedUp(page)
  await signOut(page)
  // The browser that created the account is known.
  await signIn(page, person)

  const other = await elsewhere(visitor)
  faults.expected.push((_, path, status) => path.startsWith('/api/auth/login') && status === 401)
  await enterPassword(other, person)
  const field = other.getByLabel('6-digit code')
  await field.and(other.locator(':focus')).waitFor()
  assert.deepEqual(await barriers(other), [])
  const code = await mailedCode(person)
  await field.fill(code === '000000' ? '000001' : '000000')
  await enter(other)
  await other.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  assert.deepEqual(await barriers(other), [])
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await enter(other)
  await other.getByRole('button', { name: 'Account of Maria' }).waitFor()
  // A code that was entered shows that the mailbox is the person's.
  await other.reload()
  await other.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  assert.equal(await other.getByRole('region', { name: 'Your email address' }).count(), 0)

  await signOut(other)
  await signIn(other, person)
})

journey('What happened is listed, and "That was not me" signs everybody out', async (visitor) => {
  const { page, faults } = visitor
  const person = await signedUp(page)
  const other = await elsewhere(visitor)
  faults.expected.push((_, path, status) => path.startsWith('/api/') && status === 401)
  await enterPassword(other, person)
  await other.getByLabel('6-digit code').fill(await mailedCode(person))
  await enter(other)
  await other.getByRole('button', { name: 'Account of Maria' }).waitFor()

  await page.goto('/account')
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await activity.getByText('A code for a new browser was emailed').waitFor()
  await activity.getByText('Signed in', { exact: true }).first().waitFor()
  await activity.getByRole('button', { name: 'That was not me' }).click()
  const dialog = page.getByRole('alertdialog')
  assert.deepEqual(await barriers(page), [])
  await dialog.getByRole('button', { name: 'Sign everyone out' }).click()
  await page.waitForURL((url) => url.pathname === '/not-me')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  assert.deepEqual(await barriers(page), [])
  await other.goto('/dashboard')
  await other.getByRole('heading', { level: 1, name: 'Sign in to Coquina' }).waitFor()
  await enterPassword(page, person)
  await page.getByRole('alert').first().waitFor()
})

journey('The mail about a new browser has the way to say that it was somebody else', async (visitor) => {
  const { page, faults } = visitor
  const person = await signedUp(page)
  const other = await elsewhere(visitor)
  faults.expected.push((_, path, status) => path.startsWith('/api/') && status === 401)
  await enterPassword(other, person)
  await other.getByLabel('6-digit code').fill(await mailedCode(person))
  await enter(other)
  await other.getByRole('button', { name: 'Account of Maria' }).waitFor()

  await page.goto(await mailedLink(person.email, NEW_SIGN_IN))
  await page.waitForURL((url) => url.pathname === '/not-me' && url.hash === '')
  await page.getByRole('button', { name: 'That was not me' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await other.goto('/dashboard')
  await other.getByRole('heading', { level: 1, name: 'Sign in to Coquina' }).waitFor()
})

/** @param {Page} page @returns {Promise<Person>} */
async function signedUp(page) {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  return person
}

/** A browser that nothing is known of. @param {import('../kit/journey.mjs').Visitor} visitor */
async function elsewhere({ context, faults, test }) {
  const other = await context.browser()?.newContext({ baseURL: product.site, reducedMotion: 'reduce' })
  if (!other) throw new Error('There is no browser.')
  test.after(() => other.close())
  other.on('page', (page) => faults.watch(page))
  return other.newPage()
}

/** @param {Page} page @param {Person} person */
async function enterPassword(page, { email, password }) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await enter(page)
}

/** @param {Page} page */
const enter = (page) => page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()

/** The subject begins with it. @param {Person} person */
async function mailedCode({ email }) {
  const [code] = /\d{6}(?= is your Coquina code)/.exec(await mailTo(email, 'is your Coquina code')) ?? []
  if (!code) throw new Error('There is no code in the mail.')
  return code
}
