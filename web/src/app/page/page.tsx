import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { useHead } from './use-head'

const padded = 'px-4 py-10 sm:px-6 sm:py-14'
const widths = {
  prose: `max-w-2xl ${padded}`,
  normal: `max-w-5xl ${padded}`,
  wide: `max-w-6xl ${padded}`,
  /** A task has the whole screen. */
  task: '',
}

type PageProps = {
  title: string
  /** For search engines; pages that only their owner sees can do without. */
  description?: string
  width?: keyof typeof widths
  children: ReactNode
}

/** A page's frame: its title in the browser's tab, and its margins. */
export function Page({ title, description, width = 'normal', children }: PageProps) {
  useHead(`${title} · ${copy.brand}`, description)
  return <div className={cx('mx-auto w-full', widths[width])}>{children}</div>
}
