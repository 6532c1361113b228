import { expect, test } from 'vitest'
import type { Finding, Question } from '@/api/types'
import { partsOf, wayOut } from './finding-parts'

const finding = (message: string): Finding => ({
  code: 'B1',
  level: 'block',
  title: 'It waits',
  message,
  question: 'start',
  law: [],
})

test('the first sentence stands apart from the rest, the name of a case and a section within it', () => {
  expect(partsOf({ message: 'See Casto v. Casto (s. 61.079). You can change “Now.” Or wait.' })).toEqual({
    lead: 'See Casto v. Casto (s. 61.079).',
    rest: 'You can change “Now.” Or wait.',
  })
})

test('a single sentence has no rest', () => {
  expect(partsOf({ message: 'Change it.' })).toEqual({ lead: 'Change it.', rest: '' })
})

test('whoever may be in danger sees the telephone numbers at once', () => {
  const message = 'We have paused here. Hotline: 1-800-500-1119. You can come back.'
  expect(partsOf({ message })).toEqual({ lead: message, rest: '' })
})

const start = { id: 'start', options: ['Now', 'Later', 'Never'] } as Question

test('the one other choice that a finding names is the way out', () => {
  expect(wayOut(start, [finding('“Later” has no effect. You can choose “Now”.')], 'Later')).toBe('Now')
})

test('of two choices neither is taken for the person', () => {
  expect(wayOut(start, [finding('You can choose “Now” or “Never”.')], 'Later')).toBeUndefined()
  expect(wayOut({ ...start, options: [] }, [finding('You can choose “Now”.')], 'x')).toBeUndefined()
})
