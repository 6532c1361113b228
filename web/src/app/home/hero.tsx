import { Link } from 'react-router'
import { copy } from '@/copy'
import { leastPrice } from '@/lib/least-price'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { PageHeading } from '../page/page-heading'
import { CoquinaWall } from './coquina-wall'
import { LiveWill } from './live-will'

export function Hero({ onStart }: { onStart: () => void }) {
  return (
    <div className="overflow-hidden border-b border-line bg-raised">
      <div className="mx-auto grid max-w-6xl items-stretch gap-x-12 px-4 sm:px-6 lg:grid-cols-[1.05fr_1fr]">
        <div className="py-6 sm:py-20 lg:py-24">
          <p className="font-semibold text-accent">{copy.landing.place}</p>
          <PageHeading size="large" className="mt-2 sm:mt-3">
            {copy.landing.heading}
          </PageHeading>
          <p className="mt-4 max-w-xl text-lg text-soft max-sm:text-base sm:mt-6">{copy.landing.lead}</p>
          <div className={buttonsClass}>
            <Button onClick={onStart} shape="large" className="max-sm:px-1">
              {copy.landing.start}
            </Button>
            <Link
              to={paths.previewChat()}
              className={buttonClass({ look: 'secondary', shape: 'large', className: 'max-sm:px-1' })}
            >
              {copy.landing.tryChat}
            </Link>
          </div>
          <p className="mt-4 text-base font-semibold max-sm:text-sm sm:mt-6">
            {copy.landing.price(leastPrice)}
          </p>
          <p className="mt-1.5 text-sm text-soft">{copy.landing.note}</p>
        </div>
        <div className="relative -mx-4 px-6 pt-6 sm:mx-0 sm:px-12 lg:flex lg:items-end lg:pt-14">
          <CoquinaWall className="absolute inset-0 size-full lg:w-[130%]" />
          <LiveWill />
        </div>
      </div>
    </div>
  )
}

/** On a phone they have one width: side by side where it holds their words. */
const buttonsClass =
  'mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(10.8rem,100%),1fr))] gap-2 sm:mt-8 sm:flex sm:flex-wrap sm:gap-3'
