import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Versions } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { held, openVersions as open, two } from '@/testing/open-versions'
import { checkAll, openSigningDay, paid, part } from '@/testing/signing-day'
import { version } from '@/testing/versions'

test('versions are listed with the signed one, and each says what it changed and why', async () => {
  const { user } = open('/signing/7', two)
  const shown = within(await part('Your versions'))
  expect(
    await shown.findByText(/^You signed version 1\. The document says something else now\./),
  ).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'What changed: version 2' }))
  expect(shown.getAllByText(/ · Law as read on November 21, 2026 · Wording 1$/)).toHaveLength(2)
  const [removed] = await shown.findAllByRole('deletion')
  expect(removed).toHaveTextContent('Old words: Daniel Lopez End of the old words.')
  expect(shown.getByRole('insertion')).toHaveTextContent('New words: Paula Rivera End of the new words.')
  expect(shown.getByText(/Who should carry out your will\?/)).toBeVisible()
})

test('a version is opened in a tab that the press asks for', async () => {
  const tab = { closed: false, location: { replace: vi.fn<(url: string) => void>() }, close: () => undefined }
  vi.stubGlobal('open', () => tab)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:version', revokeObjectURL: () => undefined }),
  )
  const { user } = open('/signing/7', two)
  const shown = within(await part('Your versions'))
  await user.click(await shown.findByRole('button', { name: 'Open: version 1' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:version'))
})

test('where nothing was downloaded it is said what the first version will be', async () => {
  open('/signing/7', { versions: [], signed: null, signAgain: false, hasChanged: false })
  const shown = within(await part('Your versions'))
  expect(await shown.findByText(/^There is no version yet\./)).toBeVisible()
})

test('who has signed an older copy is led to the answer that is held before anything is downloaded', async () => {
  openSigningDay(held, 'simple-will', undefined, { standing: { ...two, hasChanged: true } })
  const again = within((await screen.findByText('Sign again')).parentElement ?? document.body)
  expect(again.getByRole('link', { name: 'Change this answer' })).toBeVisible()
  expect(again.getByText(/^Keep what you signed on November 22, 2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download version 3' })).toBeNull()
})

test('who has signed the older copy is told to download the next version and to sign it again', async () => {
  const signed = { date: '2026-11-22', original: '', version: 2 }
  openSigningDay({ ...first, signing: { ...first.signing, signed } }, 'simple-will', undefined, {
    standing: { ...two, hasChanged: true },
  })
  expect(await screen.findByRole('button', { name: 'Download version 3' })).toBeVisible()
  expect(screen.getByText('Sign again')).toBeVisible()
})

const first = { ...paid, version: 9, contentVersion: 6 }
const downloadedTwice: Versions = {
  ...two,
  signed: null,
  signAgain: false,
  versions: [
    { ...version(1), contentVersion: 2, code: '7QK2-YX4S-QVHG-GBAJ' },
    { ...version(2), contentVersion: 6 },
  ],
}
test('a copy from before pages had a code is told by its time', async () => {
  const versions = downloadedTwice.versions.map((copy) => ({ ...copy, code: '' }))
  openSigningDay(first, 'simple-will', undefined, { standing: { ...downloadedTwice, versions } })
  const copies = await copiesIn()
  expect(copies).toHaveDisplayValue('Version 2, Nov 22, 2026, 12:00 PM ET')
  expect(copies).toHaveAccessibleDescription('')
})

const copiesIn = async () =>
  within(await part('We have signed')).findByRole('combobox', { name: 'Which copy did you sign?' })

test('which copy was signed can be said where several were downloaded', async () => {
  const { user, callsTo } = openSigningDay(first, 'simple-will', undefined, { standing: downloadedTwice })
  const copies = await copiesIn()
  expect(copies).toHaveDisplayValue('0MN4…: version 2, Nov 22, 2026')
  expect(copies).toHaveAccessibleDescription(/^The first four characters begin the code at the foot/)
  await user.selectOptions(copies, within(copies).getByRole('option', { name: /: version 1, / }))
  await checkAll(user)
  await user.click(screen.getByRole('button', { name: 'We have signed' }))
  await waitFor(() => expect(callsTo('PUT /api/documents/{id}/signing')).toHaveLength(1))
  expect(callsTo('PUT /api/documents/{id}/signing')[0]?.body).toMatchObject({ signed: { version: 5 } })
})

test.each([
  ['a connection', new TypeError('Failed to fetch')],
  ['a server that has time', refused(429, 'Too many requests.')],
])('the copy that was chosen is kept, too, while the note of it waits for %s', async (_what, answer) => {
  const { user, close } = openSigningDay(
    first,
    'simple-will',
    answer instanceof Error
      ? () => {
          throw answer
        }
      : answer,
    { standing: downloadedTwice },
  )
  const copies = await copiesIn()
  await user.selectOptions(copies, within(copies).getByRole('option', { name: /: version 1, / }))
  await checkAll(user)
  await user.click(screen.getByRole('button', { name: 'We have signed' }))
  await screen.findByText(/kept on this device/)
  close()
  openSigningDay(first, 'simple-will', refused(503, ''), { standing: downloadedTwice })
  expect(await copiesIn()).toHaveDisplayValue(/: version 1, /)
})

test.each(['/review/7', '/signing/7'])(
  'at %s only unsigned prints of an older version go, since destroying a signed will can revoke it',
  async (path) => {
    open(path, { ...two, signed: null, signAgain: false })
    const said = await screen.findByText(/^Your newest copy is version 2\./)
    expect(said).toHaveTextContent('Throw away the prints of older versions that are not signed.')
    expect(said).toHaveTextContent(
      'If you have signed one, do not destroy it: keep it until version 2 is signed as the law requires, in front of two witnesses.',
    )
  },
)

test('of a paper that is no will it is not said that it takes two witnesses', async () => {
  open('/signing/7', { ...two, signed: null, signAgain: false }, { ...paid, type: 'uncontestedDivorce' })
  expect(await screen.findByText(/keep it until version 2 is signed\.$/)).toBeVisible()
})
