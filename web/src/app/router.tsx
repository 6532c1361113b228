import { lazy, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { patterns } from '@/lib/paths'
import { preloadPage } from '@/lib/preload-page'
import { Content } from './layout/content'
import { Shell } from './layout/shell'
import Home from './routes/public/home'

type Route = {
  path?: string
  index?: true
  Component?: ComponentType
  lazy?: Page
  children?: Route[]
}

type Load = () => Promise<{ default: ComponentType }>

/** A page that comes when it is first visited, and how to have it come sooner. */
type Page = ComponentType & { load?: Load }

function page(importPage: Load): Page {
  const load = () => {
    preloadPage()
    return importPage()
  }
  return Object.assign(lazy(load), { load })
}

const wizard = page(() => import('./routes/documents/wizard'))

/** The pages. The one that most people see first comes with the site itself, each other when it is first visited. */
const pages: Route[] = [
  {
    Component: Shell,
    children: [
      {
        Component: Content,
        children: [
          { index: true, Component: Home },
          { path: patterns.auth, lazy: page(() => import('./routes/account/auth')) },
          { path: patterns.resetPassword, lazy: page(() => import('./routes/account/reset-password')) },
          { path: patterns.confirmEmail, lazy: page(() => import('./routes/account/confirm-email')) },
          { path: patterns.notMe, lazy: page(() => import('./routes/account/not-me')) },
          { path: patterns.checkout, lazy: page(() => import('./routes/payments/checkout')) },
          {
            path: patterns.disclosureAfterCheckout,
            lazy: page(() => import('./routes/documents/disclosure-after-checkout')),
          },
          { path: patterns.support, lazy: page(() => import('./routes/public/support')) },
          { path: patterns.contact, lazy: page(() => import('./routes/public/contact')) },
          { path: patterns.about, lazy: page(() => import('./routes/public/about')) },
          { path: patterns.howItWorks, lazy: page(() => import('./routes/public/how-it-works')) },
          { path: patterns.countyExamples, lazy: page(() => import('./routes/public/county-examples')) },
          { path: patterns.countyPage, lazy: page(() => import('./routes/public/county-page')) },
          { path: patterns.laws, lazy: page(() => import('./routes/public/laws')) },
          { path: patterns.law, lazy: page(() => import('./routes/public/law')) },
          { path: patterns.previewChat, lazy: page(() => import('./routes/public/preview-chat')) },
          { path: patterns.ai, lazy: page(() => import('./routes/documents/ai')) },
          { path: patterns.chat, lazy: page(() => import('./routes/documents/chat')) },
          { path: patterns.verify, lazy: page(() => import('./routes/public/verify')) },
          { path: patterns.shared, lazy: page(() => import('./routes/public/shared')) },
          { path: patterns.terms, lazy: page(() => import('./routes/public/terms')) },
          { path: patterns.privacy, lazy: page(() => import('./routes/public/privacy')) },
          {
            lazy: page(() => import('./routes/account/signed-in')),
            children: [
              { path: patterns.account, lazy: page(() => import('./routes/account/account')) },
              { path: patterns.dashboard, lazy: page(() => import('./routes/documents/dashboard')) },
              { path: patterns.receipt, lazy: page(() => import('./routes/payments/receipt')) },
              { path: patterns.disclosure, lazy: page(() => import('./routes/documents/disclosure')) },
              { path: patterns.wizard, lazy: wizard },
              { path: patterns.questionnaire, lazy: wizard },
              { path: patterns.review, lazy: page(() => import('./routes/documents/review')) },
              { path: patterns.signing, lazy: page(() => import('./routes/documents/signing')) },
            ],
          },
          { path: '*', lazy: page(() => import('./routes/public/not-found')) },
        ],
      },
    ],
  },
]

/** The router's own `lazy` needs its data router, which is twice the size and does nothing else for us. */
function asRoute({ path, lazy, Component: Own, children, index }: Route): RouteObject {
  const Component = lazy ?? Own ?? null
  if (index) return { index, Component }
  return { Component, ...(path && { path }), ...(children && { children: children.map(asRoute) }) }
}

export const routes: RouteObject[] = pages.map(asRoute)

/** Has the pages of an address come while it is still being asked who is signed in: a slow network waits once. */
export function loadPages(address: string): void {
  // A page that does not come is told of where it would be shown.
  for (const { route } of matchRoutes(routes, address) ?? [])
    void (route.Component as Page).load?.().catch(() => undefined)
}
