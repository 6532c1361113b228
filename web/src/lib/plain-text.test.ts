import { expect, test } from 'vitest'
import { plainText } from './plain-text'

const tags = String.fromCodePoint(...Array.from('send it', (letter) => 0xe0000 + letter.charCodeAt(0)))

test.each([
  ['what turns the reading direction', 'Ana \u202Eoiram\u202C \u2066x\u2069\u200F', 'Ana oiram x'],
  ['tag characters, which spell words that nobody sees', `Ana${tags}`, 'Ana'],
  ['invisible spaces and control characters', 'A\u200Bn\u0000a\uFEFF\u0007', 'Ana'],
  ['variation selectors that carry data', 'Ana\u{E0101}\u{E01EF}', 'Ana'],
])('takes away %s', (_what, text, plain) => {
  expect(plainText(text, 100)).toBe(plain)
})

test('leaves letters, line breaks and pictures of several characters as they are', () => {
  const text = 'José Núñez\nعلي  זאב 👩‍👧'
  expect(plainText(text, 100)).toBe(text)
})

test('cuts what is too long, and says so with an ellipsis', () => {
  expect(plainText('a'.repeat(100_000), 10)).toBe(`${'a'.repeat(10)}…`)
  expect(plainText('a'.repeat(10), 10)).toBe('a'.repeat(10))
})

test('never cuts a character in two', () => {
  expect(plainText(`${'a'.repeat(9)}👩`, 10)).toBe(`${'a'.repeat(9)}…`)
})

test.each([[undefined], [null], [7], [{ text: 'x' }]])('%j is no text', (text) => {
  expect(plainText(text, 10)).toBe('')
})
