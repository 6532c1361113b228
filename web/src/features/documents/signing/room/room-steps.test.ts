import { expect, test } from 'vitest'
import { sample } from '@/testing/signing-day'
import { readExecution } from '../execution'
import { roomSteps } from './room-steps'

test('what is signed with a will is signed in a step of its own, and not with the will', () => {
  const execution = readExecution(sample('simple-will'))
  const place = (heading: string, by: string) => ({
    instrument: 'list',
    section: heading,
    heading,
    by,
    what: ['Signature'],
  })
  const steps = roomSteps({
    ...execution,
    steps: [
      ...execution.steps,
      'Sign and date the separate list. It needs no witness and no notary.',
      'Sign and date the declaration that names a guardian while two witnesses are present together.',
    ],
    sheets: [
      ...execution.sheets,
      { title: 'Separate List of Personal Property', places: [place('Signature', 'You')] },
      {
        title: 'Declaration Naming Preneed Guardian for Minor',
        places: [place('Signature of a Parent', 'You'), place('Statement of Witnesses', 'First witness')],
      },
    ],
  })
  const sheetsOf = (words: string) =>
    steps
      .find(({ text }) => text.includes(words))
      ?.places.map(({ sheet, by }) => `${sheet}: ${by.split(',')[0]}`)
  expect(sheetsOf('sign at the end of the will')).toEqual(['Last Will and Testament: You'])
  expect(sheetsOf('under “Statement of Witnesses”')).toEqual([
    'Last Will and Testament: First witness',
    'Last Will and Testament: Second witness',
  ])
  expect(sheetsOf('the separate list')).toEqual(['Separate List of Personal Property: You'])
  expect(sheetsOf('the declaration')).toEqual([
    'Declaration Naming Preneed Guardian for Minor: You',
    'Declaration Naming Preneed Guardian for Minor: First witness',
  ])
})
