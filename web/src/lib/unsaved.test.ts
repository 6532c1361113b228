import { expect, test, vi } from 'vitest'
import { forgetVisit } from './storage'
import { isAnyWaiting, isWaiting, parseUnsaved, unsavedOf } from './unsaved'
import { forgetSent, forgetTyped, give, keepTyped, setAside, typedAnswer } from './unsaved-changes'

test.each([null, '', '{"answers"', 'null', '[]', '"text"', '{"answers":["fullName"],"data":"x"}'])(
  'where nothing can be read, nothing waits: %s',
  (text) => expect(isWaiting(parseUnsaved(text))).toBe(false),
)

test('an answer is kept over what was spoilt', () => {
  sessionStorage.setItem('unsaved:7', '{"answers"')
  give(7, { answers: { fullName: 'Maria' } })
  expect(unsavedOf(7).answers).toEqual({ fullName: 'Maria' })
})

test('what is only typed is not sent, and keeps no one signed in', () => {
  keepTyped(7, 'fullName', 'Maria')
  expect([isWaiting(unsavedOf(7)), isAnyWaiting()]).toEqual([false, false])
  expect(typedAnswer(7, 'fullName')).toBe('Maria')
  forgetTyped(7, 'fullName')
  expect(sessionStorage.getItem('unsaved:7')).toBeNull()
})

test('what is typed on where an answer waits is sent instead; an empty field is not', () => {
  give(7, { answers: { fullName: 'Maria' } })
  keepTyped(7, 'fullName', 'Maria Lopez')
  expect(unsavedOf(7).answers).toEqual({ fullName: 'Maria Lopez' })
  keepTyped(7, 'fullName', ' ')
  expect(unsavedOf(7)).toMatchObject({ answers: {}, drafts: { fullName: ' ' } })
})

test('what was changed while it was on its way stays', () => {
  give(7, { answers: { a: 'sent', b: 'sent' }, data: { read: ['W1'], county: 'duval' } }, true)
  const { answers, data } = unsavedOf(7)
  give(7, { answers: { b: 'newer' }, data: { county: 'orange' } })
  forgetSent(7, { answers, data })
  expect(unsavedOf(7)).toMatchObject({
    answers: { b: 'newer' },
    data: { county: 'orange' },
    hasFailed: false,
  })
})

test('an answer that cannot be saved as it is goes back to its field', () => {
  give(7, { answers: { fullName: 'Maria', address: 'Bay Street' } })
  setAside(7, ['fullName'])
  expect(unsavedOf(7)).toMatchObject({ answers: { address: 'Bay Street' }, drafts: { fullName: 'Maria' } })
})

test('a browser that stores nothing loses nothing while the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  give(7, { answers: { fullName: 'Maria' } })
  expect([unsavedOf(7).answers, isAnyWaiting()]).toEqual([{ fullName: 'Maria' }, true])
  full.mockRestore()
  forgetVisit()
  expect(isAnyWaiting()).toBe(false)
})
