// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Question } from '@/api/types'
import { asksForPerson } from './offered-people'

const content = join(import.meta.dirname, '../../../../../shared/content/documents')

/** The questions of all document types, as far as a line tells. */
const questions = readdirSync(content).flatMap((slug) =>
  readFileSync(join(content, slug, 'questions.toml'), 'utf8')
    .split('[[question]]')
    .slice(1)
    .map((block) => {
      const valueOf = (key: string) => new RegExp(`^${key} = "(.*)"$`, 'm').exec(block)?.[1]
      const [id = '', type = ''] = [valueOf('id'), valueOf('type')]
      return { id, type: type as Question['type'], book: valueOf('book') ?? null, rule: valueOf('rule') }
    }),
)

test('the questions that a person’s name answers are those that the content checks as names', () => {
  const names = questions.filter(({ rule, book }) => rule === 'name' && !book)
  expect(names.map(({ id }) => id)).toContain('agentName')
  expect(questions.filter(asksForPerson)).toEqual(names)
})
