import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clause, everyKind, finding, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { serverWith } from '@/testing/review-server'
import { sample } from '@/testing/signing-day'
import { screenOf } from '@/testing/screen-of'

test('every kind of block is shown so that it can be read', async () => {
  const cover = [{ heading: 'Who signs where', blocks: everyKind.slice(-1) }]
  serverWith(() => ({
    paper: paper({
      instruments: [instrument({ sections: [clause({ blocks: everyKind.slice(0, -1) })] })],
      cover,
    }),
  }))
  renderApp('/review/7')
  const sheet = await screen.findByRole('article', { name: 'Last Will and Testament' })
  expect(within(sheet).getByText('In the Circuit Court')).toHaveClass('text-center')
  expect(within(sheet).getByRole('blockquote')).toHaveTextContent('In my own words')
  expect(within(sheet).getByText('act in good faith.').closest('ol')).toHaveClass('list-[letters]')
  const initials = within(sheet).getByRole('list', { name: 'To be initialed by hand, where chosen: You' })
  expect(initials).toHaveTextContent('I want a gift made.')
  expect(within(sheet).getByRole('columnheader', { name: 'Titled in the name of' })).toBeVisible()
  const table = within(sheet).getByRole('table')
  expect(within(table).getAllByText('Blank, to be completed by hand')).toHaveLength(2)
  // On a phone each row is a list, whose cells say what they are.
  expect(
    within(sheet)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toContain('Titled in the name of')
  const lines = within(sheet).getByRole('list', { name: 'Lines to be completed by hand: Maria Lopez' })
  expect(lines).toHaveTextContent('Signature')
  const coverSheet = screen.getByRole('article', { name: 'Cover sheet: how to sign' })
  expect(within(coverSheet).getByRole('link', { name: 'Declaration' })).toHaveAttribute(
    'href',
    '#clause-declaration',
  )
})

test('the review says how much is completed by hand, and how many official forms are filed besides', async () => {
  const effort = { lines: 71, boxes: 61, cells: 116, forms: 13, formsIfTheyApply: 8 }
  serverWith(() => ({ effort }))
  const { close } = renderApp('/review/7')
  const figure =
    '71 lines, 61 boxes, and 116 table cells for signatures, initials, dates and what you fill in.'
  expect(await screen.findByText((words) => words.startsWith(`With a pen: ${figure}`))).toBeVisible()
  expect(screen.queryByRole('list', { name: 'With a pen' })).toBeNull()
  expect(screen.getByRole('link', { name: 'What is left to do after printing' })).toHaveAttribute(
    'href',
    '#after-printing',
  )
  expect(screen.getByText(/^Also to file: 13 official forms, and 8 more only if they apply/)).toBeVisible()
  close()
  serverWith(() => ({ effort: { ...effort, forms: 0, formsIfTheyApply: 0 } }))
  renderApp('/review/7')
  expect(await screen.findByText(/^With a pen: 71 lines/)).toBeVisible()
  expect(screen.queryByText(/^Also to file/)).not.toBeInTheDocument()
})

test.each([
  [{ lines: 1, boxes: 0, cells: 0 }, 'With a pen: 1 line for signatures'],
  [{ lines: 1, boxes: 1, cells: 0 }, 'With a pen: 1 line and 1 box for signatures'],
  [
    { lines: 0, boxes: 0, cells: 0 },
    'With a pen: signatures, initials, dates, and the blanks of the court’s',
  ],
])('what is completed by hand is counted in good English: %o', async (counts, words) => {
  serverWith(() => ({ effort: { ...counts, forms: 0, formsIfTheyApply: 0 } }))
  renderApp('/review/7')
  expect(await screen.findByText((text) => text.startsWith(words))).toBeVisible()
})

test('the notes stand beside the pages, which are counted as they are without them', async () => {
  serverWith(() => ({}))
  renderApp('/review/7')
  const pages = await screen.findByRole('navigation', { name: 'Pages' })
  expect(pages).toHaveTextContent('Page 1 of 1 on screen')
  const sheet = screen.getByRole('article', { name: 'Last Will and Testament' })
  expect(within(sheet).queryByText('Why this clause?')).toBeNull()
  const notes = within(await screen.findByRole('region', { name: 'Notes on this page' }))
  expect(await notes.findByText('Why this clause?')).toHaveTextContent(
    'Why this clause? Article I. Declaration',
  )
})

test('clauses are articles, and those of a court paper have plain numbers', async () => {
  const petition = instrument({ id: 'petition', title: 'Petition', numbering: 'plain' })
  serverWith(() => ({ paper: paper({ instruments: [petition, instrument()] }) }))
  renderApp('/review/7')
  const heading = async (title: string) =>
    within(await screen.findByRole('article', { name: title })).getByRole('heading', { level: 4 })
  expect(await heading('Petition')).toHaveTextContent(/^1\. Declaration$/)
  expect(await heading('Last Will and Testament')).toHaveTextContent(/^Article I\. Declaration$/)
})

test('the heading says whose document it is', async () => {
  serverWith(() => ({}))
  renderApp('/review/7')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(/^Review your Simple Will of Maria Lopez$/)
})

test('a packet has a contents list, one instrument alone has none', async () => {
  const plan = instrument({ id: 'plan', title: 'Parenting Plan' })
  const cover = [{ heading: 'Signing', blocks: [] }]
  serverWith(() => ({ paper: paper({ instruments: [instrument(), plan], cover }) }))
  const { close } = renderApp('/review/7')
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  expect(within(contents).getByRole('link', { name: 'Parenting Plan' })).toHaveAttribute(
    'href',
    '#instrument-plan',
  )
  expect(within(contents).getAllByRole('listitem')).toHaveLength(2)
  expect(within(contents).getByRole('link', { name: 'Cover sheet: how to sign' })).toBeVisible()
  expect(screen.getByRole('article', { name: 'Parenting Plan' })).toBeVisible()
  close()
  serverWith(() => ({}))
  renderApp('/review/7')
  await screen.findByRole('article', { name: 'Last Will and Testament' })
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument()
})

test('a clause says what it rests on, and which answers caused it', async () => {
  serverWith(() => ({}))
  const { user, address } = renderApp('/review/7')
  await user.click(await screen.findByText('Why this clause?'))
  expect(screen.getByText('Says whose will it is.')).toBeVisible()
  const notes = within(await screen.findByRole('region', { name: 'Notes on this page' }))
  expect(notes.getByText('s. 732.502')).toBeVisible()
  expect(notes.getByText('Maria Lopez')).toBeVisible()
  await user.click(notes.getByRole('link', { name: 'Change: What is your full legal name?' }))
  await waitFor(() => expect(address()).toBe('/questionnaire/7?question=fullName&from=review'))
})

test('before the card stands what is bought, who signs it, and what is filed besides', async () => {
  const number = { instrument: 'will', section: 'caption', heading: 'Caption', by: 'Clerk', what: ['Number'] }
  const places = everyKind.slice(-1).concat({ kind: 'places', places: [number] })
  const effort = { lines: 71, boxes: 61, cells: 116, forms: 13, formsIfTheyApply: 8 }
  serverWith(() => ({ effort, paper: paper({ cover: [{ heading: 'Who signs where', blocks: places }] }) }))
  const { user } = renderApp('/review/7')
  const bought = await screen.findByRole('heading', { name: 'What you get' })
  const card = screen.getByRole('heading', { name: 'Payment Method' })
  expect(bought).not.toBeVisible()
  await user.click(screen.getByText('What you get, and what is left to do'))
  expect(bought.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const left = within(bought.parentElement as HTMLElement)
  expect(left.getByText('You')).toBeVisible()
  expect(left.queryByText('Clerk')).toBeNull()
  expect(
    left.getByText('Then you file it with 13 official forms, and 8 more only if they apply.'),
  ).toBeVisible()
  expect(left.getByRole('link', { name: 'How to sign it' })).toHaveAttribute('href', '#cover-sheet')
})

test('what one gets names the forms of the court that are filed with the papers', async () => {
  serverWith(() => ({ paper: sample('uncontested-divorce') }))
  const { user } = renderApp('/review/7')
  await user.click(await screen.findByText('What you get, and what is left to do'))
  const forms = screen.getByRole('heading', { name: 'The court’s own forms' }).parentElement as HTMLElement
  const sheet = within(forms).getByText('12.928')
  expect(sheet).not.toBeVisible()
  await user.click(within(forms).getByText(/^\d+ official forms to file$/))
  expect(sheet).toBeVisible()
  await user.click(within(forms).getByText(/^\d+ more, only if they apply$/))
  expect(within(forms).getByText('12.900(a)')).toBeVisible()
})

test('a finding leads to its place in the document, and on a phone a link into it opens it there', async () => {
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(screenOf('phone'))
  const matter = finding({ question: 'fullName' })
  serverWith(() => ({ findings: [matter] }))
  const { user } = renderApp('/review/7')
  const place = await screen.findByRole('link', { name: 'Read it in the document: Rights of a spouse' })
  expect(place).toHaveAttribute('href', '#clause-declaration')
  await user.click(screen.getByRole('button', { name: 'Read the whole document' }))
  const reader = screen.getByRole('dialog', { name: 'Last Will and Testament' })
  expect(within(reader).getByRole('heading', { name: /Declaration/ })).toBeVisible()
  await user.click(within(reader).getByRole('button', { name: 'Close the document' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  media.mockRestore()
})
