import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { Price } from './price'

test('a document that is bought is said to be paid before its price is', () => {
  const { container } = render(<Price document={will({ status: 'paid' })} />)
  expect(container).toHaveTextContent(/^Paid \$69\.00$/)
  const { container: withFee } = render(<Price document={will({ status: 'paid', amountPaid: 7150 })} />)
  expect(withFee).toHaveTextContent(/^Paid \$71\.50$/)
})

test('before that the total is said first, and then of what that is made up', () => {
  const { container } = render(<Price document={will()} />)
  expect(container).toHaveTextContent(/^\$71\.50 total \$69\.00 One-time payment \+ \$2\.50 fee$/)
})
