import { Link } from 'react-router'
import { attorneyReview as text } from '@/copy/attorney-review'
import { paths } from '@/lib/paths'
import { NumberedStep } from '@/ui/numbered-step'
import { CloseIcon } from '@/ui/screen-icons'

const attorneyReviewId = 'attorney-review'

const boxClass = '@container rounded-md border border-line bg-raised p-5 sm:p-6'

/** Who reviews it, when, what, how, and what it is not: what one asks before paying. */
export const AttorneyFacts = () => (
  <section aria-labelledby="attorney" className={boxClass}>
    <h2 id="attorney" className="text-heading">
      {text.who}
    </h2>
    <dl className="mt-4 grid gap-x-6 gap-y-4 text-base @min-[34rem]:grid-cols-2">
      {text.facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-soft">{fact}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-base">
      {text.unassigned}{' '}
      <Link to={paths.support()} className="link">
        {text.support}
      </Link>
      .
    </p>
    <h3 className="mt-5 border-t border-line pt-4 font-sans text-base font-semibold tracking-normal">
      {text.notTitle}
    </h3>
    <ul className="mt-2 space-y-1.5 text-base">
      {text.not.map((line) => (
        <li key={line} className="flex gap-2.5">
          <CloseIcon className="mt-1 size-4 shrink-0 text-danger" />
          {line}
        </li>
      ))}
    </ul>
  </section>
)

/** What happens, step by step. Nothing is promised that is not fixed. */
export const AttorneyReview = () => (
  <section aria-labelledby={attorneyReviewId} className={boxClass}>
    <h2 id={attorneyReviewId} className="text-heading">
      {text.title}
    </h2>
    <ol className="mt-5 grid gap-x-6 gap-y-5 @min-[34rem]:grid-cols-2">
      {text.steps.map(([name, words], index) => (
        <NumberedStep key={name} number={index + 1} look="bg-accent text-on-accent" {...{ name, words }} />
      ))}
    </ol>
    <p className="mt-5 text-base text-soft">{text.ownLawyer}</p>
  </section>
)
