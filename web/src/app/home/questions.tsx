import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Disclosure } from '@/ui/disclosure'

/** The others are asked on the page that says how it works. */
const SHOWN = 3

/** What people ask first. */
export function Questions() {
  return (
    <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-5 px-4 pb-8 sm:px-6 sm:pb-14 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr] lg:gap-y-1">
      <h2 className="text-title">{copy.entry.faqTitle}</h2>
      <div className="border-t border-line lg:row-span-2">
        {copy.howItWorks.faq.slice(0, SHOWN).map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
      <Link
        to={paths.questions()}
        className="link inline-flex min-h-11 items-center justify-self-start lg:self-start"
      >
        {copy.entry.faqMore}
      </Link>
    </section>
  )
}
