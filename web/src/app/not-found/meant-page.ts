import { copy } from '@/copy'
import { notFound as text } from '@/copy/not-found'
import { edits } from '@/lib/edits'
import { paths } from '@/lib/paths'

type Meant = { name: string; to: string }

/** What people write for a page besides its address. */
const words: Record<string, string[]> = {
  'simple-will': ['will', 'wills', 'testament', 'last-will'],
  'prenuptial-agreement': ['prenup', 'prenuptial'],
  'postnuptial-agreement': ['postnup', 'postnuptial'],
  'uncontested-divorce': ['divorce'],
  'power-of-attorney': ['poa', 'attorney'],
  'healthcare-directive': ['healthcare', 'living-will', 'directive'],
}

const documents = Object.entries(copy.footer.documents).map(([slug, name]) => ({
  name: text.lawOf(name),
  to: paths.law(slug),
  words: [slug, ...(words[slug] ?? [])],
}))

const others = [
  { name: text.documents.name, to: paths.prices(), words: ['prices', 'pricing', 'price', 'documents'] },
  { name: text.papers.name, to: paths.dashboard(), words: ['dashboard', 'my-documents', 'my-papers'] },
  { name: copy.shell.signIn, to: paths.auth(), words: ['auth', 'login', 'sign-in', 'signin'] },
  {
    name: copy.auth.createHeading,
    to: paths.createAccount(),
    words: ['signup', 'sign-up', 'register', 'create-account'],
  },
  { name: text.account, to: paths.account(), words: ['account', 'profile', 'settings'] },
  { name: text.laws.name, to: paths.laws(), words: ['law', 'laws', 'statutes'] },
  {
    name: text.counties.name,
    to: paths.countyExamples(),
    words: ['county-examples', 'counties', 'county'],
  },
  { name: text.howItWorks.name, to: paths.howItWorks(), words: ['how-it-works', 'faq', 'questions'] },
  { name: text.preview, to: paths.previewChat(), words: ['preview-chat', 'preview', 'chat', 'ai'] },
  { name: text.support.name, to: paths.support(), words: ['support', 'help'] },
  { name: copy.footer.contact, to: paths.contact(), words: ['contact', 'contact-us'] },
  { name: copy.footer.about, to: paths.about(), words: ['about', 'about-us'] },
  { name: copy.footer.verify, to: paths.verify(), words: ['verify', 'check'] },
  { name: copy.footer.terms, to: paths.terms(), words: ['terms', 'terms-of-service'] },
  { name: copy.footer.privacy, to: paths.privacy(), words: ['privacy', 'privacy-policy'] },
]

/** A word is taken for another when at most a quarter of its letters differ. */
const MOST = 0.25

/** The page whose address is nearly this one. The last part of an address says most. */
export function meantPage(address: string): Meant | undefined {
  const parts = address.toLowerCase().split(/[/?#]/).filter(Boolean).toReversed().map(dashed)
  for (const part of parts) {
    const nearest = [...documents, ...others]
      .map(({ words, ...page }) => ({ page, far: Math.min(...words.map((word) => distance(part, word))) }))
      .toSorted((one, other) => one.far - other.far)[0]
    if (nearest && nearest.far <= MOST) return nearest.page
  }
  return undefined
}

const dashed = (part: string): string => part.replaceAll(/[_+\s]|%20/g, '-').replace(/\.\w+$/, '')

const distance = (one: string, other: string): number =>
  edits(one, other) / Math.max(one.length, other.length)
