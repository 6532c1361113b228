import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test.each([
  ['that are filed', true],
  ['that are filed nowhere', false],
])('the draft of papers %s says whether it has the forms of the court', async (_, county) => {
  serverWith(will({}), () => refused(400, 'No'), {
    type: { county },
    preview: { complete: true, paper: paper() },
  })
  renderApp('/review/7')
  const note = await screen.findByText(/^A PDF with a watermark/)
  expect(note.textContent?.includes('the court’s own forms')).toBe(county)
  expect(screen.queryAllByText(/^You read here the papers that Coquina drafts/)).toHaveLength(county ? 1 : 0)
})
