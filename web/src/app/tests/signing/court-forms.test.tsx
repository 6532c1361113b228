import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CourtForm } from '@/api/types'
import { saveFile } from '@/lib/save-file'
import { courtForms as forms, listing, openDivorce as open, sheet } from '@/testing/court-forms'
import { refused } from '@/testing/fake-api'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }))

const missing = 'We cannot fill in this form yet. Please take it from the court and fill it in by hand.'
const answer: CourtForm = {
  ...sheet,
  form: '12.903a',
  of: 'both',
  names: ['Ana Ruiz', 'Ben Cole'],
  number: '12.903(a)',
  title: 'Answer',
}

test('each form says who files it and who signs it, and what it is called when it is downloaded', async () => {
  open(listing(sheet))
  const shown = await forms()
  expect(
    await shown.findByRole('heading', { name: 'Form 12.928: Cover Sheet for Family Court Cases' }),
  ).toBeVisible()
  expect(shown.getByText('Filed by Ana Ruiz')).toBeVisible()
  expect(shown.getByText(/^Signed by: Petitioner/)).toHaveTextContent('Edition of 02/24')
  expect(shown.getByRole('button', { name: 'Download: Form 12.928, filed by Ana Ruiz' })).toBeVisible()
  expect(shown.queryByRole('link')).toBeNull()
})

test('where no form can be had, the list says so once, and each form where the court has it', async () => {
  open(listing({ ...sheet, obstacle: missing }, { ...answer, obstacle: missing, address: null }))
  const shown = await forms()
  expect(await shown.findByText(/Get each one from the court and fill it in by hand/)).toBeVisible()
  expect(shown.queryByText(new RegExp(missing))).toBeNull()
  const link = shown.getByRole('link', { name: 'Form 12.928 at the court' })
  expect(link).toHaveAttribute('href', sheet.address)
  expect(shown.getByText(/Search for the form number .* flcourts\.gov\.$/).closest('li')).toHaveTextContent(
    '12.903(a)',
  )
  expect(shown.getByText('Filed by Ana Ruiz and Ben Cole')).toBeVisible()
  expect(shown.queryByRole('button', { name: /^Download/ })).toBeNull()
})

test('where some forms can be had, the list counts them, and the others say why not', async () => {
  const { user } = open(listing(sheet, { ...answer, obstacle: missing }))
  const shown = await forms()
  expect(
    await shown.findByText(/We have filled in 1 of the 2; get the other one from the court/),
  ).toBeVisible()
  await user.click(shown.getByRole('heading', { name: 'Filed by Ana Ruiz and Ben Cole' }))
  expect(shown.getByText(new RegExp(`^${missing}`))).toBeVisible()
  expect(shown.queryByText(/each filled in/)).toBeNull()
})

test('a form that takes the place of a paper is marked so, and says what that means where it is opened', async () => {
  open(listing(sheet, { ...sheet, form: '12.902f2', number: '12.902(f)(2)', title: 'Agreement' }))
  const shown = await forms()
  const form = await shown.findByRole('heading', { name: /^Form 12\.902\(f\)\(2\)/ })
  expect(form.closest('li')).toHaveTextContent('In place of our draft')
  expect(shown.getAllByText('In place of our draft')).toHaveLength(1)
  expect(shown.getByText(/^All papers at once have this form of the court/).closest('details')).toBe(
    form.closest('details'),
  )
})

test('a form that all papers at once do not have says so, and that one of the two is signed', async () => {
  open(
    listing(sheet, {
      ...sheet,
      form: '12.902f2',
      number: '12.902(f)(2)',
      title: 'Agreement',
      inPacket: false,
    }),
  )
  const shown = await forms()
  const form = await shown.findByRole('heading', { name: /^Form 12\.902\(f\)\(2\)/ })
  expect(form.closest('li')).toHaveTextContent('Not in all papers at once')
  expect(shown.queryByText('In place of our draft')).toBeNull()
  expect(shown.getByText(/Sign and file only one of the two\.$/)).toBeInTheDocument()
})

test('a list in which no form takes the place of a paper does not speak of it', async () => {
  open(listing(sheet))
  const shown = await forms()
  expect(await shown.findByText(/in the order in which they are filed\./)).toBeVisible()
  expect(shown.queryByText(/instead of our draft|in place of a paper/i)).toBeNull()
})

