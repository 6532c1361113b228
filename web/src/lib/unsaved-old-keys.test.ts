import { expect, test } from 'vitest'
import { hasOldKeys } from './has-old-keys'
import { unsavedOf } from './unsaved'
import { adoptOldKeys } from './unsaved-old-keys'

test('what an older version of the site kept is taken over, and its keys are gone', () => {
  sessionStorage.setItem('draft:7:fullName', 't:Maria Lopez')
  sessionStorage.setItem('draft:7:address', 't:Bay')
  sessionStorage.setItem('draft:7:witnessed', 'false')
  sessionStorage.setItem('draft:7:empty', 't: ')
  const questions = ['fullName', 'witnessed', 'empty', 'never']
  sessionStorage.setItem('unsent:7', JSON.stringify({ questions, data: { county: 'duval' } }))
  sessionStorage.setItem('unsaved:7', '{"answers":{"hasChildren":"No"},"data":{}}')
  expect(hasOldKeys()).toBe(true)
  adoptOldKeys()
  expect(hasOldKeys()).toBe(false)
  expect(unsavedOf(7)).toEqual({
    answers: { hasChildren: 'No', fullName: 'Maria Lopez', witnessed: false },
    data: { county: 'duval' },
    drafts: { address: 'Bay', empty: ' ' },
    hasFailed: true,
  })
  expect(Object.keys(sessionStorage)).toEqual(['unsaved:7'])
})

test.each(['{"questions"', 'null', '{"questions":7}'])('what cannot be read is left out: %s', (text) => {
  sessionStorage.setItem('unsent:7', text)
  sessionStorage.setItem('draft:7:fullName', 't:Maria')
  adoptOldKeys()
  expect(unsavedOf(7)).toMatchObject({ answers: {}, data: {}, drafts: { fullName: 'Maria' } })
})
