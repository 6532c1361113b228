import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { signedIn } from '@/testing/visitor'

const lead = 'Start a document, or continue one that you have started.'
const leadNew = 'Choose what you need. Your answers are saved as you go.'

test('/: who has begun nothing is told how to begin, once that is known', async () => {
  signedIn()
  renderApp('/')
  expect(await screen.findByText(leadNew)).toBeVisible()
  expect(screen.queryByText(lead)).not.toBeInTheDocument()
})

test('/: until it is known what was begun, nobody is taken for new', async () => {
  signedIn({ 'GET /api/documents': () => new Promise<never>(() => undefined) })
  renderApp('/')
  expect(await screen.findByText(lead)).toBeVisible()
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  expect(screen.queryByText(leadNew)).not.toBeInTheDocument()
})

test('/: where the list of documents does not come, nobody is taken for new either', async () => {
  signedIn({ 'GET /api/documents': () => refused(500, 'Something broke.') })
  renderApp('/')
  expect(await screen.findByText('Loading…')).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Start a document' })
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument())
  expect(screen.getByText(lead)).toBeVisible()
  expect(screen.queryByText(leadNew)).not.toBeInTheDocument()
})
