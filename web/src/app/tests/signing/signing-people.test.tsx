import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { divorce, openDivorce } from '@/testing/court-forms'
import { paidDivorce } from '@/testing/paid-divorces/paid-divorce'
import { part } from '@/testing/signing-day'

const open = (name: string, parties: string[], path?: string) =>
  openDivorce(
    {
      'GET /api/documents/{id}': () => ({ body: { ...divorce, parties } }),
      'GET /api/documents/{id}/preview': () => ({ body: paidDivorce(name) }),
    },
    path,
  )

const orders = async () => {
  const people = within(await part('Who must be there'))
  return people
    .getAllByRole('heading', { level: 4 })
    .map((heading) => [heading.textContent, heading.parentElement?.querySelector('ol')?.textContent])
}

test('where the court’s forms are signed instead of the drafts, both spouses sign the agreement and the plan', async () => {
  open('with-children', ['María José Peña-O’Brien', 'Seán O’Brien Jr.'])
  expect(await orders()).toEqual([
    [expect.stringMatching(/^Petition /), '1. María José Peña-O’Brien2. Notary or deputy clerk'],
    [
      'Marital Settlement Agreement; Parenting Plan',
      '1. María José Peña-O’Brien2. Seán O’Brien Jr.3. Notary or deputy clerk',
    ],
  ])
})

test('“Bring the right people” leads to who must be there, opened', async () => {
  open('simplified', ['Marisol Quintero-Bell', 'Terrence Bell'], '/signing/7#people')
  const card = await screen.findByRole('link', { name: /Bring the right people/ })
  expect(card).toHaveAttribute('href', '#people')
  const people = await screen.findByRole('region', { name: 'Who must be there' })
  await waitFor(() => expect(people).toHaveFocus())
  expect(people.querySelector('details')).toHaveAttribute('open')
  expect(within(people).getByText(/^Joint petition, Form 12\.901\(a\): both of you sign it/)).toBeVisible()
})
