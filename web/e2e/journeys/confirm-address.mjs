import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { createAccount, somebody } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'
import { CONFIRM, mailedLink } from '../kit/mail.mjs'

journey('A first address is asked to be confirmed, until its link is opened', async ({ page, faults }) => {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  const note = page.getByRole('region', { name: 'Your email address' })
  await note.getByRole('button', { name: 'More' }).click()
  await note.getByText(person.email).waitFor()
  assert.deepEqual(await barriers(page), [])
  const first = await mailedLink(person.email, CONFIRM)

  await page.goto(first)
  await page.waitForURL((url) => url.pathname === '/confirm-email' && url.hash === '')
  await note.waitFor()
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await note.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.getByText('Email address confirmed').waitFor()
  assert.equal(await note.count(), 0)

  faults.expected.push((_, path, status) => path.endsWith('/confirm') && status === 410)
  await page.goto(first)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText('This link has already been used').waitFor()
  assert.deepEqual(await barriers(page), [])
})

journey('The link is mailed again, and the note can be hidden', async ({ page }) => {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  const note = page.getByRole('region', { name: 'Your email address' })
  const first = await mailedLink(person.email, CONFIRM)
  await note.getByRole('button', { name: 'Send the link again' }).click()
  await note.getByRole('status').filter({ hasText: /\S/ }).waitFor()
  assert.notEqual(await mailedLink(person.email, CONFIRM), first)
  await note.getByRole('button', { name: 'Hide for now' }).click()
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  assert.equal(await note.count(), 0)
})
