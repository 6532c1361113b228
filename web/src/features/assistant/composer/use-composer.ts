import { useState } from 'react'
import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { isEmail } from '@/lib/email'
import {
  blocksSending,
  checkInput,
  isAside,
  isSentence,
  subjectOf,
  subjectsIn,
  type Subject,
} from './input-check'
import { corrected, repeatedWords, suggestedCorrection } from './spelling'
import { withCapitals } from './with-capitals'

/** The server takes no longer message. */
export const LONGEST_MESSAGE = 5_000

type Composing = {
  words: string
  setWords: (words: string) => void
  asked: Question | undefined
  /** The assistant's last message, which says what is expected when no question is asked. */
  lastSaid: string
  isPending: boolean
  /** Whether something that was understood waits: what is typed may be a yes to it, and is not looked over as a value. */
  isAwaited: boolean
  onSend: (words: string, original?: string) => void
}

/** Looks over what is being typed, suggests a correction, and sends. */
export function useComposer({ words, setWords, asked, lastSaid, isPending, isAwaited, onSend }: Composing) {
  const [original, setOriginal] = useState<string>()
  const isLooked = words.length > 3 && !isEmail(words)
  const isTalk = isAwaited || isAside(words) || GREETS.test(words)
  const isHinted = isLooked && !isTalk && isValue(words, asked)
  const checked = checkInput(words, isTalk ? [] : subjectsOf(asked, lastSaid))
  const suggestion = isHinted ? suggested(words, asked) : words
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
    checked: { ...checked, suggestions: [...checked.suggestions, ...(isHinted ? repeated(words) : [])] },
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

/** Words that will be printed or saved as they are. A question and talk need no better spelling. */
function isValue(words: string, asked: Question | undefined): boolean {
  if (!asked) return false
  return asked.type === 'textarea' || (asked.type === 'text' && !isSentence(words))
}

function suggested(words: string, asked: Question | undefined): string {
  const isName = asked && subjectOf(asked) === 'name'
  return (isName && withCapitals(words)) || suggestedCorrection(words)
}

const GREETS =
  /^\s*(hi|hello|hey|thanks|thank you|good (morning|afternoon|evening)|later|wait|stop|sorry|hola|gracias|bonjou|mèsi)\b/i

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
  asked === undefined || (asked.type !== 'text' && asked.type !== 'textarea')

const repeated = (words: string): string[] =>
  repeatedWords(words).map((word) => copy.inputCheck.repeated(word))
