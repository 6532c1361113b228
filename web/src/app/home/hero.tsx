import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { PageHeading } from '../layout/page-heading'
import { CoquinaWall } from './coquina-wall'

export function Hero({ onStart }: { onStart: () => void }) {
  return (
    <div className="overflow-hidden border-b border-line bg-raised">
      <div className="mx-auto grid max-w-6xl items-stretch gap-x-12 px-4 sm:px-6 lg:grid-cols-[1.05fr_1fr]">
        <div className="py-14 sm:py-20 lg:py-28">
          <p className="font-semibold text-accent">{copy.landing.place}</p>
          <PageHeading size="large" className="mt-3">
            {copy.landing.heading}
          </PageHeading>
          <p className="mt-6 max-w-xl text-subhead text-soft">{copy.landing.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Button onClick={onStart} shape="large">
              {copy.landing.start}
            </Button>
            <Link to={paths.previewChat()} className={buttonClass({ look: 'secondary', shape: 'large' })}>
              {copy.landing.tryChat}
            </Link>
          </div>
          <p className="mt-6 text-sm text-soft">{copy.landing.note}</p>
        </div>
        <div className="relative -mx-4 min-h-96 sm:mx-0 lg:min-h-0">
          <CoquinaWall className="absolute inset-0 size-full lg:w-[130%]" />
          <SampleSheet />
        </div>
      </div>
    </div>
  )
}

/** A piece of the real product, as a picture: a clause of the simple will and what it means. */
function SampleSheet() {
  const { sample } = copy.landing
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-8 top-10 bottom-0 mx-auto max-w-md bg-sheet px-7 pt-8 text-sheet-ink shadow-high sm:inset-x-12 sm:px-10 sm:pt-10 lg:top-16"
    >
      <p className="float-right border border-sheet-mark px-2 py-0.5 text-sm font-semibold tracking-widest text-sheet-mark uppercase">
        {sample.draft}
      </p>
      <p className="font-serif text-heading">{sample.title}</p>
      <p className="font-serif">{sample.subject}</p>
      <SampleClause {...sample.clauses[0]} />
      <div className="mt-3 border-l-2 border-sheet-line pl-4 text-base text-sheet-soft">
        <p className="font-semibold">{sample.why}</p>
        <p className="mt-1">{sample.meaning}</p>
      </div>
      <SampleClause {...sample.clauses[1]} />
      <p className="mt-3 border-l-2 border-sheet-line pl-4 font-serif">{sample.quote}</p>
    </div>
  )
}

function SampleClause({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <p className="mt-6 font-serif text-lg font-semibold">{heading}</p>
      <p className="mt-1.5 font-serif">{text}</p>
    </>
  )
}
