import { beforeEach, expect, test, vi } from 'vitest'
import { forgetVisit } from '@/lib/storage'
import { forgetPastNames, keepPast, onPastNames, parsePastNames, storedPastNames } from './past-names'

const past = { id: 'fullName', names: ['Ana Diaz'], prose: [] }

beforeEach(() => {
  sessionStorage.clear()
  keepPast(7, [past])
  keepPast(8, [past])
})

test('names that were changed go with their document, and whoever shows them is told', () => {
  const told = vi.fn<() => void>()
  const forget = onPastNames(told)
  forgetPastNames(7)
  forget()
  expect(told).toHaveBeenCalledOnce()
  expect(storedPastNames(7)).toBeNull()
  expect(parsePastNames(storedPastNames(8)).past).toEqual([past])
})

test('signing out forgets them all', () => {
  forgetVisit()
  expect([7, 8].map(storedPastNames)).toEqual([null, null])
})

test('what is stored in another shape is not read', () => {
  const other = { past: [{ id: 'address', value: '12 Bay Street' }, past], kept: [1] }
  expect(parsePastNames(JSON.stringify(other))).toEqual({ past: [past], kept: [] })
})
