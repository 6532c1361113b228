import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

const executor = { ...questions[0], id: 'executorName', text: 'Who should carry it out?' } as Question

test('where another person is to carry out the will, it is asked again where that person lives', async () => {
  const start = will({ answers: { executorName: 'Daniel Lopez' }, facts: { executorLives: 'In Florida' } })
  const document = { ...start, interview: { ...start.interview, visible: ['executorName'] } }
  const server = serverWith(document, saved, { type: { questions: [executor] } })
  const { user } = renderApp('/questionnaire/7?question=executorName')
  const box = await screen.findByLabelText('Who should carry it out?')
  await user.clear(box)
  await user.type(box, 'Kim Reyes{Enter}')
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).not.toHaveLength(0))
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    answers: { executorName: 'Kim Reyes' },
    facts: { executorLives: null },
  })
})
