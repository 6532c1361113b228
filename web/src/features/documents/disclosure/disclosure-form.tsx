import { useRef, type ReactNode } from 'react'
import type { DocumentType, Document, SiteCopy } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { useDisclosureDownload } from '../download/use-download'
import { useShownOnceSaid } from '../wizard/use-shown-once-said'
import { DisclosureActions } from './disclosure-actions'
import { minutesFor, Sheet } from './sheet'
import { useLeavesRoom } from './use-leaves-room'
import { useTick } from './use-tick'

type DisclosureFormProps = {
  document: Document
  type: DocumentType
  text: SiteCopy['disclosure']
  nonlawyerName: string
  clientName: string
  /** Where on the way one is. */
  steps: ReactNode
  /** What the page is. */
  children: ReactNode
}

export function DisclosureForm(props: DisclosureFormProps) {
  const { document, type, text, nonlawyerName, clientName, steps, children } = props
  const pdf = useDisclosureDownload()
  const { isTicked, tick, isPending, isWaiting } = useTick(document, {
    clientName,
    nonlawyerName,
    services: type.disclosureServices,
  })
  const bar = useRef<HTMLDivElement>(null)
  const isSticky = useLeavesRoom(bar)
  const unsaved = useShownOnceSaid(isWaiting)
  const isRecording = isPending && !isWaiting
  return (
    <div className="mx-auto w-full max-w-2xl lg:grid lg:max-w-6xl lg:grid-cols-[minmax(0,min(25rem,42%))_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:px-6">
      <div className="px-4 pt-6 sm:px-6 sm:pt-10 lg:col-span-2 lg:px-0">{steps}</div>
      <div className="px-4 sm:px-6 lg:col-start-1 lg:px-0">
        {children}
        <p className="mt-1 text-base text-soft">{copy.disclosure.takes(minutesFor({ type, text }))}</p>
      </div>
      <div className="px-4 pb-8 sm:px-6 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:max-w-2xl lg:px-0 lg:pt-2">
        <Sheet type={type} text={text} />
        <Button
          look="quiet"
          // Below the bar it would have the focus unseen.
          className="mt-4 -ml-5 scroll-mb-[50dvh]"
          busy={pdf.isPending}
          onClick={() => pdf.mutate(document)}
        >
          {copy.disclosure.asPdf}
        </Button>
        {/* In the bar it would leave no room for the text. */}
        <div ref={unsaved} className="scroll-mb-[50dvh]">
          <UnsavedNotice words={copy.unsent.disclosure} isWaiting={isWaiting} isSaved={false} />
        </div>
      </div>
      <div ref={bar} data-at-foot={!isSticky || undefined} className={cx(barClass, isSticky && stickyClass)}>
        <div className="mx-auto max-w-2xl px-4 sm:px-6 lg:px-0">
          <label className="flex items-start gap-3 text-sm leading-snug font-semibold sm:text-base sm:leading-snug">
            <input
              type="checkbox"
              className="mt-0.5 size-6 shrink-0"
              checked={isTicked}
              // A disabled box would lose the focus.
              aria-disabled={isRecording || undefined}
              onChange={(event) => !isRecording && tick(event.target.checked)}
            />
            {text.acknowledgment}
          </label>
          <DisclosureActions
            id={document.id}
            state={isWaiting ? '' : stateOf(isTicked, isPending)}
            isTicked={isTicked}
            isClosed={!isTicked || isPending || isWaiting}
          />
        </div>
      </div>
    </div>
  )
}

/** On a laptop it stands beside what is read. */
const barClass =
  'z-10 border-t border-edge bg-raised py-2.5 shadow-high lg:mt-6 lg:self-start lg:rounded-md lg:border lg:border-line lg:p-5 lg:shadow-low'

/** Within reach while one reads, and in its place below the text; a low screen is for the text alone. */
const stickyClass =
  '[@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-0 [@media(min-height:36rem)]:lg:top-6 [@media(min-height:36rem)]:lg:bottom-auto'

function stateOf(isTicked: boolean, isPending: boolean): string {
  if (isPending) return copy.disclosure.saving
  return isTicked ? copy.disclosure.saved : copy.disclosure.needed
}
