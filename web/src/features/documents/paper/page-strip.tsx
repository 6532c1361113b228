import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { ChevronIcon } from '@/ui/icons'
import { scrolling } from '@/ui/motion'
import type { Mark } from './page-look'
import { PageMiniature } from './page-miniature'
import { shortTitle } from './short-title'
import type { SheetStart } from './use-pages'

const text = copy.paper

type PageStripProps = {
  count: number
  shown: number
  starts: SheetStart[]
  looks: Mark[]
  onTurn: (page: number) => void
}

/** Which sheet a page belongs to. */
const nameAt = (starts: SheetStart[], page: number): string =>
  shortTitle(starts.findLast((start) => start.page <= page)?.title ?? '')

/** Which page of its own paper a page is, and how many that has: another paper beside it, or none, does not change the number. */
function placeIn(starts: SheetStart[], count: number, page: number): [page: number, count: number] {
  const at = starts.findLastIndex((start) => start.page <= page)
  const first = starts[at]?.page ?? 0
  return [page - first + 1, (starts[at + 1]?.page ?? count) - first]
}

/** The way to each page, small as it looks, sheet by sheet, and to the one before and after. */
export function PageStrip(props: PageStripProps) {
  const { count, shown, starts, onTurn } = props
  return (
    <nav
      aria-label={text.pages}
      className="page-strip sticky top-[56px] z-10 -mt-2 mb-3 flex items-center gap-3 bg-canvas py-2 print:hidden"
    >
      <p
        aria-live="polite"
        className="w-[9.5rem] shrink-0 text-sm leading-snug text-soft @max-[40rem]:sr-only"
      >
        <span className="font-semibold text-ink">{text.pageOf(...placeIn(starts, count, shown))}</span>{' '}
        {text.onScreen} <span className="block">{nameAt(starts, shown)}</span>
      </p>
      <Miniatures {...props} />
      <Turn label={text.previousPage} isOff={shown === 0} onPress={() => onTurn(shown - 1)} isBack />
      <Turn label={text.nextPage} isOff={shown >= count - 1} onPress={() => onTurn(shown + 1)} />
    </nav>
  )
}

/** One stop of the Tab key; the arrow keys go from page to page. The one that is shown stays in view. */
function Miniatures({ count, shown, starts, looks, onTurn }: PageStripProps) {
  const row = useRef<HTMLOListElement>(null)
  const pages = useMemo(
    () => Array.from({ length: count }, (_, page) => looks.filter((mark) => mark.page === page)),
    [looks, count],
  )
  useEffect(() => {
    const pane = row.current
    const item = pane?.children[shown]
    if (!pane?.scrollTo || !(item instanceof HTMLElement)) return
    pane.scrollTo({
      left: item.offsetLeft - (pane.clientWidth - item.offsetWidth) / 2,
      behavior: scrolling(),
    })
  }, [shown])
  const turn = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const page = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[key]
    if (page === undefined || page < 0 || page >= count) return
    onTurn(page)
    currentTarget.querySelectorAll('button')[page]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ol ref={row} onKeyDown={turn} className="relative flex min-w-0 grow gap-2 overflow-x-auto p-1">
      {pages.map((marks, page) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <li key={page} className={cx('shrink-0', page > 0 && begins(starts, page) && beginsClass)}>
          <button
            type="button"
            tabIndex={page === shown ? 0 : -1}
            aria-current={page === shown ? 'page' : undefined}
            aria-label={text.toPage(placeIn(starts, count, page)[0], nameAt(starts, page))}
            onClick={() => onTurn(page)}
            className={cx('block outline-2', page === shown ? 'outline-accent' : otherClass)}
          >
            <PageMiniature marks={marks} />
          </button>
        </li>
      ))}
    </ol>
  )
}

const begins = (starts: SheetStart[], page: number): boolean => starts.some((start) => start.page === page)
/** Between two papers there is a line. */
const beginsClass = 'border-l border-edge pl-2'
const otherClass = 'outline-1 outline-edge hover:outline-accent'

type TurnProps = { label: string; isOff: boolean; isBack?: boolean; onPress: () => void }

const Turn = ({ label, isOff, isBack = false, onPress }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
    className="grid size-11 shrink-0 place-items-center rounded-md border border-edge bg-raised hover:bg-sunken aria-disabled:border-line aria-disabled:text-edge"
  >
    <ChevronIcon className={isBack ? 'size-5 rotate-90' : 'size-5 -rotate-90'} />
  </button>
)
