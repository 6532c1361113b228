import { expect, test } from 'vitest'
import type { CourtForm } from '@/api/types'
import { readExecution } from '../signing/execution'
import { paper } from '@/testing/papers'
import { countReady, formGroupsOf, keysOf } from './form-groups'

const AFFIDAVIT = '12.902(c) or 12.902(b)'

/** A cover sheet on which each spouse files an affidavit with the petition. */
const execution = {
  ...readExecution(paper()),
  forms: [
    { form: AFFIDAVIT, what: 'Affidavit', who: 'Each spouse', when: 'With the petition', isSure: true },
  ],
}

const longForm = (of: CourtForm['of']): CourtForm => ({
  form: '12.902c',
  of,
  names: [],
  number: '12.902(c)',
  title: 'Affidavit (Long Form)',
  revision: '06/25',
  address: null,
  inPacket: true,
  obstacle: null,
})

const keys = (listed: CourtForm[]) =>
  Object.fromEntries(formGroupsOf(execution, listed).map((group) => [group.name, keysOf(group)]))

test('a spouse whose income calls for the short form has it in the list beside the long one of the other', () => {
  expect(keys([longForm('respondent')])).toEqual({
    petitioner: ['12.902(b)'],
    respondent: ['12.902(c) respondent'],
  })
  expect(keys([longForm('petitioner')])).toEqual({
    petitioner: ['12.902(c)'],
    respondent: ['12.902(b) respondent'],
  })
})

test('where both have the long form, or neither, none is named twice', () => {
  expect(keys([longForm('petitioner'), longForm('respondent')])).toEqual({
    petitioner: ['12.902(c)'],
    respondent: ['12.902(c) respondent'],
  })
  expect(keys([])).toEqual({ other: [AFFIDAVIT] })
})

test('it is ready once both copies are', () => {
  const count = (ready: string[]) => countReady(execution, [longForm('respondent')], ready).ready
  expect(count(['12.902(c) respondent'])).toBe(0)
  expect(count(['12.902(c) respondent', '12.902(b)'])).toBe(1)
})
