import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chaptersShown, type Stage } from './progress'
import { ProgressPanel } from './progress-panel'

/** The stages of a type that no page knows, as the API shows them; a test of the content writes them. */
const stages = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../shared/pdf/tests/render/added/boat-sale-stages.json'),
    'utf8',
  ),
) as Stage[]

test('a document type that was added shows its progress, with no change to the page', () => {
  const asked = stages.flatMap(({ questions }) => questions)
  const chapters = chaptersShown(
    stages,
    asked,
    (question) => stages[0]?.questions.includes(question) ?? false,
  )
  render(<ProgressPanel chapters={chapters}>{null}</ProgressPanel>)
  for (const { title } of stages) expect(screen.getAllByText(title).length).toBeGreaterThan(0)
  expect(chapters.map(({ status }) => status)).toEqual(['completed', 'current'])
})

test('with all questions answered it says so, and no percent stands beside the blanks that are left', () => {
  const asked = stages.flatMap(({ questions }) => questions)
  const chapters = chaptersShown(stages, asked, () => true)
  render(
    <ProgressPanel chapters={chapters} afterwards="70 blanks left">
      {null}
    </ProgressPanel>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('All questions answered · 70 blanks left')
  expect(screen.queryByText('100%')).not.toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'All questions answered' })).toBeInTheDocument()
})

test('before a chapter is completed no percent says that nothing was done', () => {
  const asked = stages.flatMap(({ questions }) => questions)
  render(<ProgressPanel chapters={chaptersShown(stages, asked, () => false)}>{null}</ProgressPanel>)
  expect(screen.queryByText('0%')).not.toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: '0% completed' })).toBeInTheDocument()
})
