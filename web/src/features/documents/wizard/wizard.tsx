import { useState, type ReactNode } from 'react'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { AskedQuestion, type AskedQuestionProps } from './asked-question'
import { useTyped } from '../workspace/typed'
import { QuestionHelp } from './question-help'
import { QuestionProgress } from './question-progress'
import { useSteps } from './use-steps'
import { WizardFrame } from './wizard-frame'

type WizardProps = Omit<AskedQuestionProps, 'steps' | 'queue' | 'onTyped' | 'isFilledIn'> & {
  heading: ReactNode
}

/** One question at a time. */
export function Wizard({ heading, ...asked }: WizardProps) {
  const { document, type, question, book } = asked
  const { queue } = useAnswerQueue(document)
  const [typed, onTyped] = useTyped()
  const [wasOn] = useState(book.on)
  const steps = useSteps(document, type, question, queue)
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question={question.id}
      typed={typed}
      progress={<QuestionProgress document={document} type={type} question={question.id} />}
      form={
        <AskedQuestion
          key={`${question.id} ${book.on}`}
          {...asked}
          steps={steps}
          queue={queue}
          onTyped={onTyped}
          isFilledIn={book.on !== wasOn}
        />
      }
      help={<QuestionHelp question={question} />}
    />
  )
}
