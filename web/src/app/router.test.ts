import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { loadPages, routes } from './router'

const all = {
  home: paths.home(),
  loggedOut: paths.loggedOut(),
  auth: paths.auth(),
  createAccount: paths.createAccount(),
  resetPassword: paths.resetPassword(),
  confirmEmail: paths.confirmEmail(),
  notMe: paths.notMe(),
  account: paths.account(),
  passkeys: paths.passkeys(),
  dashboard: paths.dashboard(),
  checkout: paths.checkout('simpleWill', 'attorney-review'),
  bundleCheckout: paths.bundleCheckout('complete'),
  disclosureAfterCheckout: paths.disclosureAfterCheckout(7),
  disclosure: paths.disclosure(7),
  wizard: paths.wizard(7),
  questionnaire: paths.questionnaire(7),
  question: paths.question(7, 'fullName'),
  questionFromReview: paths.question(7, 'fullName', 'review'),
  ai: paths.ai('simple-will'),
  chat: paths.chat(7),
  receipt: paths.receipt('pi_1'),
  review: paths.review(7),
  previewChat: paths.previewChat(),
  support: paths.support(),
  contact: paths.contact(),
  about: paths.about(),
  howItWorks: paths.howItWorks(),
  countyExamples: paths.countyExamples(),
  countyPage: paths.countyPage('duval'),
  laws: paths.laws(),
  law: paths.law('simple-will'),
  county: paths.county(7),
  terms: paths.terms(),
  privacy: paths.privacy(),
}

test('addresses stay as they are: people have bookmarked them', () => {
  expect(all).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "account": "/account",
      "ai": "/ai/simple-will",
      "auth": "/auth",
      "bundleCheckout": "/checkout?bundle=complete",
      "chat": "/chat/7",
      "checkout": "/checkout?type=simpleWill&service=attorney-review",
      "confirmEmail": "/confirm-email",
      "contact": "/contact",
      "county": "/review/7#county",
      "countyExamples": "/county-examples",
      "countyPage": "/county-examples/duval",
      "createAccount": "/auth?mode=create",
      "dashboard": "/dashboard",
      "disclosure": "/legal-compliance/7",
      "disclosureAfterCheckout": "/legal-compliance?documentId=7",
      "home": "/",
      "howItWorks": "/how-it-works",
      "law": "/law/simple-will",
      "laws": "/law",
      "loggedOut": "/?logout=true",
      "notMe": "/not-me",
      "passkeys": "/account#passkeys",
      "previewChat": "/preview-chat",
      "privacy": "/privacy",
      "question": "/questionnaire/7?question=fullName",
      "questionFromReview": "/questionnaire/7?question=fullName&from=review",
      "questionnaire": "/questionnaire/7",
      "receipt": "/receipts/pi_1",
      "resetPassword": "/reset-password",
      "review": "/review/7",
      "support": "/support",
      "terms": "/terms",
      "wizard": "/document/7",
    }
  `)
})

test.each(Object.entries(all))('%s leads to a page', (_name, path) => {
  const page = matchRoutes(routes, path)?.at(-1)?.route
  expect(page).toBeDefined()
  expect(page?.path).not.toBe('*')
})

test('all pages that an address shows one in the other come at once', () => {
  const pages = matchRoutes(routes, paths.questionnaire(7))?.flatMap(({ route }) => route.Component ?? [])
  const loads = pages?.flatMap((page) =>
    'load' in page ? vi.spyOn(page as { load: () => unknown }, 'load') : [],
  )
  loadPages(paths.questionnaire(7))
  expect(loads?.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
