import { useEffect, useRef, type RefObject } from 'react'
import { sampleReader as text } from '@/copy/sample-reader'
import type { PageSize } from './use-sample-pages'

/** Of a page that is drawn small: how wide it is, and around its words how wide the margin is that it has in full size. */
const [WIDTH, MARGIN, GAP] = [76, 56, 72]

type StripProps = {
  pane: RefObject<HTMLElement | null>
  page: number
  pages: number
  size: PageSize
  goTo: (page: number) => void
}

/** Every page, small: one copy of the words, in columns side by side, with a button on each. */
export function SampleStrip({ pane, page, pages, size, goTo }: StripProps) {
  const copy = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const scale = WIDTH / (size.width + 2 * MARGIN)
  useEffect(() => {
    copy.current?.replaceChildren(...copyOf(pane.current))
  }, [pane])
  const step = (size.width + 2 * MARGIN + GAP) * scale
  useEffect(() => {
    const shown = strip.current
    shown?.scrollTo({ left: (page - 1) * step - (shown.clientWidth - WIDTH) / 2, behavior: 'instant' })
  }, [page, step])
  const height = (size.height + 2 * MARGIN) * scale
  return (
    <div
      ref={strip}
      role="group"
      aria-label={text.pages}
      className="relative overflow-x-auto p-1 max-lg:hidden"
    >
      <div className="relative" style={{ width: pages * step - GAP * scale, height }}>
        {Array.from({ length: pages }, (_, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={index}
            aria-hidden="true"
            className="absolute top-0 bg-sheet shadow-low"
            style={{ left: index * step, width: WIDTH, height }}
          />
        ))}
        <div
          ref={copy}
          inert
          aria-hidden="true"
          className="absolute top-0 left-0 origin-top-left text-sheet-ink [column-fill:auto]"
          style={{
            transform: `scale(${scale}) translate(${MARGIN}px, ${MARGIN}px)`,
            width: size.width,
            height: size.height,
            columnWidth: size.width,
            columnGap: 2 * MARGIN + GAP,
          }}
        />
        {Array.from({ length: pages }, (_, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={index}
            type="button"
            aria-label={text.goTo(index + 1)}
            aria-current={index + 1 === page ? 'page' : undefined}
            // The arrow keys lead on: a long paper is one stop.
            tabIndex={index + 1 === page ? 0 : -1}
            onClick={() => goTo(index + 1)}
            className="absolute top-0 outline-offset-2 hover:outline-2 hover:outline-edge aria-[current]:outline-2 aria-[current]:outline-accent"
            style={{ left: index * step, width: WIDTH, height }}
          />
        ))}
      </div>
    </div>
  )
}

/** Without the names by which its parts are found: the paper itself has them. */
function copyOf(pane: HTMLElement | null): Node[] {
  const copy = pane?.cloneNode(true) as HTMLElement | undefined
  for (const named of copy?.querySelectorAll('[id]') ?? []) named.removeAttribute('id')
  return [...(copy?.childNodes ?? [])]
}
