import type { KeyboardEvent } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { ChevronIcon } from '@/ui/icons'
import { shortTitle } from './short-title'
import type { SheetStart } from './use-pages'

const text = copy.paper

type PageStripProps = {
  count: number
  shown: number
  starts: SheetStart[]
  onTurn: (page: number) => void
}

/** Which sheet a page belongs to. */
const nameAt = (starts: SheetStart[], page: number): string =>
  shortTitle(starts.findLast((start) => start.page <= page)?.title ?? '')

/** The way to each page, sheet by sheet, and to the one before and after. */
export function PageStrip({ count, shown, starts, onTurn }: PageStripProps) {
  return (
    <nav
      aria-label={text.pages}
      className="page-strip sticky top-[56px] z-10 -mt-2 mb-3 flex items-center gap-3 bg-canvas py-2 print:hidden"
    >
      <Turn label={text.previousPage} isOff={shown === 0} onPress={() => onTurn(shown - 1)} isBack />
      <div className="min-w-0 grow">
        <p aria-live="polite" className="truncate text-center text-sm text-soft">
          <span className="font-semibold text-ink">{text.pageOf(shown + 1, count)}</span> {text.onScreen} ·{' '}
          {nameAt(starts, shown)}
        </p>
        {count > 1 && <Choice count={count} shown={shown} starts={starts} onTurn={onTurn} />}
      </div>
      <Turn label={text.nextPage} isOff={shown >= count - 1} onPress={() => onTurn(shown + 1)} />
    </nav>
  )
}

/** As many marks as stand in one row. */
const MOST_MARKS = 12

/** A mark for each page where one row has room for them, and otherwise a list: rows of marks would leave no room for the paper. */
function Choice(props: PageStripProps) {
  if (props.count > MOST_MARKS) return <PageList {...props} />
  return (
    <>
      <div className="@max-[28rem]:hidden">
        <Marks {...props} />
      </div>
      <div className="@min-[28rem]:hidden">
        <PageList {...props} />
      </div>
    </>
  )
}

const PageList = ({ count, shown, starts, onTurn }: PageStripProps) => (
  <select
    aria-label={text.choosePage}
    value={shown}
    onChange={({ target }) => onTurn(Number(target.value))}
    className="mx-auto mt-1 block max-w-full rounded-sm border border-edge bg-raised px-2 py-1 text-sm text-ink"
  >
    {Array.from({ length: count }, (_, page) => (
      // oxlint-disable-next-line react/no-array-index-key -- a page is its number
      <option key={page} value={page}>
        {text.toPage(page + 1, nameAt(starts, page))}
      </option>
    ))}
  </select>
)

/** One stop of the Tab key; the arrow keys go from mark to mark. */
function Marks({ count, shown, starts, onTurn }: PageStripProps) {
  const turn = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const page = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[key]
    if (page === undefined || page < 0 || page >= count) return
    onTurn(page)
    currentTarget.querySelectorAll('button')[page]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ol onKeyDown={turn} className="flex flex-wrap justify-center">
      {Array.from({ length: count }, (_, page) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <li key={page} className={cx(starts.some((start) => start.page === page) && page > 0 && 'ml-3')}>
          <button
            type="button"
            tabIndex={page === shown ? 0 : -1}
            aria-current={page === shown ? 'page' : undefined}
            aria-label={text.toPage(page + 1, nameAt(starts, page))}
            onClick={() => onTurn(page)}
            className="group grid h-8 w-[1.625rem] place-items-center"
          >
            <span aria-hidden="true" className={cx(markClass, page === shown ? shownClass : otherClass)}>
              {page + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const markClass = 'grid h-7 w-[1.375rem] place-items-center border text-[0.6875rem] leading-none'
const shownClass = 'border-accent bg-accent font-semibold text-on-accent'
const otherClass = 'border-edge bg-sheet text-sheet-soft group-hover:border-accent'

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
