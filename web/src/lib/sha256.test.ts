import { expect, test } from 'vitest'
import { sha256Of } from './sha256'

test('the hash of a file is that of its bytes', async () => {
  expect(await sha256Of(new File(['abc'], 'will.pdf'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
