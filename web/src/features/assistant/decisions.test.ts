import { expect, test } from 'vitest'
import { decisionIn, pickIn } from './decisions'

test.each([
  'yes',
  'Yes.',
  'YES!',
  'that is right',
  "That's right",
  'yes, that is right',
  'all of these are right',
  'yes thats right',
  'Yeah, that’s it!!',
  'yes it is',
  'yes sir',
  'yes im sure',
  'sí',
])('"%s" is a yes', (text) => expect(decisionIn(text)).toBe('yes'))

test.each(['no', 'No.', 'nah', 'change', "that's not right", 'no, thats wrong'])('"%s" is a no', (text) =>
  expect(decisionIn(text)).toBe('no'),
)

test.each([
  'no, my sister’s name is Eva',
  'yes, and I have two children',
  'Yes Road 7',
  'Wright',
  '',
  'maybe',
])('"%s" is neither', (text) => expect(decisionIn(text)).toBeUndefined())

test('a number picks', () => {
  expect(['2', ' 2. ', 'no, 2', 'number 2', '#2'].map(pickIn)).toEqual([2, 2, 2, 2, 2])
  expect(['two', '2 children', '', '2005'].map(pickIn)).toEqual([undefined, undefined, undefined, undefined])
})
