import { useRef, useState } from 'react'
import { acceptsNone } from '@/api/choices'
import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'
import type { useAnswer } from './use-answer'

const { none: NONE } = copy.wizard

/**
 * Whether None is chosen. It is a choice only by its button: who types the word may go on typing. Where no words stood before
 * it, `onOtherWay` leads to another way to answer.
 */
export function useNone(question: Question, answer: ReturnType<typeof useAnswer>, onOtherWay?: () => void) {
  const { value, change, reset } = answer
  const canSkip = acceptsNone(question) && question.type !== 'checkbox'
  const [isNone, setNone] = useState(canSkip && value === NONE)
  const words = useRef<Answer>('')
  const press = () => {
    setNone(!isNone)
    if (!isNone) {
      words.current = value
      change(NONE)
    } else if (words.current === '' && onOtherWay) {
      reset()
      onOtherWay()
    } else change(words.current)
  }
  /** Of two answers, the one that is to stand. */
  const take = (taken: Answer) => {
    setNone(canSkip && taken === NONE)
    change(taken)
  }
  return { canSkip, isNone, press, take }
}
