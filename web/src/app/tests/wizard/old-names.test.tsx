import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepPast } from '@/features/documents/names/past-names'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

afterEach(() => sessionStorage.clear())

const answers = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'Maria Lopez’s boat to Kim Tran' }

function renderWill(path: string) {
  const start = will({ answers })
  const save: typeof saved = (call, document) => saved(call, document, { missing: [] })
  serverWith(start, save, { type: { questions }, preview: { complete: true, paper: paper() } })
  return renderApp(path)
}

async function rename({ user }: ReturnType<typeof renderWill>) {
  const field = await screen.findByRole('textbox', { name: 'What is your full legal name?' })
  await user.clear(field)
  await user.type(field, 'Maria Diaz')
  await user.click(screen.getByRole('button', { name: /^(Continue|Save and Review)$/ }))
}

const title = '“Maria Lopez” is still in this document'

test('after a name is changed, the form says where the old one still stands, and leads there', async () => {
  const view = renderWill('/questionnaire/7?question=fullName')
  await rename(view)
  const notice = within((await screen.findByText(title)).closest<HTMLElement>('[role=status]') as HTMLElement)
  await view.user.click(notice.getByText('See where'))
  expect(notice.getByText(/under “What is your full legal name\?”/)).toBeVisible()
  await view.user.click(notice.getByRole('link', { name: 'Any particular gifts?' }))
  const field = await screen.findByRole('textbox', { name: 'Any particular gifts?' })
  expect(screen.getByText('Any particular gifts? (this question)')).toBeInTheDocument()
  await view.user.clear(field)
  await view.user.type(field, 'Maria Diaz’s boat to Kim Tran')
  await view.user.click(screen.getByRole('button', { name: /^(Continue|Save and Review)$/ }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

test('what is right as it is passes the focus on to the next notice, and the last one to the question', async () => {
  const bequests = 'The boat to Kim Tran, the car to Ana Diaz'
  serverWith(will({ answers: { ...answers, bequests } }), saved, { type: { questions } })
  const entries = ['Ana Diaz', 'Kim Tran'].map((name) => ({ id: 'fullName', names: [name], prose: [] }))
  keepPast(7, entries)
  const { user } = renderApp('/questionnaire/7?question=bequests')
  await user.click(await screen.findByRole('button', { name: 'It is right as it is: “Ana Diaz”' }))
  expect(document.activeElement).toHaveTextContent(/^“Kim Tran” is still in this document/)
  await user.click(screen.getByRole('button', { name: 'It is right as it is: “Kim Tran”' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Any particular gifts?' })).toHaveFocus())
})

test('who edits one answer from the review returns there from the place of the old name', async () => {
  const view = renderWill('/questionnaire/7?question=fullName')
  await rename(view)
  await screen.findByText(title)
  view.close()
  renderApp('/questionnaire/7?question=hasChildren&from=review')
  const place = await screen.findByRole('link', { name: 'Any particular gifts?' })
  expect(place).toHaveAttribute('href', '/questionnaire/7?question=bequests&from=review')
})

test('the review says it too, until the person says that it is right', async () => {
  const view = renderWill('/questionnaire/7?question=fullName&from=review')
  await rename(view)
  await waitFor(() => expect(view.address()).toBe('/review/7'))
  const place = await screen.findByRole('link', { name: 'Any particular gifts?' })
  expect(place).toHaveAttribute('href', '/questionnaire/7?question=bequests&from=review')
  const paperToRead = screen.getByRole('heading', { name: 'Document preview' })
  expect(place.compareDocumentPosition(paperToRead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await view.user.click(screen.getByRole('button', { name: 'It is right as it is: “Maria Lopez”' }))
  expect(screen.queryByText(title)).toBeNull()
})
