import { expect, test } from 'vitest'
import type { Condition, Question } from '@/api/types'
import kept from '../../../../../shared/domain/tests/conditions.json'
import { questionsAsked } from './questions-asked'

const words = { text: '', why: '', meaning: '', law: [], optional: false }
const questions = kept.questions.map(({ id, type, condition }): Question => ({
  ...words,
  id,
  type: type as Question['type'],
  ...(condition && { condition: condition as Condition }),
}))

test.each(kept.cases)('after the answers $answers the same questions are asked as by the server', (given) => {
  const answers = JSON.parse(JSON.stringify(given.answers)) as Record<string, string | boolean>
  expect(questionsAsked(questions, answers).map(({ id }) => id)).toEqual(given.asked)
})
