import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { COUNTY } from '../answers'
import { detailsOf, groupsOf } from '../details/detail-groups'
import { AnswerSummary } from '../review/answer-summary'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import { QuestionHeading } from './question-heading'
import { WizardFrame } from './wizard-frame'

const text = copy.questionList

type QuestionListProps = { document: Document; type: DocumentType; heading: ReactNode }

/** Where everything is answered, whoever comes to edit chooses what. */
export function QuestionList({ document, type, heading }: QuestionListProps) {
  useAnswerQueue(document)
  const form = (
    <div>
      <QuestionHeading>{text.title}</QuestionHeading>
      <p className="mb-4 text-soft">{text.lead}</p>
      <AnswerSummary document={document} type={type} />
      <MoreToChange document={document} type={type} />
      <TaskActions onPrevious={null}>
        <Link to={paths.review(document.id)} className={buttonClass({ className: goOnClass })}>
          {copy.wizard.reviewDocument}
        </Link>
      </TaskActions>
    </div>
  )
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question=""
      progress={undefined}
      form={form}
    />
  )
}

/** What no question asks for: the county of filing, and the details by their groups. */
function MoreToChange({ document, type }: Omit<QuestionListProps, 'heading'>) {
  const groups = groupsOf(detailsOf(document, type)).map(({ name }, at) => ({
    name,
    to: paths.details(document.id, at + 1),
  }))
  const county = { name: copy.county.title, to: paths.question(document.id, COUNTY) }
  const more = [...(type.county ? [county] : []), ...groups]
  if (more.length === 0) return null
  return (
    <section aria-labelledby="more" className="mt-8">
      <h3 id="more" className="text-subhead">
        {text.details}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {more.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} state={{ moved: true }} className="link inline-flex min-h-11 items-center py-2">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
