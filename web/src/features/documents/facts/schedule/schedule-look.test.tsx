import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { scheduleFact as fact } from '@/testing/schedule-fact'
import { draftOf } from '../draft'
import type { Draft } from '../draft-types'
import { FactInput } from '../fact-input'

function Form() {
  const [draft, setDraft] = useState<Draft>(() => draftOf(fact, undefined))
  return <FactInput fact={fact} draft={draft} errors={{}} counties={[]} onChange={setDraft} />
}

test('each schedule shows two weeks of its nights, with names for those who do not see them', async () => {
  render(<Form />)
  const card = await screen.findByRole('radio', { name: /^Week on, week off/ })
  expect(card).toHaveAccessibleDescription(
    /Two weeks, night by night: 7 nights with one parent, 7 nights with the other\.$/,
  )
})

test('the holidays are folded, and say how many differ', async () => {
  render(<Form />)
  const title = await screen.findByText('Holidays and school breaks')
  expect(title.closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText('None differs from the regular schedule')).toBeVisible()
  await userEvent.click(title)
  await userEvent.click(screen.getByRole('button', { name: /^Thanksgiving / }))
  await userEvent.selectOptions(screen.getByLabelText('Thanksgiving, even years'), 'The Petitioner')
  expect(screen.getByText('1 differs')).toBeVisible()
  expect(screen.getByText('From when to when')).toBeVisible()
})
