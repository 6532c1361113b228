import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentType, Document, SiteCopy } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { useDisclosureDownload } from '../download/use-download'
import { useShownOnceSaid } from '../wizard/use-shown-once-said'
import { useLeavesRoom } from './use-leaves-room'
import { useTick } from './use-tick'

type DisclosureFormProps = {
  document: Document
  type: DocumentType
  text: SiteCopy['disclosure']
  nonlawyerName: string
  clientName: string
}

export function DisclosureForm({ document, type, text, nonlawyerName, clientName }: DisclosureFormProps) {
  const navigate = useNavigate()
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
  const isClosed = !isTicked || isPending || isWaiting
  return (
    <>
      <div className="mt-6 rounded-sm border border-sheet-line bg-sheet p-5 text-sheet-ink shadow-low sm:p-9">
        <p className="border-b border-sheet-line pb-3 text-base text-sheet-soft">{copy.disclosure.form}</p>
        <p className="mt-5 text-lg">{text.intro}</p>
        <List title={copy.disclosure.servicesTitle(type.name)} items={type.disclosureServices} />
        <List title={copy.disclosure.statementsTitle} items={text.statements} />
      </div>
      <Button
        look="quiet"
        // Below the bar it would have the focus unseen.
        className="mt-4 -ml-5 scroll-mb-[50dvh]"
        busy={pdf.isPending}
        onClick={() => pdf.mutate(document.id)}
      >
        {copy.disclosure.asPdf}
      </Button>
      {/* In the bar it would leave no room for the text. */}
      <div ref={unsaved} className="scroll-mb-[50dvh]">
        <UnsavedNotice words={copy.unsent.disclosure} isWaiting={isWaiting} isSaved={false} />
      </div>
      <div ref={bar} className={cx(barClass, isSticky && stickyClass)}>
        <label className="flex items-start gap-3 text-sm font-semibold sm:text-base">
          <input
            type="checkbox"
            className="mt-0.5 size-6 shrink-0 accent-accent"
            checked={isTicked}
            // A disabled box would lose the focus.
            aria-disabled={isRecording || undefined}
            onChange={(event) => !isRecording && tick(event.target.checked)}
          />
          {text.acknowledgment}
        </label>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            disabled={isClosed}
            onClick={() => void navigate(paths.chat(document.id))}
            className="grow sm:min-w-40 sm:grow-0"
          >
            {copy.disclosure.continue}
          </Button>
          <Button
            look="secondary"
            disabled={isClosed}
            onClick={() => void navigate(paths.questionnaire(document.id))}
          >
            {copy.disclosure.toForm}
          </Button>
        </div>
        <p className="mt-2 text-sm text-soft">
          {/* On a phone the buttons show it. */}
          <span role="status" className="max-sm:sr-only">
            {!isWaiting && stateOf(isTicked, isPending)}
          </span>{' '}
          {copy.disclosure.ways}
        </p>
      </div>
    </>
  )
}

const barClass =
  'z-10 mt-4 rounded-md border border-edge bg-raised p-4 shadow-high max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:py-3 sm:p-5'

/** Within reach while one reads, and in its place below the text; a low screen is for the text alone. */
const stickyClass =
  '[@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-0 sm:[@media(min-height:36rem)]:bottom-4'

function stateOf(isTicked: boolean, isPending: boolean): string {
  if (isPending) return copy.disclosure.saving
  return isTicked ? copy.disclosure.saved : copy.disclosure.needed
}

/** What says more than one sentence ends like one. */
const ended = (item: string): string => (/\. [A-Z]/.test(item) ? item.replace(/\.?$/, '.') : item)

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="mt-6">
      <h2 className="text-subhead">{title}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-base marker:text-sheet-edge">
        {items.map((item) => (
          <li key={item}>{ended(item)}</li>
        ))}
      </ul>
    </section>
  )
}
