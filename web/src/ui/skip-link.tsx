import type { ReactNode } from 'react'

/** The way past what takes many presses of the Tab key: seen once the keyboard is at it. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent print:hidden"
  >
    {children}
  </a>
)
