import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { dollars } from '@/lib/money'
import { ArrowLeftIcon } from '@/ui/icons'
import { ProgressBar } from '@/ui/progress-bar'
import { useSendUnsent } from '../unsent/use-unsent'
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

/** What stands around each question. */
export function WizardFrame({ document, heading, question, progress, form, help }: WizardFrameProps) {
  useSendUnsent(document)
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
          <span className="text-sm text-soft">
            {document.status === 'paid' ? copy.wizard.paid : copy.wizard.oneTimePayment}
          </span>
        </p>
      </div>
      <div className="mt-5">
        <ProgressBar percent={progress.percent} label={copy.wizard.progress} />
        <p role="status" className="mt-2 text-sm text-soft">
          {progress.text}
        </p>
      </div>
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
      <p className="mt-4 border-t border-line pt-5 text-[0.9375rem] text-soft">
        {copy.wizard.supportLead}{' '}
        <Link to={paths.support()} className="link">
          {copy.wizard.support}
        </Link>
      </p>
    </>
  )
}
