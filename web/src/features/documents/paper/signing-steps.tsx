import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { Blocks } from './blocks'

type Parts = Paper['cover']

const anchorOf = (index: number) => `step-${index + 1}`

/** The parts of the cover sheet as a page of their own. The first says what the sheet is: it can wait until the end. */
export function SigningSteps({ parts: [about, ...steps] }: { parts: Parts }) {
  const parts = about ? [...steps, about] : steps
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Contents parts={parts} />
      <article className="sheet @container bg-sheet px-4 pb-10 text-sheet-ink shadow-high sm:px-8 print:p-0 print:shadow-none">
        {parts.map(({ heading, blocks }, index) => (
          <section key={heading} className="pt-9">
            <h2 id={anchorOf(index)} tabIndex={-1} className="text-heading">
              {heading}
            </h2>
            <Blocks blocks={blocks} className="mt-3" isAlone />
          </section>
        ))}
      </article>
    </div>
  )
}

function Contents({ parts }: { parts: Parts }) {
  return (
    <nav
      aria-label={copy.signing.contents}
      className="rounded-md bg-sunken p-5 lg:sticky lg:top-6 print:hidden"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">{copy.signing.contents}</h2>
      <ol className="mt-2">
        {parts.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${anchorOf(index)}`} className="link inline-block py-1">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
