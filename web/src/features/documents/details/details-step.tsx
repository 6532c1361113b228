import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { County, Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { factsKey } from '../facts/use-save-fact'
import { useFocusAfterMove } from '../wizard/use-focus-after-move'
import { WizardFrame } from '../wizard/wizard-frame'
import { ChapterBar } from '../workspace/chapter-bar'
import { goOnClass, TaskActions } from '../workspace/task-actions'
import { Detail, UNSAVED } from './detail'
import { focusOn } from './focus-on'
import { blanksOf, detailsOf, groupsOf, readyOf } from './detail-groups'

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
  const form = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const facts = detailsOf(document, type)
  const groups = groupsOf(facts)
  const at = Math.min(Math.max(part, 1), groups.length) - 1
  const group = groups[at]
  const go = (next: number) =>
    void navigate(next < groups.length ? paths.details(document.id, next + 1) : paths.review(document.id), {
      state: { moved: true },
    })
  const { leave, isLeaving } = useLeave(document.id, form, () => go(wanted ? groups.length : at + 1))
  useFocusAfterMove(() => form.current?.querySelector<HTMLElement>('h2')?.focus())
  useEffect(() => focusOn(form.current, wanted), [wanted])
  if (!group) return null
  const blanks = blanksOf(document, facts).length
  return (
    <WizardFrame
      document={document}
      type={type}
      heading={heading}
      question={group.facts[0]?.id ?? ''}
      progress={
        <ChapterBar
          label={copy.wizard.progress}
          percent={((at + 1) * 100) / groups.length}
          chapters={groups.map(({ name }, index) => ({ title: name, share: index <= at ? 1 : 0 }))}
          text={`${text.part(at + 1, groups.length)} · ${text.blanksLeft(blanks)}`}
        />
      }
      form={
        <div ref={form}>
          <h2 tabIndex={-1} className="mb-2 text-heading">
            {group.name}
          </h2>
          <p className="mb-6 text-soft">{text.skippable}</p>
          <div className="grid gap-6">
            {readyOf(group.facts, counties).map((fact) => (
              <Detail key={fact.id} document={document} fact={fact} counties={counties} />
            ))}
          </div>
          <TaskActions onPrevious={at === 0 ? undefined : () => go(at - 1)}>
            <Button busy={isLeaving} className={goOnClass} onClick={() => void leave()}>
              {labelOf(wanted !== undefined, at === groups.length - 1)}
            </Button>
          </TaskActions>
        </div>
      }
    />
  )
}

function labelOf(isFromReview: boolean, isLast: boolean): string {
  if (isFromReview) return copy.wizard.saveAndReview
  return isLast ? copy.wizard.reviewDocument : copy.wizard.continue
}

/**
 * Goes on once what was typed is kept. What cannot be kept says why, and holds the person here. The button is not busy while a
 * box saves itself: it would lose the press that has just left that box.
 */
function useLeave(id: number, form: RefObject<HTMLElement | null>, onLeft: () => void) {
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const here = useRef({ onLeft })
  useEffect(() => {
    here.current.onLeft = onLeft
  })
  const unsaved = () => [...(form.current?.querySelectorAll<HTMLFormElement>(`form[${UNSAVED}]`) ?? [])]
  const leave = async () => {
    setLeaving(true)
    for (const each of unsaved()) each.requestSubmit()
    // What is kept is shown as such a moment after it is.
    do await nextFrame()
    while (client.isMutating({ mutationKey: factsKey(id) }) > 0)
    await nextFrame()
    setLeaving(false)
    if (form.current && unsaved().length === 0) here.current.onLeft()
  }
  return { leave, isLeaving }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
