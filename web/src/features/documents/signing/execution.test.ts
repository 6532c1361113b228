import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Paper } from '@/api/types'
import { openClauses } from './blanks'
import { readExecution, rowOf, type Execution } from './execution'
import { beforeRoom, roomSteps } from './room/room-steps'
import { roomsOf } from './seats'
import { suggestedWitnesses } from './suggested-witnesses'

// What the server makes of answers without details; a journey holds it against what is served.
const samples = join(import.meta.dirname, '../../../testing/papers-without-details')
const paperOf = (slug: string): Paper =>
  JSON.parse(readFileSync(join(samples, `${slug}.json`), 'utf8')) as Paper
const executionOf = (slug: string): Execution => readExecution(paperOf(slug))

const slugs = [
  'simple-will',
  'power-of-attorney',
  'healthcare-directive',
  'prenuptial-agreement',
  'postnuptial-agreement',
  'uncontested-divorce',
]

const seats = (slug: string, room = 0) =>
  roomsOf(executionOf(slug).sheets)[room]?.seats.map(({ part, name, turn }) => `${turn} ${part} ${name}`)

test.each(slugs)('every part that signing day needs is found on the cover sheet: %s', (slug) => {
  const execution = executionOf(slug)
  const parts = ['who', 'witnesses', 'before', 'bring', 'steps', 'after', 'sheets'] as const
  expect(parts.filter((part) => execution[part].length === 0)).toEqual([])
  expect(roomsOf(execution.sheets).length).toBeGreaterThan(0)
})

test('each person of a will signs in turn, the notary last', () => {
  expect(seats('simple-will')).toEqual([
    expect.stringMatching(/^1 party /),
    '2 witness 1',
    '3 witness 2',
    '4 officer Notary',
  ])
})

test('a directive has no notary, and its two papers lie on one table', () => {
  const rooms = roomsOf(executionOf('healthcare-directive').sheets)
  expect(rooms.map(({ titles }) => titles.length)).toEqual([2])
  expect(rooms[0]?.seats.map(({ part }) => part)).toEqual(['party', 'witness', 'witness'])
})

test('of an agreement each party signs, with the same two witnesses', () => {
  expect(seats('prenuptial-agreement')).toEqual([
    '1 party Ana Ruiz',
    '2 party Ben Cole',
    '3 witness 1',
    '4 witness 2',
    '5 officer Notary',
  ])
})

test('a petition and a settlement agreement are signed at tables of their own', () => {
  expect(seats('uncontested-divorce', 0)).toEqual(['1 party Ana Ruiz', '2 officer Notary or deputy clerk'])
  expect(seats('uncontested-divorce', 1)).toEqual([
    '1 party Ana Ruiz',
    '2 party Ben Cole',
    '3 officer Notary or deputy clerk',
  ])
})

test('an agent who accepts later sits at no table', () => {
  const rooms = roomsOf(executionOf('power-of-attorney').sheets)
  expect(rooms.flatMap((room) => room.seats.map(({ name }) => name))).not.toContain('Your agent, Carla Ruiz')
})

test('blanks are what the owner writes outside of the clauses that are signed', () => {
  const paper = paperOf('uncontested-divorce')
  const clauses = openClauses(paper, readExecution(paper).sheets)
  expect(clauses.find(({ heading }) => heading === 'Military Service')).toMatchObject({
    sheet: 'Petition for Dissolution of Marriage with Property but No Minor or Dependent Children',
    boxes: 5,
  })
  expect(clauses.find(({ heading }) => heading === 'Assets')).toMatchObject({ tables: 1, boxes: 0 })
  const lines = clauses.flatMap((clause) => clause.lines)
  expect(lines).toContainEqual({ what: 'Place of marriage', by: 'Ana Ruiz' })
  expect(lines.filter(({ what }) => /signature|initials|case number|division/i.test(what))).toEqual([])
  expect(clauses.filter(({ heading }) => heading.startsWith('Oath'))).toEqual([])
})

