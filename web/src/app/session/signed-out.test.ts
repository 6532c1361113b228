import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPostLogout, saveToken, startPostLogout } from '@/api/token'
import { endSignOut, startSignOut } from '@/lib/sign-out'
import { leaveSignedOut } from './signed-out'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const found = () => {
  const go = vi.fn<() => void>()
  leaveSignedOut(new QueryClient(), go)
  vi.advanceTimersByTime(1000)
  return go
}

test('a call that finds the session gone leads to the sign-in', () => {
  saveToken('old')
  expect(found()).toHaveBeenCalledOnce()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('after a sign-out it does not: the person is where they wanted to be', () => {
  startPostLogout()
  expect(found()).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('post_logout')).toBe('true')
  endPostLogout()
})

test('nor while a sign-out is under way', () => {
  startSignOut()
  expect(found()).not.toHaveBeenCalled()
  endSignOut()
  expect(found()).toHaveBeenCalledOnce()
})
