import { expect, test } from 'vitest'
import { fileName } from './file-name'

const poa = { type: 'powerOfAttorney', updatedAt: '2026-11-27T02:00:00Z' }

test('a file is called what it is, with the day of its words in Florida, and never whose it is', () => {
  expect(fileName(poa)).toBe('power-of-attorney-2026-11-26.pdf')
  expect(fileName(poa, 'for a lawyer')).toBe('power-of-attorney-for-a-lawyer-2026-11-26.pdf')
})
