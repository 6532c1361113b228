import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { allIn } from '@/lib/processing-fee'
import { ArrowLeftIcon } from '@/ui/icons'
import { Notice } from '@/ui/notice'
import { ProgressBar } from '@/ui/progress-bar'
import { TaskBar } from '@/ui/task-bar'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { DocumentPanel } from './document-panel'

type WizardFrameProps = {
  document: Document
  heading: ReactNode
  /** The question that is asked, for the document beside it. */
  question: string
  progress: { percent: number; text: string }
  form: ReactNode
  help?: ReactNode
}

function Price({ document: { price, status } }: { document: Document }) {
  const label =
    status === 'paid'
      ? copy.wizard.paid
      : `${copy.wizard.oneTimePayment} (${copy.wizard.allIn(allIn(price))})`
  return (
    <p className="max-sm:mt-4">
      <span className="font-serif text-heading">{dollars(price)}</span>{' '}
      <span className="text-sm text-soft">{label}</span>
    </p>
  )
}

function Back() {
  return (
    <Link to={paths.home()} className="link inline-flex min-h-11 shrink-0 items-center gap-2 sm:mb-3">
      <ArrowLeftIcon className="size-[20px] sm:size-4" />
      <span className="max-sm:sr-only">{copy.wizard.back}</span>
    </Link>
  )
}

/** What stands around each question. */
export function WizardFrame({ document, heading, question, progress, form, help }: WizardFrameProps) {
  useAnswerQueue(document)
  return (
    <>
      <div className="max-sm:contents sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-6">
        <TaskBar back={<Back />} state={copy.wizard.saved(Object.keys(document.answers).length)}>
          {heading}
        </TaskBar>
        <Price document={document} />
      </div>
      <div className="mt-5">
        <ProgressBar percent={progress.percent} label={copy.wizard.progress} />
        <p role="status" className="mt-2 text-sm text-soft">
          {progress.text}
        </p>
      </div>
      {document.status === 'paid' && document.interview.complete && (
        <Notice className="mt-6">{copy.signing.editingText}</Notice>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {form}
        <DocumentPanel
          key={document.id}
          document={document}
          question={question}
          className="lg:sticky lg:top-6 lg:row-span-2"
        />
        {help}
      </div>
      <p className="mt-10">
        <Link to={paths.chat(document.id)} className="link inline-flex min-h-11 items-center">
          {copy.wizard.toChat}
        </Link>
      </p>
      <p className="mt-4 border-t border-line pt-5 text-base text-soft">
        {copy.wizard.supportLead}{' '}
        <Link to={paths.support()} className="link">
          {copy.wizard.support}
        </Link>
      </p>
    </>
  )
}
