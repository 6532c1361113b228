import { expect, test } from 'vitest'
import { sample } from '@/testing/signing-day'
import { readExecution } from './execution'
import { signedChecks } from './signed-checks'

const asked = (slug: string) =>
  signedChecks(readExecution(sample(slug))).map(
    ({ words, isNeeded }) => `${isNeeded ? '' : 'not needed: '}${words}`,
  )

const INITIALS = 'Every line for initials at the foot of a page is filled in.'
const WITNESSES = 'Two witnesses were there, watched the signing, and signed too.'

test('of a will the witnesses are needed, and the self-proof is not', () => {
  expect(asked('simple-will')).toEqual([
    INITIALS,
    'Maria Elena Lopez signed.',
    WITNESSES,
    'not needed: For the self-proof, which may also be done later: the notary completed the affidavit, signed and stamped.',
  ])
})

test('a directive has no notary', () => {
  expect(asked('healthcare-directive')).toEqual(['Ana Ruiz signed.', WITNESSES])
})

test('of an agreement both sign, each before two witnesses and a notary', () => {
  expect(asked('prenuptial-agreement')).toEqual([
    INITIALS,
    'Ana Ruiz and Ben Cole signed.',
    'Two witnesses for each of you were there, watched the signing, and signed too.',
    'The notary completed the officer’s lines and boxes, signed and stamped.',
  ])
})

test('a divorce has no witnesses, and a notary or a deputy clerk', () => {
  expect(asked('uncontested-divorce')).toEqual([
    INITIALS,
    'Ana Ruiz and Ben Cole signed.',
    'The notary or deputy clerk completed the officer’s lines and boxes, signed and stamped.',
  ])
})
