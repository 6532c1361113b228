import type { ReactNode } from 'react'
import type { County, DocumentType, Document, PeopleBook, Question } from '@/api/types'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { AskedQuestion } from './asked-question'
import { QuestionHelp } from './question-help'
import { QuestionProgress } from './question-progress'
import { useSteps } from './use-steps'
import { WizardFrame } from './wizard-frame'

type WizardProps = {
  document: Document
  type: DocumentType
  question: Question
  counties: County[]
  book: PeopleBook
  heading: ReactNode
}

/** One question at a time. */
export function Wizard({ document, type, question, counties, book, heading }: WizardProps) {
  const { queue } = useAnswerQueue(document)
  const steps = useSteps(document, type, question, queue)
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question={question.id}
      progress={<QuestionProgress document={document} type={type} question={question.id} />}
      form={
        <AskedQuestion
          key={`${question.id} ${book.on}`}
          document={document}
          type={type}
          question={question}
          counties={counties}
          steps={steps}
          queue={queue}
          book={book}
        />
      }
      help={<QuestionHelp question={question} />}
    />
  )
}
