import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'

/** What people ask before they start. */
export function Questions() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-10 sm:px-6 sm:pb-14">
      <h2 className="text-title">{copy.entry.faqTitle}</h2>
      <div className="mt-5 max-w-4xl border-t border-line">
        {copy.howItWorks.faq.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
