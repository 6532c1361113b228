import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { support } from '@/copy/support'
import { paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { Notice } from '@/ui/notice'
import { Page } from './page'
import { PageHeading } from './page-heading'

type WritingPageProps = {
  words: { title: string; description: string; heading: string; lead: string }
  form: ReactNode
  /** Visitors without an account have neither documents nor an account to look at. */
  hasAccount: boolean
  /** The page for what this one is not for. */
  other: { question: string; to: string; label: string }
}

const text = support.answers

const forAll = [
  { to: paths.howItWorks(), words: text.howItWorks },
  { to: paths.howWeKnow(), words: text.howWeKnow },
]
const ofVisitors = [{ to: paths.laws(), words: text.signatures }]
const ofAccount = [
  { to: paths.dashboard(), words: text.signing },
  { to: paths.dashboard(), words: text.documents },
  { to: paths.account(), words: text.account },
]

/** A form to write to us, beside what may answer it at once. */
export function WritingPage({ words, form, hasAccount, other }: WritingPageProps) {
  return (
    <Page title={words.title} description={words.description} width="wide">
      <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Drawing motif="talk" className="w-24 shrink-0 sm:w-36" />
        <div className="min-w-0 flex-1 basis-72">
          <PageHeading>{words.heading}</PageHeading>
          <p className="mt-2 max-w-2xl text-lg text-soft">{words.lead}</p>
          <p className="mt-2 text-base">
            {other.question}{' '}
            <Link to={other.to} className="link inline-block py-1">
              {other.label}
            </Link>
          </p>
        </div>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <div className="rounded-lg bg-raised p-5 shadow-low sm:p-8">{form}</div>
        <aside className="space-y-6">
          <section className="rounded-md bg-sunken p-6">
            <h2 className="text-heading">{text.title}</h2>
            <ul className="mt-3">
              {[...forAll, ...(hasAccount ? ofAccount : ofVisitors)].map(({ to, words: { label, note } }) => (
                <li key={label} className="border-t border-line py-2 first:border-t-0">
                  <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
                    {label}
                  </Link>
                  <p className="text-base text-soft">{note}</p>
                </li>
              ))}
            </ul>
          </section>
          <Notice title={support.lawyerTitle}>
            <ul>
              {support.lawyers.map(({ to, label, note }) => (
                <li key={to} className="mt-1">
                  <a href={to} target="_blank" rel="noreferrer" className="link inline-block py-1">
                    {label}
                  </a>
                  <span className="block text-base">{note}</span>
                </li>
              ))}
            </ul>
          </Notice>
        </aside>
      </div>
    </Page>
  )
}
