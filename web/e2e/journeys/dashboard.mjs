import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, createAccount, signIn, somebody } from '../kit/account.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

journey('A document is deleted only after a question', async ({ page, context }) => {
  await documentWith(await arriveSignedIn(context), 'simpleWill')
  await page.goto('/dashboard')
  const remove = async () => {
    await page.getByRole('button', { name: 'More: Simple Will' }).click()
    await page.getByRole('menuitem', { name: 'Delete: Simple Will' }).click()
  }
  const dialog = page.getByRole('alertdialog', { name: 'Delete document' })
  await remove()
  await dialog.waitFor()
  assert.deepEqual(await barriers(page), [])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await remove()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
})

journey('Signing out ends the visit, and signing in again leads to the wanted page', async ({ page }) => {
  const person = somebody()
  await page.goto('/auth')
  await createAccount(page, person)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.getByRole('button', { name: 'Account of Maria' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { level: 1, name: /one question at a time/ }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Sign in to Coquina' }).waitFor()
  await signIn(page, person)
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
})
