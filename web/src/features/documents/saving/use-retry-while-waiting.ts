import { useEffect, useRef } from 'react'
import { retry } from '@/lib/retry'

/** Tries something again for as long as it waits. */
export function useRetryWhileWaiting(isWaiting: boolean, attempt: () => Promise<unknown>): void {
  const latest = useRef(attempt)
  useEffect(() => {
    latest.current = attempt
  })
  useEffect(() => (isWaiting ? retry(() => latest.current()) : undefined), [isWaiting])
}
