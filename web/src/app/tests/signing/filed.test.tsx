import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDue, openSigningDay, paid } from '@/testing/signing-day'

const filed = {
  ...paid,
  type: 'uncontestedDivorce' as const,
  data: { filing: { filedOn: '2026-11-10' } },
}
const open = (path?: string) =>
  openSigningDay(filed, 'uncontested-divorce', undefined, { dates: [answerDue], ...(path && { path }) })

const foldOf = async () => {
  const past = await screen.findByRole('region', { name: 'Before filing' })
  return past.querySelector('details')
}

test('once the papers are filed, what came before is folded below the tracker', async () => {
  open()
  const fold = await foldOf()
  expect(fold).not.toHaveAttribute('open')
  const before = within(await screen.findByRole('region', { name: 'Before filing' }))
  for (const name of ['Set the day', 'Sign, in this order', 'We have signed', 'Who must be there'])
    expect(before.getByRole('heading', { name, hidden: true })).toBeInTheDocument()
  expect(screen.getAllByText('Not noted yet')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /^Fill in the blanks/ })).toBeNull()
  const tracker = screen.getByRole('region', { name: 'Filing tracker' })
  const follows = (other: Element) => tracker.compareDocumentPosition(other)
  expect(follows(before.getByRole('heading', { name: 'Set the day', hidden: true }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(follows(screen.getByRole('region', { name: 'Official forms to file' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test.each(['blanks', 'plan', 'sign', 'signed'])('a link to what came before (%s) opens it', async (id) => {
  open(`/signing/7#${id}`)
  expect(await foldOf()).toHaveAttribute('open')
})
