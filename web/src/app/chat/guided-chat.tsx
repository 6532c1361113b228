import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { County, Document, DocumentType } from '@/api/types'
import { useGuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { ConversationView } from '@/features/assistant/messages/conversation-view'
import { AnswersSoFar } from '@/features/assistant/questions/answers-so-far'
import { stepsShown } from '@/features/assistant/questions/progress'
import { ProgressPanel } from '@/features/assistant/questions/progress-panel'
import { hasAnswer } from '@/features/assistant/questions/questions-asked'
import { AnotherPerson } from '@/features/documents/another-person'
import { shownAnswer } from '@/features/documents/answers'
import { useKnown } from '@/features/documents/book/use-known'
import { CountySelector } from '@/features/documents/county-selector/county-selector'
import { useAnswerQueue } from '@/features/documents/saving/use-answer-queue'
import { useUnsaved } from '@/features/documents/saving/use-unsaved'
import { countyOf } from '@/features/documents/use-county'
import { GuidedHeader, ReviewButton } from './guided-header'
import { GuidedTop } from './guided-top'
import { Pieces } from './pieces'
import { useToReview } from './use-to-review'

type GuidedChatProps = { document: Document; type: DocumentType; counties: County[] }

/** The progress on the left, the conversation on the right. */
export function GuidedChat({ document, type, counties }: GuidedChatProps) {
  const titleId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const card = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const saving = { ...useAnswerQueue(document, 'page'), unsaved: useUnsaved(document.id) }
  const [otherPerson, setOtherPerson] = useState<string>()
  const chat = useGuidedChat(
    {
      document,
      type,
      saving,
      onOtherPerson: setOtherPerson,
      countyOf: (data) => countyOf({ data }, counties),
    },
    shownAnswer,
  )
  const known = useKnown(document, chat.asked)
  const [isChoosing, setChoosing] = useState(type.county && !chat.county)
  const { isReady, toReview, isLeaving } = useToReview(chat, document, type)

  const leaveTo = (path: string) => void chat.queue.flush().then(() => navigate(path))
  const review = isReady && <ReviewButton isBusy={isLeaving} onPress={toReview} />
  const steps = stepsShown(
    type.stages,
    chat.questions.map(({ id }) => id),
    (id) => hasAnswer(chat.answers, id),
  )
  const chooseCounty = (county: County) => {
    setChoosing(false)
    chat.chooseCounty(county)
    // The field is there only when this has been rendered; the long list before it has moved the page.
    setTimeout(() => {
      card.current?.scrollIntoView({ block: 'start' })
      input.current?.focus({ preventScroll: true })
    })
  }
  const changeAnswer = (question: string) => {
    setChoosing(false)
    chat.change(question)
    setTimeout(() => input.current?.focus())
  }
  return (
    <div className="max-sm:-mb-10 max-sm:flex max-sm:flex-col">
      <GuidedTop chat={chat} document={document} type={type} onLeave={leaveTo} />
      <AnotherPerson document={document} sentence={otherPerson} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 max-sm:-mx-4 max-sm:gap-0 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
        <ProgressPanel steps={steps} className="lg:sticky lg:top-4">
          <AnswersSoFar
            questions={chat.questions}
            answers={chat.answers}
            county={type.county ? chat.county?.name : undefined}
            isDisabled={chat.pending !== undefined}
            shown={shownAnswer}
            onChange={changeAnswer}
            onChangeCounty={() => setChoosing(true)}
          />
        </ProgressPanel>
        <section ref={card} aria-labelledby={titleId} className={cardClass}>
          <GuidedHeader titleId={titleId} document={document} chat={chat} action={review} />
          {isChoosing ? (
            <div className="p-4 sm:p-6 lg:min-h-0 lg:overflow-y-auto">
              <CountySelector counties={counties} saved={chat.county} onContinue={chooseCounty} />
            </div>
          ) : (
            <ConversationView
              chat={chat}
              type={type}
              shown={shownAnswer}
              input={input}
              whenDone={<div className="mt-4">{review}</div>}
              known={known}
              otherWay={<Pieces {...{ document, type, counties, chat }} key={chat.asked?.id} />}
            />
          )}
        </section>
      </div>
    </div>
  )
}

const cardClass =
  'flex min-h-[60dvh] flex-col rounded-md border border-line bg-raised scroll-mt-2 max-sm:min-h-[calc(100dvh-8rem)] max-sm:rounded-none max-sm:border-x-0 lg:h-[calc(100dvh-11.5rem)] lg:max-h-[56rem] lg:min-h-[32rem]'
