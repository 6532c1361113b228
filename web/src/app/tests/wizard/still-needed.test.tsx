import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const minor = { id: 'minor', type: 'yes_no', text: 'Under 18 now?', optional: false } as const

function open() {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const visible = ['hasChildren', 'childrenDetails', 'bequests']
  const interview = { ...start.interview, visible, composing: ['children'] }
  const asking = { ...children, field: [...(children.field ?? []), minor] }
  serverWith({ ...start, interview }, saved, { type: { facts: [asking] } })
  renderApp('/document/7?question=childrenDetails')
}

test('which parts of a begun answer are still needed is said before one presses Continue, which leads there', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ana Lopez')
  expect(screen.getByText('Still needed: “Under 18 now?”')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus())
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.queryByText(/^Still needed/)).not.toBeInTheDocument()
})
