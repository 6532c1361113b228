import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { visiting } from '@/testing/visitor'

test.each([
  ['/support', 'Go to the contact form', '/contact', 'Send Request'],
  ['/contact', 'Go to support', '/support', 'Send Message'],
])('%s: the way to the other form stands above this one', async (path, words, to, send) => {
  visiting()
  renderApp(path)
  const way = await screen.findByRole('link', { name: words })
  expect(way).toHaveAttribute('href', to)
  const button = screen.getByRole('button', { name: send })
  expect(way.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
