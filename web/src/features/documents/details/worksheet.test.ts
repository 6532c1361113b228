import { expect, test } from 'vitest'
import type { Paper } from '@/api/types'
import { clause, instrument, paper } from '@/testing/papers'
import { outcomeOf } from './worksheet'

const paragraph = (text: string) => ({ kind: 'paragraph', text, centered: false }) as const

/** A paper with the sheet, which says this after what it is. */
const saying = (...words: string[]): Paper => {
  const blocks = ['This sheet has the lines of the worksheet.', ...words].map(paragraph)
  const sections = [clause({ id: 'worksheet-about', blocks }), clause({ id: 'worksheet-lines' })]
  return paper({ instruments: [instrument(), instrument({ id: 'worksheet', sections })] })
}

test('the amount of a worksheet is told with who pays it, and what is said of it', () => {
  const words =
    'Guideline amount: $1,594.67 each month (line 21). The Petitioner pays it. It is presumptive: the court decides.'
  expect(outcomeOf(saying(words, 'The parents ask for it.'))).toMatchObject({
    amount: '$1,594.67',
    payer: 'The Petitioner pays it.',
    sentence: 'Guideline amount: $1,594.67 each month. The Petitioner pays it.',
    notes: ['It is presumptive: the court decides.', 'The parents ask for it.'],
    lines: { id: 'worksheet-lines' },
  })
})

test('what is missing for an amount is told, and why there is none', () => {
  const missing = 'The sheet is not complete. It still needs the cost of child care.'
  expect(outcomeOf(saying(missing))).toMatchObject({ sentence: missing, notes: [] })
  const nothing = 'By these figures neither parent pays the other: line 21 comes to nothing.'
  expect(outcomeOf(saying(nothing))?.sentence).toBe(nothing)
  expect(outcomeOf(saying('No amount is computed. Why.'))?.amount).toBeUndefined()
})

test('a paper without the sheet has no outcome', () => {
  expect(outcomeOf(paper())).toBeUndefined()
  expect(outcomeOf(undefined)).toBeUndefined()
})
