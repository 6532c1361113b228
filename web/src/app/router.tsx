import type { RouteObject } from 'react-router'
import { RouteError } from './errors/route-error'
import { Shell } from './layout/shell'
import { PageSkeleton } from './layout/page-skeleton'
import { patterns } from './paths'

type RouteModule = { default: React.ComponentType }

const page = (load: () => Promise<RouteModule>) => async () => ({ Component: (await load()).default })

const wizard = page(() => import('./routes/wizard'))

/** The pages. Each is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, lazy: page(() => import('./routes/home')) },
          { path: patterns.auth, lazy: page(() => import('./routes/auth')) },
          { path: patterns.support, lazy: page(() => import('./routes/support')) },
          { path: patterns.contact, lazy: page(() => import('./routes/contact')) },
          { path: patterns.about, lazy: page(() => import('./routes/about')) },
          { path: patterns.howItWorks, lazy: page(() => import('./routes/how-it-works')) },
          { path: patterns.countyExamples, lazy: page(() => import('./routes/county-examples')) },
          { path: patterns.laws, lazy: page(() => import('./routes/laws')) },
          { path: patterns.law, lazy: page(() => import('./routes/law')) },
          { path: patterns.previewChat, lazy: page(() => import('./routes/preview-chat')) },
          { path: patterns.terms, lazy: page(() => import('./routes/terms')) },
          { path: patterns.privacy, lazy: page(() => import('./routes/privacy')) },
          {
            lazy: page(() => import('./routes/signed-in')),
            children: [
              { path: patterns.dashboard, lazy: page(() => import('./routes/dashboard')) },
              { path: patterns.disclosure, lazy: page(() => import('./routes/disclosure')) },
              { path: patterns.wizard, lazy: wizard },
              { path: patterns.questionnaire, lazy: wizard },
              { path: patterns.chat, lazy: page(() => import('./routes/chat')) },
              { path: patterns.review, lazy: page(() => import('./routes/review')) },
            ],
          },
          { path: '*', lazy: page(() => import('./routes/not-found')) },
        ],
      },
    ],
  },
]
