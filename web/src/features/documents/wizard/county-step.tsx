import { useIsMutating } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { County, Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { askedQuestions, COUNTY, openQuestions } from '../answers'
import { CountyChoice } from '../county/county-choice'
import { useCounty } from '../county/use-county'
import { partsAhead } from '../details/detail-groups'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { besideKey } from '../saving/use-keep-beside'
import { ChapterBar } from '../workspace/chapter-bar'
import { chaptersOfDocument } from '../workspace/chapters'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import { QuestionHeading } from './question-heading'
import { QuestionHelp } from './question-help'
import { useFinish } from './use-finish'
import { WizardFrame } from './wizard-frame'

type CountyStepProps = { document: Document; type: DocumentType; counties: County[]; heading: ReactNode }

/** The last card of papers that are filed with a court. Leaving it open is possible: the review says what that means. */
export function CountyStep({ document, type, counties, heading }: CountyStepProps) {
  const navigate = useNavigate()
  const { queue } = useAnswerQueue(document)
  const { finish, isFinishing } = useFinish(queue, type)
  const isSaving = useIsMutating({ mutationKey: besideKey(document.id) }) > 0
  const isChosen = useCounty(document, counties).chosen !== '' || isSaving
  const ahead = partsAhead(document, type)
  const last = askedQuestions(type, document.interview).at(-1)
  const open = openQuestions(type, document.interview)
  const [next] = open
  const goOn = () => (next ? void navigate(paths.question(document.id, next.id)) : finish(document))
  const form = (
    <div>
      <QuestionHeading>{copy.county.title}</QuestionHeading>
      <CountyChoice document={document} counties={counties} />
      {!next && ahead > 0 && <p className="mt-4 text-sm text-soft">{copy.details.ahead(ahead)}</p>}
      <TaskActions onPrevious={last && (() => void navigate(paths.question(document.id, last.id)))}>
        <Button busy={isSaving || isFinishing} onClick={goOn} className={goOnClass}>
          {next ? copy.wizard.continue : goOnLabel(isChosen, ahead > 0)}
        </Button>
      </TaskActions>
    </div>
  )
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question={COUNTY}
      progress={
        <ChapterBar
          label={copy.wizard.progress}
          percent={100 * (1 - open.length / document.interview.visible.length)}
          chapters={chaptersOfDocument(document, type)}
          text={stepText(open.length, ahead)}
        />
      }
      form={form}
      help={<QuestionHelp question={copy.county} />}
    />
  )
}

function goOnLabel(isChosen: boolean, isMore: boolean): string {
  if (!isChosen) return copy.county.goOnWithout
  return isMore ? copy.wizard.continue : copy.wizard.reviewDocument
}

function stepText(open: number, ahead: number): string {
  if (open > 0) return copy.county.stillOpen(open)
  return ahead > 0 ? copy.county.stepBeforeDetails : copy.county.step
}
