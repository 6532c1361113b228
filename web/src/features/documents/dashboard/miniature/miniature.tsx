import type { Paper } from '@/api/types'
import { cx } from '@/lib/cx'
import { FirstPage } from './first-page'

type MiniatureProps = {
  /** Absent until it is there, and where it cannot be had. */
  paper: Paper | null | undefined
  isAwaited: boolean
  /** Whether it is larger where its list has room. */
  canGrow: boolean
}

/** The first page as it reads now, small. Its name stands beside it, so it is not read out. */
export function Miniature({ paper, isAwaited, canGrow }: MiniatureProps) {
  const first = paper?.instruments[0]
  return (
    <div
      aria-hidden="true"
      data-miniature={first?.id}
      className={cx(
        'sheet relative aspect-[17/22] w-[72px] shrink-0 overflow-hidden bg-sheet shadow-sheet',
        canGrow && '@min-[30rem]:w-[160px]',
      )}
    >
      {first ? (
        // A page of 640 pixels, as wide as its place, and white also where it is cut off.
        <div
          className={cx(
            'absolute top-0 left-0 w-[640px] origin-top-left scale-[.1125] bg-sheet',
            canGrow && '@min-[30rem]:scale-25',
          )}
        >
          <FirstPage instrument={first} />
        </div>
      ) : (
        <Lines isAwaited={isAwaited} />
      )}
    </div>
  )
}

const WIDTHS = [
  'mx-auto w-2/3',
  'mx-auto w-1/3',
  'mt-4 w-1/2',
  'w-full',
  'w-full',
  'w-4/5',
  'mt-4 w-1/2',
  'w-full',
] as const

/** In the place of words. */
const Lines = ({ isAwaited }: { isAwaited: boolean }) => (
  <div className={cx('space-y-2 p-3', isAwaited && 'animate-pulse')}>
    {WIDTHS.map((width, line) => (
      // oxlint-disable-next-line react/no-array-index-key -- the lines have nothing but their place
      <div key={line} className={cx('h-1 rounded-sm bg-sheet-line', width)} />
    ))}
  </div>
)
