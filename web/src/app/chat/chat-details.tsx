import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { County, Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { blanksOf, detailsOf, groupsOf, hasDetails } from '@/features/documents/details/detail-groups'
import { GroupFields } from '@/features/documents/details/group-fields'
import { useLeave } from '@/features/documents/details/use-leave'
import { Button } from '@/ui/button'

const text = copy.details

type ChatDetailsProps = {
  document: Document
  type: DocumentType
  counties: County[]
  toReview: () => void
  isLeaving: boolean
}

/** What is offered once all questions are answered: the details, group by group, or the review at once. */
export function ChatDetails({ toReview, isLeaving, ...setting }: ChatDetailsProps) {
  const { document, type } = setting
  const [part, setPart] = useState<number>()
  const facts = detailsOf(document, type)
  const blanks = blanksOf(document, facts).length
  const review = (
    <Button busy={isLeaving} onClick={toReview}>
      {copy.chat.toReview}
    </Button>
  )
  if (part !== undefined && part < groupsOf(facts).length)
    return <ChatGroup key={part} {...setting} part={part} onGo={setPart} />
  if (!hasDetails(document, type)) return <div className="mt-4">{review}</div>
  return (
    <Offer
      words={part === undefined ? text.offer(blanks) : text.through(blanks)}
      isBack={part !== undefined}
      onGive={() => setPart(0)}
    >
      {review}
    </Offer>
  )
}

type OfferProps = {
  words: string
  /** Whether one comes from the details, and not to them. */
  isBack: boolean
  onGive: () => void
  children: ReactNode
}

function Offer({ words, isBack, onGive, children }: OfferProps) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isBack) said.current?.focus()
  }, [isBack])
  return (
    <section aria-label={text.title} className={boxClass}>
      <p ref={said} tabIndex={-1}>
        {words}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onGive}>
          {isBack ? text.again : text.give}
        </Button>
        {children}
      </div>
    </section>
  )
}

const boxClass = 'mt-4 rounded-md border border-line p-4'

type ChatGroupProps = Pick<ChatDetailsProps, 'document' | 'type' | 'counties'> & {
  part: number
  onGo: (part: number) => void
}

/** One group of details in the conversation. */
function ChatGroup({ document, type, counties, part, onGo }: ChatGroupProps) {
  const facts = detailsOf(document, type)
  const groups = groupsOf(facts)
  const group = groups[part]
  const { form, leave, goOn, isLeaving } = useLeave(document.id, onGo)
  useEffect(() => form.current?.querySelector<HTMLElement>('h2')?.focus(), [form])
  if (!group) return null
  const progress = text.progress(part + 1, groups.length, blanksOf(document, facts).length)
  return (
    <section aria-label={text.title} className={boxClass}>
      <GroupFields
        ref={form}
        document={document}
        group={group}
        counties={counties}
        lead={
          <>
            <p className="text-sm">{progress}</p>
            <p>{text.skippable}</p>
          </>
        }
      >
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
  )
}
