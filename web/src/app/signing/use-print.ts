import { useState } from 'react'
import { flushSync } from 'react-dom'

export type PrintSize = 'page' | 'large'

/** Prints the steps in a size: they have it before the browser looks at them. */
export function usePrint() {
  const [size, setSize] = useState<PrintSize>('page')
  const print = (wanted: PrintSize) => {
    flushSync(() => setSize(wanted))
    window.print()
  }
  return { size, print }
}