test('a download that is refused says the reason, and the list is read anew', async () => {
  let obstacle: string | null = null
  const { user } = open({
    'GET /api/documents/{id}/court-forms': () => ({ body: [{ ...sheet, obstacle }] }),
    'GET /api/documents/{id}/court-forms/{form}/{of}': () => {
      obstacle = missing
      return refused(409, missing, { code: 'form_not_installed' })
    },
  })
  const shown = await forms()
  await user.click(await shown.findByRole('button', { name: /^Download/ }))
  expect(await screen.findAllByText(missing)).not.toHaveLength(0)
  expect(await shown.findByRole('link', { name: 'Form 12.928 at the court' })).toBeVisible()
})

test('why a form is refused stays said beside it, until it is downloaded', async () => {
  const sentence = 'The form cannot be read now.'
  const { user } = open({
    ...listing(sheet, answer),
    'GET /api/documents/{id}/court-forms/{form}/{of}': () => refused(409, sentence),
  })
  const shown = await forms()
  const download = await shown.findByRole('button', { name: /^Download: Form 12\.928,/ })
  await user.click(download)
  expect(await shown.findByText(new RegExp(`^${sentence}`))).toBeVisible()
  expect(shown.getByRole('link', { name: 'Form 12.928 at the court' })).toBeVisible()
  expect(download).toBeEnabled()
})

test('a list that does not come can be asked for again, and an empty one says so', async () => {
  let fails = true
  const { user } = open({
    'GET /api/documents/{id}/court-forms': () => (fails ? refused(400, 'No') : { body: [] }),
  })
  const shown = await forms()
  expect(await shown.findByText('The forms could not be loaded.')).toBeVisible()
  fails = false
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  expect(await shown.findByText('Your answers call for none of the court’s forms.')).toBeVisible()
})

test('all papers are had at once, in one file or as files of their own, and why not is said', async () => {
  const tooLarge = 'The packet is too large for one file. Please download its papers one by one.'
  const zipTooLarge = 'The files are too large to send together. Please download them one by one.'
  const { user, callsTo } = open({
    ...listing(sheet),
    'GET /api/documents/{id}/packet': () => refused(409, tooLarge, { code: 'packet_too_large' }),
    'GET /api/documents/{id}/packet/files': () => refused(409, zipTooLarge, { code: 'packet_too_large' }),
  })
  const shown = await forms()
  await user.click(await shown.findByRole('button', { name: 'All papers in one PDF' }))
  expect(await screen.findAllByText(tooLarge)).not.toHaveLength(0)
  await user.click(shown.getByRole('button', { name: 'All papers as separate files' }))
  expect(await screen.findAllByText(zipTooLarge)).not.toHaveLength(0)
  expect(callsTo('GET /api/documents/{id}/packet/files')).toHaveLength(1)
  expect(callsTo('GET /api/documents/{id}/packet')).toHaveLength(1)
})

test('all papers in one file have the name of what they are, and of no one', async () => {
  const { user } = open({
    ...listing(sheet),
    'GET /api/documents/{id}/packet': () => ({ body: 'the PDF' }),
    'GET /api/documents/{id}/packet/files': () => ({ body: 'the files' }),
  })
  const shown = await forms()
  await user.click(await shown.findByRole('button', { name: 'All papers in one PDF' }))
  await user.click(shown.getByRole('button', { name: 'All papers as separate files' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  const names = vi.mocked(saveFile).mock.calls.map(([, name]) => name)
  expect(names[0]).toMatch(/^divorce-papers-packet-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(names[1]).toMatch(/^divorce-papers-packet-\d{4}-\d{2}-\d{2}\.zip$/)
})

test('what is printed or downloaded of a divorce is all of its papers, and the words beside it say so', async () => {
  const { user, callsTo } = open({
    ...listing(sheet),
    'GET /api/documents/{id}/packet': () => refused(409, 'Not now'),
  })
  expect(
    await screen.findByText(/^Print the whole packet: all papers in the order in which they are filed/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Print my divorce papers' }))
  expect(callsTo('GET /api/documents/{id}/packet')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(callsTo('GET /api/documents/{id}/packet')).toHaveLength(2))
  expect(callsTo('GET /api/documents/{id}/download')).toHaveLength(0)
})

const steps = async () =>
  within(await screen.findByRole('navigation', { name: 'Five steps, from the blanks to the clerk' }))

test('the last step is to file with the clerk, which leads to the tracker', async () => {
  open(listing(sheet))
  const links = (await steps()).getAllByRole('link')
  expect(links).toHaveLength(5)
  expect(links.at(-1)).toHaveTextContent('File with the clerkNot filed yet')
  expect(links.at(-1)).toHaveAttribute('href', '#filing')
})
