import { expect, test } from 'vitest'
import { faultOf } from './verification-code'

const code = '0MN4-YX4S-QVHG-GBAJ'

test.each([
  code,
  code.toLowerCase(),
  code.replaceAll('-', ' '),
  code.replaceAll('-', ''),
  `o${code.slice(1)}`,
])('%s is a code as people type it', (typed) => expect(faultOf(typed)).toBeUndefined())

test.each(['', 'abc', `${code}0`, code.slice(1), `U${code.slice(1)}`])('%s is no code', (typed) =>
  expect(faultOf(typed)).toBe('shape'),
)

test('one wrong symbol and two that are swapped are noticed', () => {
  const signs = Array.from(code.replaceAll('-', ''))
  const typed = (change: (signs: string[]) => void) => {
    const changed = [...signs]
    change(changed)
    return changed.join('')
  }
  signs.forEach((sign, at) => {
    const other = sign === '7' ? '8' : '7'
    expect(faultOf(typed((changed) => (changed[at] = other)))).toBe('slip')
    const next = signs[at + 1]
    if (next === undefined || next === sign) return
    expect(faultOf(typed((changed) => changed.splice(at, 2, next, sign)))).toBe('slip')
  })
})
