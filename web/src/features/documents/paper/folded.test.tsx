import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Folded } from './folded'

test('a press unfolds the paper, and another one folds it again', async () => {
  const user = userEvent.setup()
  render(<Folded>The paper</Folded>)
  await user.click(screen.getByRole('button', { name: 'Read the whole document', expanded: false }))
  await user.click(screen.getByRole('button', { name: 'Close the document', expanded: true }))
  expect(screen.getByRole('button', { name: 'Read the whole document' })).toBeVisible()
})

test('whoever comes to something inside by the keyboard finds it unfolded', async () => {
  const user = userEvent.setup()
  render(
    <Folded>
      <a href="#clause">A clause</a>
    </Folded>,
  )
  await user.tab()
  expect(screen.getByRole('link', { name: 'A clause' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Close the document' })).toBeVisible()
})
