import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { visiting } from '@/testing/visitor'

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

beforeEach(() => {
  document.head.innerHTML = '<title>Coquina</title><meta name="description" content="" />'
  visiting()
})

test('a link leads to the heading of its page, without a jump, and the title is announced', async () => {
  const { user } = renderApp('/about')
  await h1('About Coquina')
  await user.click(screen.getByRole('link', { name: 'Terms of Service' }))
  await waitFor(async () => expect(await h1('Terms of Service')).toHaveFocus())
  const announced = await screen.findByText('Terms of Service · Coquina', { selector: '[aria-live]' })
  expect(announced).toHaveAttribute('aria-live', 'polite')
})

test('on the first page of a visit the focus stays, and nothing is announced', async () => {
  renderApp('/about')
  expect(await h1('About Coquina')).not.toHaveFocus()
  await waitFor(() => expect(document.body).toHaveFocus())
  expect(screen.queryByText('About · Coquina', { selector: '[aria-live]' })).not.toBeInTheDocument()
})

test('each page has one title and one description of its own', async () => {
  const { user } = renderApp('/about')
  await h1('About Coquina')
  expect(document.title).toBe('About · Coquina')
  const before = description()
  await user.click(screen.getByRole('link', { name: 'Contact' }))
  await h1('Contact us')
  expect(document.title).toBe('Contact · Coquina')
  expect(description()).not.toBe(before)
  expect(document.querySelectorAll('title')).toHaveLength(1)
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1)
})
