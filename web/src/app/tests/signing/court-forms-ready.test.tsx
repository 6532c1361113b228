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
  await user.click(shown.getByRole('heading', { name: 'Other official forms to file' }))
  expect(shown.getByRole('checkbox', { name: /^12\.902\(j\)/ })).toBeVisible()
  expect(shown.getAllByRole('checkbox', { name: /12\.928/ })).toHaveLength(1)
  expect(shown.getByText(/that may apply$/)).toHaveTextContent(/^1 of \d+ ready, and \d+ that may apply$/)
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
    ['Official forms to file', /^0 of \d+ ready, and \d+ that may apply$/],
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

test('the forms are folded by who files them, and what comes later or may apply stands apart', async () => {
  const hearing: CourtForm = { ...sheet, form: '12.923', number: '12.923', title: 'Notice of Hearing' }
  const own: CourtForm = {
    ...sheet,
    form: '12.902j',
    number: '12.902(j)',
    of: 'respondent',
    names: ['Ben Cole'],
  }
  const { user } = open(listing(sheet, own, hearing))
  const shown = await forms()
  await shown.findByRole('heading', { name: 'Filed by Ana Ruiz' })
  expect(shown.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Filed by Ana Ruiz',
    'Filed by Ben Cole',
    'Other official forms to file',
    'Later in the case',
    'Only if they apply',
  ])
  expect(shown.getByRole('heading', { name: /^Form 12\.928/ })).toBeVisible()
  const later = shown.getByRole('heading', { name: /^Form 12\.923/ })
  expect(later).not.toBeVisible()
  await user.click(shown.getByRole('heading', { name: 'Later in the case' }))
  expect(later).toBeVisible()
})

test('a form that both file is ready once each copy is', async () => {
  const copies = (['petitioner', 'respondent'] as const).map((of): CourtForm => ({
    ...sheet,
    of,
    number: '12.902(j)',
    names: [of === 'petitioner' ? 'Ana Ruiz' : 'Ben Cole'],
  }))
  const { user } = open({ ...listing(...copies), 'PATCH /api/documents/{id}': () => ({ body: divorce }) })
  const shown = await forms()
  await user.click(await shown.findByRole('checkbox', { name: /filed by Ana Ruiz$/ }))
  expect(shown.getByText(/that may apply$/)).toHaveTextContent(/^0 of/)
  await user.click(shown.getByRole('heading', { name: 'Filed by Ben Cole' }))
  await user.click(shown.getByRole('checkbox', { name: /filed by Ben Cole$/ }))
  expect(shown.getByText(/that may apply$/)).toHaveTextContent(/^1 of/)
})
