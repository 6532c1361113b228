import { copy } from '../copy'
import type { LegalPart } from '../copy/legal-texts'
import { Page } from './page'
import { PageHeading } from './page-heading'

export function LegalPage({ title, parts }: { title: string; parts: LegalPart[] }) {
  return (
    <Page title={title} width="prose">
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-soft">{copy.legal.effective}</p>
      {parts.map((part) => (
        <section key={part.title} className="mt-9">
          <h2 className="text-2xl">{part.title}</h2>
          {part.text.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Page>
  )
}
