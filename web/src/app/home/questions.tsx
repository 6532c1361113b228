import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Disclosure } from '@/ui/disclosure'

/** The others are asked on the page that says how it works. */
const SHOWN = 3

/** What people ask first. */
export function Questions() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-14">
      <h2 className="text-title">{copy.entry.faqTitle}</h2>
      <div className="mt-5 max-w-4xl border-t border-line">
        {copy.howItWorks.faq.slice(0, SHOWN).map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
      <Link to={paths.howItWorks()} className="link mt-3 inline-flex min-h-11 items-center">
        {copy.entry.faqMore}
      </Link>
    </section>
  )
}