test('a step in the room shows the lines that it speaks of, and no one else’s', () => {
  const steps = roomSteps(executionOf('simple-will'))
  const linesOf = (words: string) =>
    steps
      .find(({ text }) => text.includes(words))
      ?.places.map(({ by, heading }) => `${heading}: ${by.split(',')[0]}`)
  expect(linesOf('at the foot of each page')).toEqual(['Foot of the page: You'])
  expect(linesOf('sign at the end of the will')).toEqual(['Signature: You'])
  expect(linesOf('Each witness signs')).toEqual([
    'Statement of Witnesses: First witness',
    'Statement of Witnesses: Second witness',
  ])
  expect(linesOf('self-proving affidavit with the notary')).toEqual([
    'Self-Proving Affidavit: Notary',
    'Self-Proving Affidavit: You',
    'Self-Proving Affidavit: First witness',
    'Self-Proving Affidavit: Second witness',
  ])
})

test('what a notary completes, and lines for initials, are shown with the step that names them in words', () => {
  const linesOf = (slug: string, words: string) =>
    roomSteps(executionOf(slug))
      .find(({ text }) => text.includes(words))
      ?.places.map(({ by, heading }) => `${heading}: ${by}`)
  expect(linesOf('power-of-attorney', 'of the acknowledgment')).toEqual(['Acknowledgment: Notary'])
  expect(linesOf('power-of-attorney', 'lines for initials')).toHaveLength(3)
  expect(linesOf('prenuptial-agreement', 'one acknowledgment')).toEqual([
    'Acknowledgment of Party 1: Notary',
    'Acknowledgment of Party 2: Notary',
  ])
  expect(linesOf('uncontested-divorce', 'Petition: ')).toEqual([
    'Verification and Signature: Ana Ruiz',
    'Oath Before the Notary or Deputy Clerk: Notary or deputy clerk',
  ])
})

test('of several papers each line says in which one it is', () => {
  const steps = roomSteps(executionOf('healthcare-directive'))
  const signing = steps.find(({ text }) => text.startsWith('Sign and date'))
  expect(signing?.places.map(({ sheet }) => sheet)).toEqual([
    'Florida Health Care Advance Directive',
    'Further Directions',
  ])
})

test('who is suggested as a witness is said in the paper’s own words, where it suggests anyone', () => {
  expect(suggestedWitnesses(executionOf('simple-will'))).toBe(
    'two adults who are not named in the will, receive nothing under it and are not the notary',
  )
  expect(suggestedWitnesses(executionOf('power-of-attorney'))).toMatch(/^two adults .* not the notary$/)
  expect(suggestedWitnesses(executionOf('healthcare-directive'))).toBeUndefined()
})

test.each(slugs)('pages and people are there before the first step in the room: %s', (slug) => {
  const execution = executionOf(slug)
  const steps = roomSteps(execution).map(({ text }) => text)
  expect([...beforeRoom(execution), ...steps]).toEqual(execution.steps)
  expect(steps.filter((step) => /^(Print|Bring)\b/.test(step))).toEqual([])
})

test('the official forms are listed, those that are always filed apart from the others', () => {
  const { forms } = executionOf('uncontested-divorce')
  expect(forms.find(({ form }) => form === '12.928')).toMatchObject({
    isSure: true,
    when: 'With the petition',
  })
  expect(forms.find(({ form }) => form === 'DH 513')).toMatchObject({ isSure: false })
})

test('a form is found under its number also where it stands beside the other that may be filed instead', () => {
  const row = { form: '12.902(c) or 12.902(b)', what: '', who: 'Each spouse', when: '', isSure: true }
  const other = { ...row, form: '12.902(e)' }
  const execution = { ...executionOf('uncontested-divorce'), forms: [other, row], instead: [] }
  expect(rowOf(execution, '12.902(c)')).toBe(row)
  expect(rowOf(execution, '12.902(b)')).toBe(row)
  expect(rowOf(execution, '12.902')).toBeUndefined()
})
