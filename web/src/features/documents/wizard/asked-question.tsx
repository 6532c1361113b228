import { useState } from 'react'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { County, Document, DocumentType, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { keepTyped } from '@/lib/unsaved-changes'
import { Button } from '@/ui/button'
import type { OnTyped } from '../workspace/typed'
import { FactForm } from './fact-form'
import { QuestionForm } from './question-form'
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
}

/** A question that is answered piece by piece or in own words, as the person likes. Neither loses what was typed in the other. */
export function AskedQuestion({ type, counties, ...asked }: AskedQuestionProps) {
  const { document, question, steps, book, onTyped } = asked
  const { composing } = document.interview
  const fact = type.facts.find(({ id, composes }) => composes === question.id && composing.includes(id))
  const hasOwnWords = question.id in document.answers && !(fact && fact.id in document.facts)
  const [inOwnWords, setInOwnWords] = useState(hasOwnWords)
  const [isNew, setNew] = useState(false)
  if (!fact) return <QuestionForm {...asked} />
  if (inOwnWords) {
    const toPieces = () => {
      setNew(true)
      setInOwnWords(false)
    }
    const otherWay = <ToPieces isKept={hasOwnWords} onPress={toPieces} />
    return <QuestionForm {...asked} otherWay={otherWay} onOtherWay={toPieces} isNew={isNew} />
  }
  const toOwnWords = (words?: string) => {
    if (words) keepTyped(document.id, question.id, words)
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
    />
  )
}

function ToPieces({ isKept, onPress }: { isKept: boolean; onPress: () => void }) {
  return (
    <div className="mt-4">
      <Button look="quiet" shape="compact" className="-ml-3" onClick={onPress}>
        {copy.facts.pieces}
      </Button>
      <p className="text-sm text-soft">{isKept ? copy.facts.piecesNote : copy.facts.ownWordsNote}</p>
    </div>
  )
}
