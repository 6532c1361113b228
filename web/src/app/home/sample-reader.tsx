import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { SamplePaper } from '@/features/documents/paper/sample-paper'
import { Button } from '@/ui/button'
import { usePages } from './use-pages'

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

/** A sample paper, page by page. */
export function SampleReader({ slug, name }: { slug: string; name: string }) {
  const { data: paper } = useSuspenseQuery(sampleQuery(slug))
  const pane = useRef<HTMLDivElement>(null)
  const { page, pages, turn } = usePages(pane)
  const part = useRef<HTMLElement>(null)
  // It opens below the shelf, where few would see it.
  useEffect(() => part.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <section ref={part} aria-label={text.label(name)} className="mx-auto mt-6 max-w-2xl scroll-mt-4">
      {/* Above the page, so that they stay where they are whatever its height. */}
      <div className="mb-4 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Turn isOff={page === 1} onPress={() => turn(-1)}>
          {text.previous}
        </Turn>
        <p aria-live="polite" className="min-w-32 text-center text-base text-soft">
          {text.page(page, pages)}
        </p>
        <Turn isOff={page === pages} onPress={() => turn(1)}>
          {text.next}
        </Turn>
      </div>
      <div className="sheet relative flex flex-col bg-sheet px-5 pt-10 pb-6 text-sheet-ink shadow-high sm:aspect-[17/22] sm:px-14 sm:pt-14 sm:pb-12">
        <p className="absolute top-3 right-3 rounded-sm border border-sheet-mark px-2 py-0.5 text-sm font-semibold text-sheet-mark">
          {text.mark}
        </p>
        <div
          ref={pane}
          className="h-[75svh] min-h-112 columns-[100rem] gap-8 overflow-hidden [column-fill:auto] max-sm:max-h-144 sm:h-auto sm:max-h-none sm:min-h-0 sm:grow sm:basis-0"
        >
          <SamplePaper paper={paper} />
        </div>
      </div>
    </section>
  )
}

type TurnProps = { isOff: boolean; onPress: () => void; children: string }

/** A button that is disabled at the last page would lose the focus. */
const Turn = ({ isOff, onPress, children }: TurnProps) => (
  <Button
    look="secondary"
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
    className="aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-soft"
  >
    {children}
  </Button>
)
