import { expect, test } from 'vitest'
import { paid } from '@/testing/signing-day'
import { version } from '@/testing/versions'
import { copiesOf } from './copies'

const standing = { signed: null, signAgain: false, hasChanged: false }
const read = (document: typeof paid, ...said: number[]) =>
  copiesOf(document, {
    ...standing,
    versions: said.map((contentVersion, index) => ({ ...version(index + 1), contentVersion })),
    hasChanged: (said.at(-1) ?? 0) < document.contentVersion,
  }).map((copy) => [copy.number, copy.version])

test('each copy is known by the version before the next change, and the newest by the one of now', () => {
  expect(read({ ...paid, version: 9, contentVersion: 6 }, 2, 6)).toEqual([
    [1, 5],
    [2, 9],
  ])
})

test('a copy from before a change that was not downloaded is not the document of now', () => {
  expect(read({ ...paid, version: 9, contentVersion: 8 }, 2, 6)).toEqual([
    [1, 5],
    [2, 7],
  ])
})

test('of copies that say the same the last stands for all', () => {
  expect(read({ ...paid, version: 9, contentVersion: 2 }, 2, 2)).toEqual([[2, 9]])
})
