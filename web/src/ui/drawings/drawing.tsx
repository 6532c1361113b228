import { lazy, Suspense } from 'react'
import { cx } from '@/lib/cx'
import type { PictureProps } from './picture'

/** A drawing only accompanies words: where it cannot be loaded, the words stand alone. */
const Picture = lazy(() =>
  import('./picture').then(
    (loaded) => ({ default: loaded.Picture }),
    () => ({ default: Ground }),
  ),
)

/** What is drawn beside each of the four steps, in their order. */
export const STEPS_DRAWN = ['choose', 'talk', 'readAndPay', 'takeHome'] as const

/** A mosaic of shells that accompanies words. It comes after the page, and its room is kept. */
export function Drawing({ motif, className }: PictureProps) {
  return (
    <Suspense fallback={<Ground className={className} />}>
      <Picture motif={motif} className={cx('aspect-4/3', className)} />
    </Suspense>
  )
}

const Ground = ({ className }: Pick<PictureProps, 'className'>) => (
  <span aria-hidden="true" className={cx('block aspect-4/3 rounded-md bg-shell-4', className)} />
)
