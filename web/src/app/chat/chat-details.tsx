import { useEffect, useRef, useState, type Ref } from 'react'
import type { County, Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { showAtTop } from '@/features/assistant/messages/use-newest-in-view'
import { blanksOf, detailsOf, groupsOf } from '@/features/documents/details/detail-groups'
import { GroupFields } from '@/features/documents/details/group-fields'
import { useLeave } from '@/features/documents/details/use-leave'
import { isOfWorksheet } from '@/features/documents/details/worksheet'
import { WorksheetResult } from '@/features/documents/details/worksheet-result'
import { Button } from '@/ui/button'
import { ChatEnd } from './chat-end'
import { useFormShown, type PiecesProps } from './pieces'

const text = copy.details

type ChatDetailsProps = {
  document: Document
  type: DocumentType
  counties: County[]
  toReview: () => void
  isLeaving: boolean
  /** Told whether a group of details is being filled in. */
  onForm: PiecesProps['onForm']
  /** Told which detail is being given, and when none is any more. */
  onDetail: (fact: string | undefined) => void
  /** Told of the buttons that lead on from the end. */
  buttons: Ref<HTMLDivElement>
}

/** What is offered once all questions are answered: the details, group by group, or the review at once. */
export function ChatDetails({ toReview, isLeaving, buttons, ...setting }: ChatDetailsProps) {
  const { document, type } = setting
  const [part, setPart] = useState<number>()
  if (part !== undefined && part < groupsOf(detailsOf(document, type)).length)
    return <ChatGroup key={part} {...setting} part={part} onGo={setPart} />
  return (
    <ChatEnd
      {...{ document, type, toReview, isLeaving, buttons }}
      isBack={part !== undefined}
      onGive={() => setPart(0)}
    />
  )
}

const boxClass = 'rounded-md border border-line p-4'

/** However short a group is, it begins at the top, and what was said before it is out of the way. */
const placeClass = 'part mt-4 max-lg:min-h-[calc(100dvh-14rem)]'

type ChatGroupProps = Pick<ChatDetailsProps, 'document' | 'type' | 'counties' | 'onForm' | 'onDetail'> & {
  part: number
  onGo: (part: number) => void
}

/** One group of details in the conversation. */
function ChatGroup({ document, type, counties, part, onGo, onForm, onDetail }: ChatGroupProps) {
  useFormShown(onForm)
  const facts = detailsOf(document, type)
  const groups = groupsOf(facts)
  const group = groups[part]
  const { form, noteSeen, leave, goOn, isLeaving, brought } = useLeave(document, onGo)
  const first = group?.facts[0]?.id
  useEffect(() => {
    onDetail(first)
    return () => onDetail(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- as one comes to the group, and leaves it
  }, [])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    showAtTop(place.current)
  }, [form])
  if (!group) return null
  const blanks = blanksOf(document, facts).length
  const here = blanksOf(document, group.facts).length
  const progress = text.progress(part + 1, groups.length, blanks, here)
  return (
    <div ref={place} className={placeClass}>
      <section aria-label={text.title} className={boxClass}>
        <GroupFields
          ref={form}
          onBoxLeft={noteSeen}
          brought={brought}
          onDetail={onDetail}
          document={document}
          group={group}
          counties={counties}
          lead={
            <>
              <p className="text-sm">{progress}</p>
              {part === 0 && <p>{text.skippable}</p>}
            </>
          }
        >
          {isOfWorksheet(group.facts) && <WorksheetResult document={document} type={type} />}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={isLeaving} onClick={() => void goOn(part + 1)}>
              {copy.wizard.continue}
            </Button>
            <Button look="quiet" onClick={() => void leave(Infinity)}>
              {text.skipRest}
            </Button>
          </div>
        </GroupFields>
      </section>
    </div>
  )
}
