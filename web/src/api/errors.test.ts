import { expect, test } from 'vitest'
import { fakeApi, refused } from '@/testing/fake-api'
import { api, dataOf } from './client'
import { isUnauthorized, sentenceOf } from './errors'
import { saveToken, startPostLogout } from './token'

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a refused call becomes an error of the form "status: body"', async () => {
  fakeApi({ 'GET /api/documents': () => refused(401, 'Unauthorized') })
  const error = await failureOf(dataOf(api.GET('/api/documents')))
  expect(error).toHaveProperty('message', '401: {"message":"Unauthorized","requestId":"test"}')
  expect(isUnauthorized(error)).toBe(true)
})

test('a failed sign-in is not taken for a missing one, and its sentence is shown', async () => {
  fakeApi({ 'POST /api/auth/login': () => refused(401, 'The password is wrong.') })
  const error = await failureOf(
    dataOf(api.POST('/api/auth/login', { body: { email: 'a@b.co', password: 'x' } })),
  )
  expect(isUnauthorized(error)).toBe(false)
  expect(sentenceOf(error, 'Please try again.')).toBe('The password is wrong.')
})

test('without a sentence from the server ours is shown', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'), 'Please try again.')).toBe('Please try again.')
})

test('calls carry the token, and after a sign-out the two headers', async () => {
  const { calls } = fakeApi({ 'GET /api/documents': () => ({ body: [] }) })
  saveToken('abc')
  await api.GET('/api/documents')
  startPostLogout()
  await api.GET('/api/documents')
  const [before, after] = calls.map(({ headers }) => headers)
  expect(before?.get('authorization')).toBe('Bearer abc')
  expect(before?.get('x-no-auto-auth')).toBeNull()
  expect(after?.get('x-no-auto-auth')).toBe('true')
  expect(after?.get('x-logout-state')).toBe('true')
})
