import { expect, test } from 'vitest'
import { corrected, repeatedWords, suggestedCorrection } from './spelling'

test.each([
  ['i recieve teh house', 'I receive the house'],
  ['Teh house, Recieve it', 'The house, Receive it'],
  ['pls tell me what u mean', 'Please tell me what you mean'],
  ['my daugther maria', 'My daughter maria'],
])('"%s" becomes "%s"', (typed, expected) => {
  expect(corrected(typed)).toBe(expected)
})

test.each(['Maria R. Lopez', 'U. S. Grant', '12 Adresstrasse, Berlin', 'R.lopez@example.com', "Ana O'teh"])(
  '"%s" stays as it is',
  (typed) => {
    expect(corrected(typed)).toBe(typed)
  },
)

test('words longer than two letters that stand twice are found, and taken out only where it is suggested', () => {
  const typed = 'To to my sister sister Rosa'
  expect(repeatedWords(typed)).toEqual(['sister'])
  expect(corrected(typed)).toBe(typed)
  expect(suggestedCorrection(typed)).toBe('To to my sister Rosa')
})
