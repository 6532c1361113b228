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

test('a share of a bundle is not taken for a price', () => {
  const { container } = render(<Price document={will({ status: 'paid', amountPaid: 4967 })} />)
  expect(container).toHaveTextContent(/^Paid at a bundle’s price For this document: \$49\.67$/)
})

test('what costs more in a bundle than by itself was bought in a bundle, too', () => {
  const directive = will({ status: 'paid', price: 4900, amountPaid: 6225 })
  const { container } = render(<Price document={directive} />)
  expect(container).toHaveTextContent(/^Paid at a bundle’s price For this document: \$62\.25$/)
})

test('a document that was bought with attorney review was not bought in a bundle', () => {
  const reviewed = will({ status: 'paid', amountPaid: 19_900, attorneyReview: true })
  const { container } = render(<Price document={reviewed} />)
  expect(container).toHaveTextContent(/^Paid \$199\.00$/)
})
