import { randomUUID } from 'node:crypto'
import { call } from './api.mjs'
import { product } from './journey.mjs'
import { CONFIRM, mailedLink } from './mail.mjs'

/** @typedef {{ email: string, password: string, firstName: string, lastName: string }} Person */

/** Someone new. @returns {Person} */
export const somebody = () => ({
  email: `maria-${randomUUID()}@example.com`,
  password: 'Harbor-Light-7',
  firstName: 'Maria',
  lastName: 'Lopez',
})

/**
 * Creates an account through the page, which has to show the sign-in form.
 * @param {import('playwright-core').Page} page
 * @param {Person} person
 */
export async function createAccount(page, person) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Create Account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await main.getByRole('button', { name: 'Create Account' }).click()
}

/** @param {import('playwright-core').Page} page @param {Person} person */
export async function signIn(page, person) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: `Account of ${person.firstName}` }).waitFor()
}

/**
 * For journeys that begin later: an account made behind the page's back, its token where the page keeps it.
 * @param {import('playwright-core').BrowserContext} context
 * @param {Person} [person]
 * @returns {Promise<string>} the token
 */
export async function arriveSignedIn(context, person = somebody()) {
  const { token } = await call('POST', '/api/auth/register', { body: person })
  await context.addInitScript(keepToken, { token, site: product.site })
  return token
}

/** Runs in every frame; Stripe's and empty ones are not concerned. @param {{ token: string, site: string }} session */
function keepToken({ token, site }) {
  if (location.origin === site) localStorage.setItem('auth_token', token)
}

/** Signs in behind the page's back, as from another device. @param {Person} person @returns {Promise<string>} */
export const tokenOf = async ({ email, password }) =>
  (await call('POST', '/api/auth/login', { body: { email, password } })).token

/** Does what the link in the first mail does, where the person is signed in. @param {Person} person @param {string} token */
export async function confirmAddress({ email }, token) {
  const link = await mailedLink(email, CONFIRM)
  const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  await call('POST', '/api/auth/email-confirmation/confirm', { token, body: { token: secret } })
}

/** @param {import('playwright-core').Page} page */
export async function signOut(page) {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { level: 1, name: /one question at a time/ }).waitFor()
}
