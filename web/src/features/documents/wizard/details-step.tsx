import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { County, Document, DocumentType, Fact } from '@/api/types'
import { copy } from '@/copy'
import { factHelp } from '@/copy/fact-help'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { askedQuestions, COUNTY } from '../answers'
import { useAnswerQueue } from '../saving/use-answer-queue'
import { useSayChanged } from '../saving/use-say-changed'
import { useFocusAfterMove } from './use-focus-after-move'
import { WizardFrame } from './wizard-frame'
import { ChapterBar } from '../workspace/chapter-bar'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import { blanksOf, detailsOf, groupsOf, type Group } from '../details/detail-groups'
import { focusOn, showDetail } from '../details/focus-on'
import { GroupFields } from '../details/group-fields'
import { Parts } from '../details/parts'
import { useLeave } from '../details/use-leave'
import { isOfWorksheet } from '../details/worksheet'
import { useWorksheetSentence, WorksheetResult } from '../details/worksheet-result'

const text = copy.details

type DetailsStepProps = {
  document: Document
  type: DocumentType
  counties: County[]
  /** Which group is asked for, counted from 1. */
  part: number
  /** The one that is to be changed, where someone comes from the review for it. */
  wanted?: string | undefined
  heading: ReactNode
}

/** The details, one group after the other, beside the paper. Each may be left out. */
export function DetailsStep({ document, type, counties, part, wanted, heading }: DetailsStepProps) {
  useAnswerQueue(document)
  const navigate = useNavigate()
  const facts = detailsOf(document, type)
  const groups = groupsOf(facts)
  const at = Math.min(Math.max(part, 1), groups.length) - 1
  const group = groups[at]
  const [detail, setDetail] = useState<string>()
  const show = (path: string) => void navigate(path, { state: { moved: true } })
  const sayChanged = useSayChanged(document)
  const { form, noteSeen, leave, goOn, isLeaving, brought } = useLeave(document, (to) => {
    if (to >= groups.length) {
      sayChanged()
      // The review is another page, which begins at its own heading.
      return void navigate(paths.review(document.id))
    }
    show(to < 0 ? lastQuestion(document, type) : paths.details(document.id, to + 1))
  })
  useFocusAfterMove(() => form.current?.querySelector<HTMLElement>('h2')?.focus())
  useEffect(() => {
    if (wanted === undefined) return
    focusOn(form.current, wanted)
    return showDetail(form.current, wanted)
  }, [form, wanted])
  const isComputed = isOfWorksheet(group?.facts ?? [])
  const sentence = useWorksheetSentence({ document, type })
  if (!group) return null
  const skip = wanted === undefined && <Skip onSkip={() => void leave(Infinity)} />
  const isOptional = group.facts.every(({ blank }) => !blank)
  const lead =
    at === 0 || !skip ? (
      <>
        <p>{text.skippable}</p>
        {skip}
      </>
    ) : (
      isOptional && <p>{factHelp.allOptional}</p>
    )
  const next = () => void goOn(wanted === undefined ? at + 1 : Infinity)
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question={group.facts[0]?.id ?? ''}
      detail={detail}
      said={isComputed ? sentence : undefined}
      progress={
        <Progress {...{ document, facts, groups, at }}>
          {groups.length > 1 && wanted === undefined && (
            <Parts {...{ document, groups, at }} onGo={(to) => void leave(to)} />
          )}
        </Progress>
      }
      form={
        <GroupFields
          ref={form}
          onBoxLeft={noteSeen}
          brought={brought}
          onDetail={setDetail}
          document={document}
          group={group}
          counties={counties}
          wanted={wanted}
          onEnter={next}
          lead={lead}
        >
          {isComputed && <WorksheetResult document={document} type={type} />}
          {skip && at > 0 && <div className="mt-6">{skip}</div>}
          <TaskActions onPrevious={() => void leave(at - 1)}>
            <Button busy={isLeaving} className={goOnClass} onClick={next}>
              {labelOf(wanted !== undefined, at === groups.length - 1)}
            </Button>
          </TaskActions>
        </GroupFields>
      }
    />
  )
}

type ProgressProps = { document: Document; facts: Fact[]; groups: Group[]; at: number; children: ReactNode }

/** How far along the parts one is, and what they leave blank. */
function Progress({ document, facts, groups, at, children }: ProgressProps) {
  const blanks = blanksOf(document, facts).length
  const here = blanksOf(document, groups[at]?.facts ?? []).length
  return (
    <>
      <ChapterBar
        label={copy.wizard.progress}
        percent={((at + 1) * 100) / groups.length}
        chapters={groups.map(({ name }, index) => ({ title: name, share: index <= at ? 1 : 0 }))}
        text={text.progress(at + 1, groups.length, blanks, here)}
      />
      {children}
    </>
  )
}

/** The way past all that is left. */
const Skip = ({ onSkip }: { onSkip: () => void }) => (
  <button type="button" className="link mt-2 min-h-11" onClick={onSkip}>
    {text.reviewNow}
  </button>
)

/** Where one comes from to the details. */
const lastQuestion = ({ id, interview }: Document, type: DocumentType): string =>
  paths.question(id, type.county ? COUNTY : (askedQuestions(type, interview).at(-1)?.id ?? ''))

function labelOf(isFromReview: boolean, isLast: boolean): string {
  if (isFromReview) return copy.wizard.saveAndReview
  return isLast ? copy.wizard.reviewDocument : copy.wizard.continue
}
