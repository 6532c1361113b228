import { useState } from 'react'
import { keepWords, readWords } from '@/lib/conversations'

/** What stands in the field. It is kept until its message has been answered, so that nothing of it is lost. */
export function useMessageText(document: number) {
  const [words, show] = useState(() => readWords(document))
  const setWords = (next: string) => {
    show(next)
    keepWords(document, next)
  }
  /** The message is on its way: the field is empty, and what was in it stays kept. */
  const hideWords = () => show('')
  const [offered, setOffered] = useState(0)
  /** What was given once, to be put right or written over. */
  const offerWords = (next: string) => {
    setWords(next)
    setOffered((count) => count + 1)
  }
  return { words, setWords, hideWords, offered, offerWords }
}

export type Words = ReturnType<typeof useMessageText>
