import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { copy } from '../copy'

const widths = { prose: 'max-w-2xl', normal: 'max-w-5xl', wide: 'max-w-6xl' }

/** A page's frame: its title in the browser's tab, and its margins. */
export function Page({
  title,
  width = 'normal',
  children,
}: {
  title: string
  width?: keyof typeof widths
  children: ReactNode
}) {
  return (
    <>
      <title>{`${title} · ${copy.brand}`}</title>
      <div className={cx('mx-auto w-full px-4 py-10 sm:px-6 sm:py-14', widths[width])}>{children}</div>
    </>
  )
}
