import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DocumentType, Paper } from '@/api/types'
import { copy } from '@/copy'
import { sampleReader } from '@/copy/sample-reader'
import { SamplePaper } from '@/features/documents/paper/sample-paper'
import { allIn } from '@/lib/processing-fee'
import { SampleStrip } from './sample-strip'
import { Pager } from './pager'
import { usePrintAlone } from './print-alone'
import { SampleActions } from './sample-actions'
import { useSamplePages } from './use-sample-pages'
import { useTurning } from './use-turning'

const text = copy.samples

const files = import.meta.glob<string>('../samples/*.json', { query: '?url', import: 'default', eager: true })

const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sample', slug],
    queryFn: async ({ signal }): Promise<Paper> => {
      const answer = await fetch(files[`../samples/${slug}.json`] ?? '', { signal })
      if (!answer.ok) throw new Error(`The sample ${slug} answered ${answer.status}.`)
      return (await answer.json()) as Paper
    },
  })

type ReaderProps = { type: DocumentType; onStart: () => void }

/** A sample paper, page by page. */
export function SampleReader({ type, onStart }: ReaderProps) {
  const { data: paper } = useSuspenseQuery(sampleQuery(type.slug))
  const pane = useRef<HTMLDivElement>(null)
  const shown = useSamplePages(pane)
  const { keys, swipes } = useTurning(shown)
  const { print, printed } = usePrintAlone(
    <>
      {/* On every page, so that nobody signs it. */}
      <p className="fixed inset-0 grid -rotate-45 place-items-center font-serif text-[9rem] opacity-10">
        {text.mark}
      </p>
      <SamplePaper paper={paper} />
    </>,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // It opens below the shelf, where few would see it; from its heading the arrow keys turn its pages.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section
      aria-label={text.label(type.name)}
      {...keys}
      className="mx-auto mt-8 grid max-w-4xl grid-cols-1 items-start gap-x-6 gap-y-4 sm:mt-10 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-4 text-heading outline-none">
          {text.label(type.name)}
        </h3>
        <p className="text-base text-soft">{sampleReader.total(allIn(type.price))}</p>
      </div>
      <SampleActions
        type={type}
        onStart={onStart}
        onPrint={print}
        className="max-lg:order-last lg:justify-self-end"
      />
      <div className="col-span-full min-w-0 space-y-4">
        <Pager {...shown} />
        {shown.size && <SampleStrip pane={pane} {...shown} size={shown.size} />}
        <div
          {...swipes}
          className="sheet relative mx-auto flex max-w-2xl touch-pan-y flex-col bg-sheet px-5 pt-10 pb-6 text-sheet-ink shadow-high sm:aspect-[17/22] sm:px-14 sm:pt-14 sm:pb-12"
        >
          <p className="absolute top-3 right-3 rounded-sm border border-sheet-mark px-2 py-0.5 font-sans text-sm font-semibold text-sheet-mark">
            {text.mark}
          </p>
          <div
            ref={pane}
            className="h-[68svh] min-h-112 columns-[100rem] gap-8 overflow-hidden [column-fill:auto] max-sm:max-h-144 sm:h-auto sm:max-h-none sm:min-h-0 sm:grow sm:basis-0"
          >
            <SamplePaper paper={paper} />
          </div>
        </div>
      </div>
      {printed}
    </section>
  )
}
