import './fonts/fonts.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app'
import { reportError } from './errors/report-error'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element called root.')

createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
