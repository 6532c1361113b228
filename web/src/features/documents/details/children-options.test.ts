import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fact, Field } from '@/api/types'
import { will } from '@/testing/samples'
import { withOwnChildren } from './children-options'

const ALL = ['All of them', 'The first child', 'The second child', 'The third child']
const which: Field = { id: 'child', type: 'choice', text: 'Which child?', optional: true, options: ALL }
const homes = { id: 'homes', type: 'items', text: 'Where have the children lived?', field: [which] } as Fact

const offered = (facts: Record<string, unknown>) =>
  withOwnChildren(will({ facts }), homes).field?.[0]?.options

const minor = { minor: true }

test('of two children under 18 no third is offered', () => {
  expect(offered({ children: [minor, minor, { minor: false }] })).toEqual(ALL.slice(0, 3))
  expect(offered({ childrenNames: [minor, {}] })).toEqual(ALL.slice(0, 3))
  expect(offered({ minorChildren: 2 })).toEqual(ALL.slice(0, 3))
})

test('where it is not said how many there are, and where there are more, all are', () => {
  expect(offered({})).toEqual(ALL)
  expect(offered({ minorChildren: 5 })).toEqual(ALL)
})

test('one that was chosen before is still seen', () => {
  expect(offered({ minorChildren: 1, homes: [{ child: 'The third child' }] })).toEqual([
    'All of them',
    'The first child',
    'The third child',
  ])
})

test('the children have the names that the content gives them', () => {
  const facts = '../../../../../shared/content/documents/uncontested-divorce/facts.toml'
  expect(readFileSync(join(import.meta.dirname, facts), 'utf8')).toContain(
    `options = [${ALL.map((option) => `"${option}"`).join(', ')}]`,
  )
})
