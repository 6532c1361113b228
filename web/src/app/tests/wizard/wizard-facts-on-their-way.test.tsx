import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']

type Change = { facts: { children: { name: string }[] } }

test('pieces that are typed on while they are saved, and left, are no change from elsewhere', async () => {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  let document: Document = {
    ...start,
    interview: { ...start.interview, visible, composing: ['children'] },
  }
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const server = serverWith(document, () => ({ body: document }), {
    type: { facts: [children] },
    handlers: {
      'PATCH /api/documents/{id}': async (call) => {
        await isAnswered
        const seen = call.headers.get('if-match')
        if (seen !== null && seen !== `"${document.version}"`)
          return refused(412, 'Changed meanwhile.', { document })
        const { facts } = call.body as Change
        const answers = { ...document.answers, childrenDetails: facts.children[0]?.name ?? '' }
        const kept = saved(call, { ...document, facts: { ...facts } })
        document = { ...kept.body, answers }
        return { body: document }
      },
    },
  })
  renderApp('/document/7?question=childrenDetails')
  const piece = await screen.findByLabelText('Full name')
  await userEvent.type(piece, 'Ana')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.type(piece, ' Lopez')
  await userEvent.click(screen.getByRole('link', { name: 'Contact our support team' }))
  await screen.findByRole('heading', { level: 1, name: 'Support' })
  answer()
  await waitFor(() => expect(document.facts).toEqual({ children: [{ name: 'Ana Lopez' }] }))
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(2)
  expect(screen.queryByText('This document was changed in another tab')).not.toBeInTheDocument()
})
