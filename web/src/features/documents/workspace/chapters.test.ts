import { expect, test } from 'vitest'
import { chaptersOf, minutesLeft } from './chapters'

const stages = [
  { title: 'You', questions: ['fullName', 'address'] },
  { title: 'Children', questions: ['childrenDetails'] },
  { title: 'Gifts', questions: ['residue'] },
]

test('a chapter has the questions that are asked, and says how much of it is answered', () => {
  const chapters = chaptersOf(stages, ['fullName', 'address', 'residue'], (id) => id === 'fullName')
  expect(chapters).toEqual([
    { title: 'You', questions: ['fullName', 'address'], share: 0.5 },
    { title: 'Gifts', questions: ['residue'], share: 0 },
  ])
})

test('a question that no stage names belongs to the chapter before it', () => {
  const [, gifts] = chaptersOf(stages, ['fullName', 'residue', 'backup'], () => true)
  expect(gifts).toEqual({ title: 'Gifts', questions: ['residue', 'backup'], share: 1 })
})

test('half a minute for each open question, and never less than one while there is one', () => {
  expect([0, 1, 2, 5, 10].map(minutesLeft)).toEqual([0, 1, 1, 3, 5])
})
