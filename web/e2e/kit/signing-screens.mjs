import { complete, will } from './answers.mjs'
import { call } from './api.mjs'
import { documentOf, documentWith } from './documents.mjs'
import { heardOf } from './bank.mjs'
import { paidFor } from './payment.mjs'

/** @typedef {import('./screens.mjs').Screen} Screen */

/** Signing day, from the payment to the seal. @param {string} token @returns {Promise<Screen[]>} */
export async function ofSigning(token) {
  const open = await paid(token, 'simpleWill', will)
  const path = `/signing/${open}`
  const filed = await paid(token, 'uncontestedDivorce', { ...complete.uncontestedDivorce, county: 'duval' })
  return [
    { name: 'signing', path, shows: /^Your will is ready\./ },
    {
      name: 'signing-checked',
      path,
      shows: /^Your will is ready\./,
      act: (page) => checkWitness(page, 'Rosa Lopez'),
    },
    {
      name: 'signing-room',
      path: `${path}?room=1`,
      shows: 'Who must be in the room',
      act: (page) => page.getByRole('button', { name: /^(Next|Read on)$/ }).click({ clickCount: 8 }),
    },
    {
      name: 'signing-filing',
      path: `/signing/${filed}`,
      shows: 'Filing tracker',
      act: async (page) => {
        for (const part of ['#court-forms', '#filing'])
          await page.locator(`${part} > details > summary`).click()
      },
    },
    {
      name: 'hand-off',
      path: `/signing/${open}#hand-off`,
      shows: 'Give it to a lawyer',
      act: (page) => page.getByRole('button', { name: 'Make a link' }).click(),
      last: (page) => page.getByText('Not opened yet'),
    },
    { name: 'signed', path: `/signing/${await signed(token)}`, shows: 'Your will is signed.' },
  ]
}

/** @param {string} token @param {string} type @param {import('./answers.mjs').Answers} answers */
async function paid(token, type, answers) {
  const id = await documentWith(token, type, answers)
  await paidFor(token, id)
  await heardOf(token, id, 'paid')
  return id
}

/** @param {string} token */
async function signed(token) {
  const id = await paid(token, 'simpleWill', will)
  const { version } = await documentOf(token, id)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const body = { plan: null, signed: { date, original: 'In the safe', version } }
  await call('PUT', `/api/documents/${id}/signing`, { token, body })
  return id
}

/** @param {import('playwright-core').Page} page @param {string} name */
async function checkWitness(page, name) {
  await page.locator('#witnesses summary').click()
  await page.getByLabel('Name of a possible witness').fill(name)
  await page.getByRole('button', { name: 'Check this name' }).click()
}
