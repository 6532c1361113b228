import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectField } from './field'

const LONG = '13. Reimbursed expenses and in-kind payments that reduce living costs'

test('what is chosen stands there whole, and is read out once', () => {
  render(
    <SelectField label="Which line is it?" shown={LONG} value={LONG} onChange={() => undefined}>
      <option>{LONG}</option>
    </SelectField>,
  )
  const [whole] = screen.getAllByText(LONG, { selector: 'span' })
  expect(whole).toBeVisible()
  expect(whole).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('combobox', { name: 'Which line is it?' })).toHaveValue(LONG)
})
