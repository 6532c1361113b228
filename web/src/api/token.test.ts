import { expect, test } from 'vitest'
import { isPostLogout, startPostLogout } from './token'

test('the time after a sign-out ends after ten seconds, a reload or not', () => {
  startPostLogout(1_000)
  expect(isPostLogout(10_999)).toBe(true)
  expect(isPostLogout(11_000)).toBe(false)
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})
