import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetCookie } from '@/api/token'
import { removeToast } from '@/ui/toast-store'
import { actAsBrowser } from './browser'
import './element-errors'
import { forgetPauses, forgetTimers } from './timers'

/** Some tests read files and run without a page. */
const hasPage = 'window' in globalThis

if (hasPage) actAsBrowser()

// A busy machine takes longer than the second that is the default; a page that never comes still fails.
configure({ asyncUtilTimeout: 20_000 })

/** Turns of the machine in which a call is made, answered and noted. */
const TURNS = 4

/** A form that is left saves what stands in it: those calls are for the server of their own test, and not for that of the next. */
async function lastCalls() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next))
}

afterEach(async () => {
  if (!hasPage) return
  cleanup()
  forgetPauses()
  await lastCalls()
  vi.unstubAllGlobals()
  removeToast()
  localStorage.clear()
  sessionStorage.clear()
  forgetCookie()
})

afterAll(forgetTimers)
