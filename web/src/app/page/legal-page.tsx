import { copy } from '@/copy'
import type { LegalPart, LegalText } from '@/copy/legal-texts'
import { Fold } from '@/ui/fold'
import { CheckIcon } from '@/ui/icons'
import { Page } from './page'
import { PageHeading } from './page-heading'

export function LegalPage({ title, description, inShort, parts }: LegalText) {
  return (
    <Page title={title} description={description}>
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-soft">{copy.legal.effective}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-3 rounded-lg bg-raised p-5 shadow-low sm:grid-cols-2 sm:p-7">
        {inShort.map((line) => (
          <li key={line} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-palm" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[15rem_1fr]">
        <Contents parts={parts} />
        <div className="max-w-2xl space-y-9">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function Contents({ parts }: { parts: LegalPart[] }) {
  return (
    <nav
      aria-label={copy.legal.contents}
      className="rounded-md bg-sunken px-5 py-1 sm:py-5 lg:sticky lg:top-6"
    >
      <Fold summary={copy.legal.contents}>
        <h2 className="font-sans text-base font-semibold tracking-normal max-sm:hidden">
          {copy.legal.contents}
        </h2>
        <ul className="pb-3 sm:mt-2 sm:pb-0">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}

function Part({ id, title, text }: LegalPart) {
  return (
    <section>
      <h2 id={id} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
