import type { ReactNode } from 'react'
import type { County, DocumentType, Document, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { AskedQuestion } from './asked-question'
import { QuestionHelp } from './question-help'
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
  const steps = useSteps(document, type, question)
  const total = type.questions.length
  return (
    <WizardFrame
      document={document}
      heading={heading}
      question={question.id}
      progress={{
        percent: ((steps.step + 1) * 100) / total,
        text: copy.wizard.step(steps.step + 1, total),
      }}
      form={
        <AskedQuestion
          key={`${question.id} ${book.on}`}
          document={document}
          type={type}
          question={question}
          counties={counties}
          steps={steps}
          book={book}
        />
      }
      help={<QuestionHelp question={question} />}
    />
  )
}
