import './fonts/fonts.css'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { adoptOldKeys } from '@/lib/unsaved-old-keys'
import { App } from './app'
import { reportError } from './errors/report-error'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element called root.')

adoptOldKeys()

const site = createRoot(root, { onCaughtError: reportError })

// In a transition React pauses between pieces, so that a slow phone can react to a touch meanwhile.
startTransition(() =>
  site.render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  ),
)
