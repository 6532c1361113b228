import { expect, test } from 'vitest'
import { sample } from '@/testing/signing-day'
import { paidDivorce } from '@/testing/paid-divorces/paid-divorce'
import { printedPaper } from '../printed-paper'
import { readExecution } from './execution'
import { roomsOf } from './seats'
import { signedChecks, type SignedCheck } from './signed-checks'
import { sittingsOf } from './sittings'

const wordsOf = (checks: SignedCheck[]) =>
  checks.map(({ words, isNeeded }) => `${isNeeded ? '' : 'not needed: '}${words}`)

const asked = (slug: string, type: string) => {
  const execution = readExecution(sample(slug))
  return wordsOf(signedChecks(type, execution, roomsOf(execution.sheets)))
}

/** Of a paid divorce with the court's forms in its packet. */
const askedOfDivorce = (name: string, parties: string[]) => {
  const preview = paidDivorce(name)
  const { paper } = printedPaper(preview)
  if (!paper) throw new Error('nothing is printed')
  return wordsOf(signedChecks('uncontestedDivorce', readExecution(paper), sittingsOf(preview, parties)))
}

const INITIALS = 'Every line for initials at the foot of a page is filled in.'
const WITNESSES = 'Two witnesses were there, watched the signing, and signed too.'

test('of a will the witnesses are needed, and the self-proof is not', () => {
  expect(asked('simple-will', 'simpleWill')).toEqual([
    INITIALS,
    'Maria Elena Lopez signed.',
    'Two witnesses were there at the same time, watched the signing, and signed in front of you and of each other.',
    'not needed: For the self-proof, which may also be done later: the notary completed the affidavit, signed and stamped.',
  ])
})

test('a directive has no notary', () => {
  expect(asked('healthcare-directive', 'healthcareDirective')).toEqual(['Ana Ruiz signed.', WITNESSES])
})

test('of an agreement both sign, each before two witnesses and a notary', () => {
  expect(asked('prenuptial-agreement', 'prenuptialAgreement')).toEqual([
    INITIALS,
    'Ana Ruiz and Ben Cole signed.',
    'Two witnesses for each of you were there, watched the signing, and signed too.',
    'The notary completed the officer’s lines and boxes, signed and stamped.',
  ])
})

test('a divorce has no witnesses, and a notary or a deputy clerk', () => {
  expect(asked('uncontested-divorce', 'uncontestedDivorce')).toEqual([
    INITIALS,
    'Ana Ruiz and Ben Cole signed.',
    'The notary or deputy clerk completed the officer’s lines and boxes, signed and stamped.',
  ])
})

test('of a divorce whose agreement is the court’s form, both signed it', () => {
  expect(askedOfDivorce('with-property', ['Desmond Achebe', 'Lucille Achebe'])).toContain(
    'Desmond Achebe and Lucille Achebe signed.',
  )
})

test('of a draft that is signed only where the court takes it, nothing is asked', () => {
  const words = askedOfDivorce('simplified-with-draft', ['Harriet Lowell', 'Owen Lowell'])
  expect(words[0]).toBe('Harriet Lowell and Owen Lowell signed.')
  expect(words.join(' ')).not.toMatch(/witnesses|initials/)
})
