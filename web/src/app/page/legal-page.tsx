import { copy } from '@/copy'
import type { LegalPart, LegalText } from '@/copy/legal-texts'
import { Contents } from '@/ui/contents'
import { InShort } from '@/ui/in-short'
import { readNext } from '@/copy/read-next'
import { paths } from '@/lib/paths'
import { NextBand } from './next-band'
import { Page } from './page'
import { PageHeading } from './page-heading'

export function LegalPage({ title, description, inShort, parts }: LegalText) {
  return (
    <Page title={title} description={description}>
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-soft">{copy.legal.effective}</p>
      <InShort lines={inShort} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[15rem_1fr] print:block">
        <Contents title={copy.legal.contents} entries={parts} className="lg:sticky lg:top-6 print:hidden" />
        <div className="max-w-2xl space-y-9">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
      <NextBand
        title={readNext.questions}
        text={readNext.questionsText}
        to={paths.contact()}
        action={readNext.contact}
      />
    </Page>
  )
}

function Part({ id, title, text }: LegalPart) {
  return (
    <section>
      <h2 id={id} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {text.map((paragraph, index) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph} className="mt-3">
            {index === 0 ? <Answered paragraph={paragraph} /> : paragraph}
          </p>
        ) : (
          <Labelled key={paragraph[0]} label={paragraph[0]} words={paragraph[1]} />
        ),
      )}
    </section>
  )
}

/** Where a new group of paragraphs begins. */
const Labelled = ({ label, words }: { label: string; words: string }) => (
  <p className="mt-6 first-of-type:mt-3">
    <strong className="font-semibold">{label}</strong> {words}
  </p>
)

/** The first sentence answers what the heading asks: who only looks for that finds it. */
function Answered({ paragraph }: { paragraph: string }) {
  const end = paragraph.indexOf('. ') + 1 || paragraph.length
  return (
    <>
      <strong className="font-semibold">{paragraph.slice(0, end)}</strong>
      {paragraph.slice(end)}
    </>
  )
}
