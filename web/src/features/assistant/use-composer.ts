import { useState } from 'react'
import type { Question } from '@/api/types'
import { copy } from '@/app/copy'
import { isEmail } from '@/lib/email'
import { decisionIn } from './decisions'
import { blocksSending, checkInput, subjectOf, subjectsIn, type Subject } from './input-check'
import { corrected, repeatedWords, suggestedCorrection } from './corrections'

/** The server takes no longer message. */
export const LONGEST_MESSAGE = 5_000

type Composing = {
  words: string
  setWords: (words: string) => void
  asked: Question | undefined
  /** The assistant's last message, which says what is expected when no question is asked. */
  lastSaid: string
  /** Whether a yes or a no would be about a proposal. */
  isProposed: boolean
  isPending: boolean
  onSend: (words: string, original?: string) => void
}

/** Looks over what is being typed, suggests a correction, and sends. */
export function useComposer({ words, setWords, asked, lastSaid, isProposed, isPending, onSend }: Composing) {
  const [original, setOriginal] = useState<string>()
  const isDecision = isProposed && decisionIn(words) !== undefined
  const checked = checkInput(words, isDecision ? [] : subjectsOf(asked, lastSaid))
  const isLooked = words.length > 3 && !isEmail(words)
  const suggestion = isLooked ? suggestedCorrection(words) : words
  const isTooLong = words.length > LONGEST_MESSAGE
  const canSend = words.trim() !== '' && !isPending && !isTooLong && !blocksSending(checked)

  const write = (next: string) => {
    if (next === '') setOriginal(undefined)
    setWords(next)
  }
  const send = () => {
    if (!canSend) return
    const sent = isLooked && isFreeOfWording(asked) ? corrected(words) : words
    onSend(sent.trim(), original ?? (sent === words ? undefined : words))
    setOriginal(undefined)
  }
  return {
    checked: { ...checked, suggestions: [...checked.suggestions, ...repeated(words)] },
    suggestion: suggestion === words ? undefined : suggestion,
    original: words === '' ? undefined : original,
    isTooLong,
    canSend,
    write,
    send,
    correct: () => {
      setOriginal(original ?? words)
      setWords(suggestion)
    },
    undo: () => {
      if (original !== undefined) setWords(original)
      setOriginal(undefined)
    },
  }
}

function subjectsOf(asked: Question | undefined, lastSaid: string): Subject[] {
  if (!asked) return subjectsIn(lastSaid)
  const subject = subjectOf(asked)
  return subject ? [subject] : []
}

/**
 * Names, addresses and free text are printed as they were typed, so a correction waits for the person's press. A
 * choice or a date is printed in words of its own, and plain talk is not printed at all.
 */
const isFreeOfWording = (asked: Question | undefined): boolean =>
  asked === undefined || (asked.kind !== 'text' && asked.kind !== 'textarea')

const repeated = (words: string): string[] =>
  repeatedWords(words).map((word) => copy.inputCheck.repeated(word))
