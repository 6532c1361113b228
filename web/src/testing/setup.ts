import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetCookie } from '@/api/token'
import { removeToast } from '@/ui/toast-store'
import './element-errors'
import { screenOf } from './screen-of'
import { forgetPauses, forgetTimers } from './timers'

/** Some tests read files and run without a page. */
const hasPage = 'window' in globalThis

// What browsers have and jsdom lacks.
if (hasPage) {
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Blob.prototype.arrayBuffer = function read() {
    return new Promise((resolve) => {
      const reader = new FileReader()
      // A copy, because a buffer of jsdom's is none to the crypto of Node.js. What it makes of one is used as one.
      const copied = () => Buffer.from(reader.result as ArrayBuffer) as unknown as ArrayBuffer
      reader.addEventListener('load', () => resolve(copied()))
      reader.readAsArrayBuffer(this)
    })
  }
  window.scrollTo = () => undefined
  window.matchMedia = screenOf('wide')
}

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
