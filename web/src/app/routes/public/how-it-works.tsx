import { Link } from 'react-router'
import { copy } from '@/copy'
import { HOW_WE_KNOW, paths, QUESTIONS } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Drawing, STEPS_DRAWN } from '@/ui/drawings/drawing'
import { HowWeKnow } from '../../how-it-works/how-we-know'
import { Begin } from '../../page/begin'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

const text = copy.howItWorks

/** Below the steps, which are in view. */
const places = [
  { id: QUESTIONS, title: text.faqTitle },
  { id: HOW_WE_KNOW, title: copy.howWeKnow.title },
]

export default function HowItWorks() {
  return (
    <Page title={text.title} description={text.description} width="wide">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{text.lead}</p>
      <nav aria-label={text.contents} className="mt-3 flex flex-wrap gap-x-6">
        {places.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center">
            {title}
          </a>
        ))}
      </nav>
      <FourSteps />
      <div className="mt-16 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <Faq />
        <aside className="space-y-8">
          <TryIt />
          <ReadMore />
        </aside>
      </div>
      <HowWeKnow />
      <Begin />
    </Page>
  )
}

function FourSteps() {
  return (
    <section>
      <h2 className="sr-only">{text.stepsTitle}</h2>
      <ol className="mt-5 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {text.steps.map((step, index) => (
          <li key={step.title} className="flex flex-wrap gap-x-4 gap-y-3 bg-raised p-5 sm:gap-x-6 sm:p-7">
            <Drawing motif={STEPS_DRAWN[index] ?? 'seal'} className="w-16 shrink-0 self-start sm:w-28" />
            <div className="min-w-0 grow basis-48">
              <p aria-hidden="true" className="text-sm font-semibold text-accent">
                {text.step(index + 1)}
              </p>
              <h3 className="text-heading">{step.title}</h3>
              <p className="mt-1.5 text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Faq() {
  return (
    <section>
      <h2 id={QUESTIONS} tabIndex={-1} className="scroll-mt-6 text-title">
        {text.faqTitle}
      </h2>
      <div className="mt-6 border-t border-line">
        {text.faq.map(({ question, short, answer }) => (
          <Disclosure
            key={question}
            summary={
              <>
                {question}
                <span className="block font-normal text-soft">{short}</span>
              </>
            }
          >
            <p className="text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function TryIt() {
  return (
    <section className="rounded-md bg-sunken p-6 sm:p-7">
      <h2 className="text-heading">{text.previewTitle}</h2>
      <p className="mt-2 text-soft">{text.previewText}</p>
      <Link to={paths.previewChat()} className={buttonClass({ className: 'mt-5 w-full' })}>
        {text.preview}
      </Link>
    </section>
  )
}

function ReadMore() {
  const links = [
    { to: paths.laws(), label: text.law },
    { to: paths.countyExamples(), label: text.counties },
    { to: paths.support(), label: text.support },
  ]
  return (
    <section>
      <h2 className="text-heading">{text.moreTitle}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-1.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
