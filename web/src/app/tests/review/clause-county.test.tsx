import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { serverWith } from '@/testing/one-document'
import { clause, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test('a clause says the county in which one lives as the detail that it is', async () => {
  const county: Fact = {
    id: 'county',
    type: 'county',
    text: 'In which county do you live?',
    meaning: 'What it does.',
    law: [],
  }
  const sections = [clause({ questions: ['fullName', 'county'] })]
  serverWith(will({ facts: { county: 'duval' } }), () => refused(400, 'No'), {
    type: { facts: [county] },
    preview: { complete: true, paper: paper({ instruments: [instrument({ sections })] }) },
  })
  renderApp('/review/7')
  await userEvent.click(await screen.findByText('Why this clause?'))
  const notes = within(screen.getByRole('region', { name: 'Notes on this page' }))
  expect(notes.queryByText('County where the papers are filed')).toBeNull()
  const change = notes.getByRole('link', { name: 'Change: In which county do you live?' })
  expect(change).toHaveAttribute('href', '/questionnaire/7?question=county&from=review')
})
