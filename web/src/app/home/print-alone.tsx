import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import './print-alone.css'

/** Prints something by itself; it is there only while it is printed. */
export function usePrintAlone(paper: ReactNode) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const end = () => setPrinting(false)
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [])
  const print = () => {
    flushSync(() => setPrinting(true))
    window.print()
  }
  const printed = isPrinting && createPortal(<div className="print-alone">{paper}</div>, document.body)
  return { print, printed }
}
