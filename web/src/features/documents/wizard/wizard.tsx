import { Link } from 'react-router'
import type { DocumentType, Document, Question } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { dollars } from '@/lib/money'
import { ArrowLeftIcon } from '@/ui/icons'
import { ProgressBar } from '@/ui/progress-bar'
import { QuestionForm } from './question-form'
import { QuestionHelp } from './question-help'
import { useSteps } from './use-steps'

type WizardProps = {
  document: Document
  type: DocumentType
  question: Question
  heading: React.ReactNode
}

/** One question at a time. */
export function Wizard({ document, type, question, heading }: WizardProps) {
  const steps = useSteps(document, type, question)
  const total = type.questions.length
  return (
    <>
      <Link to={paths.home()} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {copy.wizard.back}
      </Link>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {heading}
        <p>
          <span className="font-serif text-2xl">{dollars(document.price)}</span>{' '}
          <span className="text-sm text-soft">{copy.wizard.oneTimePayment}</span>
        </p>
      </div>
      <div className="mt-5">
        <ProgressBar percent={((steps.step + 1) * 100) / total} label={copy.wizard.progress} />
        <p role="status" className="mt-2 text-sm text-soft">
          {copy.wizard.step(steps.step + 1, total)}
        </p>
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <QuestionForm key={question.id} document={document} question={question} steps={steps} />
        <QuestionHelp question={question} />
      </div>
      <p className="mt-12 border-t border-line pt-5 text-[0.9375rem] text-soft">
        {copy.wizard.supportLead}{' '}
        <Link to={paths.support()} className="link">
          {copy.wizard.support}
        </Link>
      </p>
    </>
  )
}
