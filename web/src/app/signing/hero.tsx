import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { filedFirst } from '@/copy/filed-first'
import { filingOf } from '@/features/documents/signing/filing'
import { nextDate } from '@/features/documents/signing/next-date'
import { ReadyWords } from '@/features/documents/signing/ready-words'
import { useOpenPdf, useShopCopy } from '@/features/documents/signing/use-open-pdf'
import { useNextVersion } from '@/features/documents/download/new-version'
import { useDownload } from '@/features/documents/download/use-download'
import { calendarDay, floridaDayOf } from '@/lib/dates'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { PageHeading } from '../page/page-heading'
import { SendToMe } from './send-to-me'
import type { PrintSize } from './use-print'

const text = copy.signing

type HeroProps = {
  document: Document
  /** Who sits where, or the steps from here; nothing once they are behind one. */
  beside: ReactNode
  isFiled: boolean
  /** The dates that follow from the matter. */
  dates: KeyDate[]
  onPrint: (size: PrintSize) => void
}

/** What the payment was for is here; what is left happens at a table. */
export function Hero({ document, beside, isFiled, dates, onPrint }: HeroProps) {
  const { filedOn } = filingOf(document.data)
  return (
    <>
      <div
        className={cx(
          Boolean(beside) && 'grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
        )}
      >
        <div>
          <p className="w-fit rounded-full bg-palm-soft px-4 py-1 text-base font-semibold text-palm">
            {text.paid(floridaDayOf(document.paidAt ?? document.updatedAt))}
          </p>
          {filedOn ? (
            <AtTheClerk document={document} filedOn={filedOn} dates={dates} />
          ) : (
            <>
              <PageHeading size={isLong(document) ? 'normal' : 'large'} className="mt-4">
                <ReadyWords type={document.type} />
              </PageHeading>
              <p className="mt-4 max-w-2xl text-lg text-soft">{isFiled ? text.leadFiled : text.lead}</p>
            </>
          )}
          <Actions document={document} isFiled={isFiled} onPrint={onPrint} />
        </div>
        {beside}
      </div>
    </>
  )
}

type AtTheClerkProps = { document: Document; filedOn: string; dates: KeyDate[] }

/** Once the papers are filed: since when, and which day is next. */
function AtTheClerk({ document, filedOn, dates }: AtTheClerkProps) {
  const next = nextDate(dates)
  return (
    <>
      <PageHeading className="mt-4">{copy.filing.filed(calendarDay(filedOn))}</PageHeading>
      <p className="mt-4 max-w-2xl text-lg">
        {next ? filedFirst.next(calendarDay(next.day), next.title) : filedFirst.none}
      </p>
      <Link
        to={`${paths.signing(document.id)}#filing`}
        className={buttonClass({ shape: 'large', className: 'mt-6' })}
      >
        {copy.dashboard.next.track}
      </Link>
    </>
  )
}

/** What would take more than two lines in the largest type. */
const isLong = ({ type }: Document): boolean => text.ready(type).length > 24

type ActionsProps = Omit<HeroProps, 'beside' | 'dates'>

export function Actions({ document, isFiled, onPrint }: ActionsProps) {
  const printed = isFiled ? 'packet' : 'download'
  const { open, isOpening } = useOpenPdf(printed)
  const download = useDownload()
  const shop = useShopCopy(printed)
  const { next } = useNextVersion(document)
  return (
    <div className="mt-7">
      <div className="flex flex-wrap gap-3">
        <Button
          // Below it, the next version is what there is to get; what is filed is not printed first.
          look={next === undefined && !filingOf(document.data).filedOn ? 'primary' : 'secondary'}
          busy={isOpening}
          shape="large"
          onClick={() => open(document)}
        >
          {text.openPdf(document.type)}
        </Button>
        <Button
          look="secondary"
          shape="large"
          busy={download.isPending}
          onClick={() => download.mutate(document)}
        >
          {text.download}
        </Button>
      </div>
      {isFiled && <p className="mt-4 max-w-2xl text-base text-soft">{courtForms.printed}</p>}
      <Fold summary={text.otherWays} className="mt-3 sm:mt-4">
        <p className="max-w-2xl text-base text-soft">{text.shopNote}</p>
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button look="quiet" shape="compact" busy={shop.isPending} onClick={() => shop.mutate(document)}>
            {text.shopCopy}
          </Button>
          <Button look="quiet" shape="compact" onClick={() => onPrint('page')}>
            {text.print}
          </Button>
          <Button look="quiet" shape="compact" onClick={() => onPrint('large')}>
            {text.printLarge}
          </Button>
        </div>
        <div className="-ml-3 flex flex-wrap">
          <SendToMe document={document} />
          <Link to={paths.review(document.id)} className={buttonClass({ look: 'quiet', shape: 'compact' })}>
            {text.read}
          </Link>
          <Link
            to={paths.questionnaire(document.id)}
            className={buttonClass({ look: 'quiet', shape: 'compact' })}
          >
            {text.change}
          </Link>
        </div>
      </Fold>
    </div>
  )
}
