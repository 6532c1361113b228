import { useCallback, useEffect, useRef, useState } from 'react'

/** What has been written and is not saved yet. */
export type Typed = {
  question: string
  words: string
  /** Whether a clause prints these words as they are; of a choice it prints what it means. */
  isPrinted: boolean
  /** What says of them that they stand in pencil; in a form that is until one continues. */
  label?: string
}

export type OnTyped = (typed: Typed | undefined) => void

/** How long one pauses before the paper follows. */
const PAUSE_MS = 200

/** What is being typed, after each pause. */
export function useTyped(): [Typed | undefined, OnTyped] {
  const [typed, setTyped] = useState<Typed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = useCallback((next: Typed | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyped(next), PAUSE_MS)
  }, [])
  return [typed, tell]
}

/** Tells what stands in the form; nothing where that is saved or empty. */
export function useTellTyped(onTyped: OnTyped, { question, words, isPrinted }: Typed): void {
  useEffect(() => {
    onTyped(words.trim() === '' ? undefined : { question, words: words.trim(), isPrinted })
  }, [onTyped, question, words, isPrinted])
}
