import './fonts/fonts.css'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { mayBeSignedIn } from '@/api/token'
import { hasOldKeys } from '@/lib/has-old-keys'
import { App } from './app'
import { reportError } from './errors/report-error'
import { loadPages } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element called root.')

loadPages(window.location.pathname)

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** A page is written for visitors, and for its bare address. */
const isWritten = root.hasChildNodes() && !mayBeSignedIn() && window.location.search === ''

// In a transition React pauses between pieces, so that a slow phone can react to a touch meanwhile.
const start = () =>
  startTransition(() => {
    if (isWritten) {
      hydrateRoot(root, site, { onCaughtError: reportError })
      return
    }
    root.replaceChildren()
    document.documentElement.removeAttribute('data-known')
    createRoot(root, { onCaughtError: reportError }).render(site)
  })

const adoptOldKeys = async () => {
  const { adoptOldKeys: adopt } = await import('@/lib/unsaved-old-keys')
  adopt()
}

// What an older version of the site kept is there before a page reads it.
if (hasOldKeys()) void adoptOldKeys().catch(reportError).finally(start)
else start()
