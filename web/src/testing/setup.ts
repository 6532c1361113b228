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
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  if (!hasPage) return
  cleanup()
  forgetPauses()
  vi.unstubAllGlobals()
  removeToast()
  localStorage.clear()
  sessionStorage.clear()
  forgetCookie()
})

afterAll(forgetTimers)
