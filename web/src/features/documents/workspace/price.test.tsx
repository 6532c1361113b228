import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { Price } from './price'

test('a document that is bought is said to be paid before its price is', () => {
  const { container } = render(<Price document={will({ status: 'paid' })} />)
  expect(container).toHaveTextContent(/^Paid \$69\.00$/)
})

test('before that its price is said, and what it comes to in all', () => {
  const { container } = render(<Price document={will()} />)
  expect(container).toHaveTextContent(/^\$69\.00 One-time payment \(\$71\.50 total\)$/)
})
