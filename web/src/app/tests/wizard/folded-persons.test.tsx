import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const CHILDREN = [
  { name: 'Ana Lopez', birthDate: '2015-05-04', school: 'Bay School' },
  { name: 'Luis Lopez', birthDate: '2018-03-12', school: 'Bay School' },
]

test('children of whom all is said are a line each, with the way to change or remove them', async () => {
  const field = [
    ...(children.field ?? []),
    { id: 'birthDate', type: 'date', text: 'Birth date', optional: false },
    { id: 'school', type: 'text', text: 'School', optional: true },
  ] as const
  const start = will({ answers: { hasChildren: 'Yes', childrenDetails: 'Ana; Luis' } })
  const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']
  const interview = { ...start.interview, visible, composing: ['children'] }
  serverWith({ ...start, interview, facts: { children: CHILDREN } }, saved, {
    type: { facts: [{ ...children, field: [...field] }] },
  })
  renderApp('/questionnaire/7?question=childrenDetails')
  expect(await screen.findByRole('group', { name: 'Ana Lopez' })).toHaveTextContent(
    'Ana Lopez, May 4, 2015, Bay School',
  )
  expect(screen.queryByLabelText('Full name')).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove Luis Lopez' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Edit Luis Lopez' }))
  expect(await screen.findByDisplayValue('Luis Lopez')).toBeVisible()
  expect(screen.queryByDisplayValue('Ana Lopez')).toBeNull()
})
