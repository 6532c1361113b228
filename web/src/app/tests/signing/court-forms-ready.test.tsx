import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CourtForm } from '@/api/types'
import { courtForms as forms, divorce, listing, openDivorce as open, sheet } from '@/testing/court-forms'
import { part } from '@/testing/signing-day'

test('a form stands in one list, and is checked off there', async () => {
  const { user, callsTo } = open({
    ...listing(sheet),
    'PATCH /api/documents/{id}': () => ({ body: divorce }),
  })
  const shown = await forms()
  await user.click(await shown.findByRole('checkbox', { name: 'Ready: Form 12.928, filed by Ana Ruiz' }))
  expect(callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    data: { filing: { forms: ['12.928'] } },
  })
  expect(shown.getByRole('checkbox', { name: /^12\.902\(j\)/ })).toBeVisible()
  expect(shown.getAllByRole('checkbox', { name: /12\.928/ })).toHaveLength(1)
  expect(shown.getByText('1 of', { exact: false })).toHaveTextContent(/^1 of \d+ ready$/)
  const filing = within(await part('Filing tracker'))
  expect(filing.queryByRole('checkbox')).toBeNull()
})

test('a form that another may replace stands once, and says which of the two is filed', async () => {
  const affidavit: CourtForm = { ...sheet, number: '12.902(c)', form: '12.902c', title: 'Affidavit' }
  open(listing(affidavit))
  const shown = await forms()
  const heading = await shown.findByRole('heading', { name: 'Form 12.902(c): Affidavit' })
  expect(shown.queryByRole('checkbox', { name: /^12\.902\(c\)/ })).toBeNull()
  expect(heading.closest('details')).toHaveTextContent(/short form \(b\)/)
})

test('of the steps that are left, those after the next one are a line each, with how they stand', async () => {
  open(listing(sheet))
  for (const [name, state] of [
    ['We have signed', 'Not noted yet'],
    ['Official forms to file', /^0 of \d+ ready$/],
    ['Filing tracker', 'Not filed yet'],
  ] as const) {
    const step = await screen.findByRole('region', { name })
    expect(await within(step).findByText(state)).toBeVisible()
    expect(step.querySelector('details')).not.toHaveAttribute('open')
  }
})

test('the list stays while it is read anew after a check mark, and so does the cursor', async () => {
  let reads = 0
  const { user } = open({
    'GET /api/documents/{id}/court-forms': async () => {
      reads += 1
      if (reads > 1) await new Promise(() => {})
      return { body: [sheet] }
    },
    'PATCH /api/documents/{id}': () => ({
      body: { ...divorce, version: divorce.version + 1 },
    }),
  })
  const shown = await forms()
  const ready = await shown.findByRole('checkbox', { name: 'Ready: Form 12.928, filed by Ana Ruiz' })
  await user.click(ready)
  await waitFor(() => expect(reads).toBe(2))
  expect(ready).toBeVisible()
  expect(ready).toHaveFocus()
})

test('each spouse checks off a copy of their own', async () => {
  const own: CourtForm = { ...sheet, of: 'respondent', names: ['Ben Cole'] }
  const { user, callsTo } = open({
    ...listing(sheet, own),
    'PATCH /api/documents/{id}': () => ({ body: divorce }),
  })
  const shown = await forms()
  await user.click(await shown.findByRole('checkbox', { name: 'Ready: Form 12.928, filed by Ana Ruiz' }))
  expect(shown.getByRole('checkbox', { name: /filed by Ana Ruiz$/ })).toBeChecked()
  expect(shown.getByRole('checkbox', { name: /filed by Ben Cole$/ })).not.toBeChecked()
  expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(1)
})
