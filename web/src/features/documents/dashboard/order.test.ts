import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { finding } from '@/testing/papers'
import { will } from '@/testing/samples'
import { createdOf } from './created'
import { byNeed, groupOf } from './order'

const complete = { ...will().interview, missing: [], complete: true }
const stopped = { ...complete, findings: [finding({ level: 'block' })] }
const signed = { plan: null, signed: { date: '2026-11-20', original: 'The top drawer', version: 1 } }

const draft = will({ id: 1, updatedAt: '2026-11-25T08:00:00Z' })
const kept = will({ id: 2, status: 'paid', interview: complete, signing: signed })
const ready = will({ id: 3, status: 'completed', interview: complete })
const blocked = will({ id: 4, status: 'completed', interview: stopped })
const held = will({ id: 5, status: 'paid', interview: complete, onHold: true })
const paid = will({ id: 6, status: 'paid', interview: complete, updatedAt: '2026-10-01T08:00:00Z' })
const prepaid = will({ id: 7, status: 'paid' })
const oldDraft = will({ id: 8, updatedAt: '2026-11-01T08:00:00Z' })

const ids = (documents: Document[]) => documents.map(({ id }) => id)

test('what is paid and not signed comes before all drafts, and what is kept comes last', () => {
  const ordered = byNeed([draft, kept, ready, oldDraft, blocked, paid])
  expect(ids(ordered)).toEqual([6, 4, 3, 1, 8, 2])
})

test('what was bought unanswered comes with what is paid, and what the bank holds with what is stopped', () => {
  expect(ids(byNeed([ready, held, prepaid]))).toEqual([7, 5, 3])
})

test('what was bought together stands in the order in which it is sold, until it is answered', () => {
  const bought = ['powerOfAttorney', 'simpleWill', 'healthcareDirective'].map((type, index) =>
    will({
      id: 20 + index,
      type,
      status: 'paid',
      paidAt: `2026-11-20T08:00:0${index}Z`,
      updatedAt: `2026-11-2${index}T08:00:00Z`,
    }),
  )
  const order = ['simpleWill', 'healthcareDirective', 'powerOfAttorney']
  expect(ids(byNeed([...bought, paid], order))).toEqual([21, 22, 20, 6])
  const [first, ...others] = bought
  const answered = { ...(first ?? paid), interview: complete }
  expect(ids(byNeed([answered, ...others], order))).toEqual([21, 22, 20])
})

test('four headings: what needs the person, what can be paid, drafts, what is kept', () => {
  expect([paid, prepaid, held, blocked].map(groupOf)).toEqual(['now', 'now', 'now', 'now'])
  expect([ready, draft, kept].map(groupOf)).toEqual(['ready', 'drafts', 'kept'])
})

test('two of a name that were made in one minute are the first and the second, paid or not', () => {
  const [older, newer] = [10, 40].map((second) =>
    will({ id: second, createdAt: `2026-11-21T12:00:${second}Z` }),
  )
  if (!older || !newer) throw new Error('two documents')
  expect(createdOf(older, [newer, older])).toMatch(/^November 21, 2026 at \d+:00\s[AP]M \(1 of 2\)$/)
  expect(createdOf(newer, [newer, older])).toMatch(/ \(2 of 2\)$/)
  const newest = will({ id: 50, createdAt: '2026-11-21T12:00:50Z' })
  expect(createdOf(newer, [newest, newer, older])).toMatch(/ \(2 of 3\)$/)
})
