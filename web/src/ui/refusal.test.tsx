import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from './refusal'

test('the sentence takes the focus when it comes, and again after a further try', () => {
  const { rerender } = render(<Refusal message="Your card was declined." />)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.')
  rerender(<Refusal message={undefined} />)
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument()
  rerender(<Refusal message="Your card was declined." />)
  expect(screen.getByRole('alert')).toHaveFocus()
})
