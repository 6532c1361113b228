import { copy } from '@/copy'
import { sampleReader } from '@/copy/sample-reader'
import { Button } from '@/ui/button'
import { ChevronIcon } from '@/ui/icons'

const text = copy.samples

type PagerProps = { page: number; pages: number; goTo: (page: number) => void }

/** Above the page, so that it stays where it is whatever the page's height. */
export const Pager = ({ page, pages, goTo }: PagerProps) => (
  <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 sm:gap-x-5">
    <Turn isOff={page === 1} onPress={() => goTo(page - 1)} name={text.previous} turned="rotate-90" />
    <p aria-live="polite" className="min-w-28 text-center font-semibold tabular-nums">
      <span>{text.page(page, pages)}</span>{' '}
      <span className="font-normal text-soft">{sampleReader.onScreen}</span>
    </p>
    <Turn isOff={page === pages} onPress={() => goTo(page + 1)} name={text.next} turned="-rotate-90" />
    <p className="text-sm text-soft max-lg:w-full max-lg:text-center">
      <span className="pointer-coarse:hidden">{sampleReader.keys}</span>
      <span className="pointer-fine:hidden">{sampleReader.swipe}</span>
    </p>
  </div>
)

type TurnProps = { isOff: boolean; onPress: () => void; name: string; turned: string }

/** A button that is disabled at the last page would lose the focus. */
const Turn = ({ isOff, onPress, name, turned }: TurnProps) => (
  <Button
    look="secondary"
    shape="icon"
    aria-label={name}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
    className="aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-soft"
  >
    <ChevronIcon className={`size-5 ${turned}`} />
  </Button>
)
