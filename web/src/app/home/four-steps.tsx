import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Drawing, STEPS_DRAWN } from '@/ui/drawings/drawing'

const text = copy.entry

/** The way to a signed document. */
export function FourSteps() {
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-14">
        <h2 className="text-title">{text.stepsTitle}</h2>
        <p className="mt-3 text-lg text-soft">{text.stepsLead}</p>
        <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
          {text.steps.map(({ title, text: words }, index) => (
            <li key={title} className="flex flex-wrap gap-4 sm:block">
              <Drawing motif={STEPS_DRAWN[index] ?? 'seal'} className="w-20 shrink-0 self-start sm:w-36" />
              <div className="grow basis-36">
                <h3 className="text-heading sm:mt-4">{`${index + 1}. ${title}`}</h3>
                <p className="mt-1 text-base text-soft">{words}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link to={paths.howItWorks()} className="link mt-6 inline-flex min-h-11 items-center">
          {text.how}
        </Link>
      </div>
    </section>
  )
}
