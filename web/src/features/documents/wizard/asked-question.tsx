import { useState } from 'react'
import { acceptsNone } from '@/api/choices'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { County, Document, DocumentType, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { keepTyped, typedAnswer } from '@/lib/unsaved-changes'
import type { OnTyped } from '../workspace/typed'
import { earlierDate } from './earlier-date'
import type { RenderAsk } from './form-buttons'
import { FactForm } from './fact-form'
import { QuestionForm } from './question-form'
import { useOnLeave } from '../saving/use-on-leave'
import type { useSteps } from './use-steps'

export type AskedQuestionProps = {
  document: Document
  type: DocumentType
  question: Question
  counties: County[]
  steps: ReturnType<typeof useSteps>
  queue: AnswerQueue
  book: PeopleBook
  onTyped: OnTyped
  renderAsk: RenderAsk
  /** Whether a button has filled it in, and is gone with the cursor. */
  isFilledIn: boolean
}

/** A question that is answered piece by piece or in own words, as the person likes. Neither loses what was typed in the other. */
export function AskedQuestion({ type, counties, isFilledIn, ...asked }: AskedQuestionProps) {
  const { document, question, steps, book, onTyped, renderAsk } = asked
  const { composing } = document.interview
  const fact = type.facts.find(({ id, composes }) => composes === question.id && composing.includes(id))
  const hasOwnWords = question.id in document.answers && !(fact && fact.id in document.facts)
  const [inOwnWords, setInOwnWords] = useState(hasOwnWords)
  const [isNew, setNew] = useState(isFilledIn)
  const onLeave = useOnLeave()
  if (!fact)
    return (
      <QuestionForm
        {...asked}
        earlier={earlierDate(type, document, question)}
        isNew={isNew}
        onLeave={onLeave}
      />
    )
  if (inOwnWords) {
    const toPieces = () => {
      setNew(true)
      setInOwnWords(false)
    }
    return (
      <QuestionForm
        {...asked}
        pieces={{ open: toPieces, hasWords: hasOwnWords }}
        isNew={isNew}
        onLeave={onLeave}
      />
    )
  }
  const toOwnWords = (words?: string) => {
    const typed = typedAnswer(document.id, question.id) ?? document.answers[question.id]
    // Who wants to write has an empty box in the place of None.
    const start = words ?? (acceptsNone(question) && typed === copy.wizard.none ? '' : undefined)
    if (start !== undefined) keepTyped(document.id, question.id, start)
    setNew(true)
    setInOwnWords(true)
  }
  return (
    <FactForm
      document={document}
      question={question}
      fact={fact}
      counties={counties}
      steps={steps}
      book={book}
      onOwnWords={toOwnWords}
      onTyped={onTyped}
      isNew={isNew}
      renderAsk={renderAsk}
      onLeave={onLeave}
    />
  )
}
