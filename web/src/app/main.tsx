import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/newsreader/opsz.css'
import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Toaster } from '@/ui/toaster'
import { reportError } from './errors/report-error'
import { toastLabels } from './notify'
import { makeQueryClient } from './query-client'
import { routes } from './router'
import { byServer, bySite, leaveSignedOut } from './signed-out'

const router = createBrowserRouter(routes)
const toSignInPage = bySite((path) => router.navigate(path))
const queryClient = makeQueryClient((to) =>
  leaveSignedOut(queryClient, to === 'server' ? byServer : toSignInPage),
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element called root.')

createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} onError={reportError} />
      <Toaster labels={toastLabels} />
    </QueryClientProvider>
  </StrictMode>,
)
