import { useId, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { County, Document, DocumentType } from '@/api/types'
import { useGuidedChat, type GuidedChat as Chat } from '@/features/assistant/conversation/use-guided-chat'
import { AnotherPerson } from '@/features/documents/another-person'
import { shownAnswer } from '@/features/documents/answers'
import { CountySelector } from '@/features/documents/county/county-selector'
import { OldNamesNotice } from '@/features/documents/names/old-names-notice'
import { useAnswerQueue } from '@/features/documents/saving/use-answer-queue'
import { useIsCramped } from '@/features/documents/paper/use-is-cramped'
import { useUnsaved } from '@/features/documents/saving/use-unsaved'
import { countyOf } from '@/features/documents/county/use-county'
import { paths } from '@/lib/paths'
import { useIsInView } from '@/ui/use-is-in-view'
import { useMedia, WIDE } from '@/ui/use-media'
import './large-text.css'
import { ChatDetails } from './chat-details'
import { BESIDE, ChatPaper } from './chat-paper'
import { GuidedHeader, ReviewButton } from './guided-header'
import { GuidedProgress } from './guided-progress'
import { GuidedTalk } from './guided-talk'
import { GuidedBar, GuidedLinks, GuidedTools, GuidedWays } from './guided-top'
import { useToReview } from './use-to-review'
import { useWantedQuestion } from './use-wanted-question'

type GuidedChatProps = { document: Document; type: DocumentType; counties: County[] }

/** The progress on the left, the conversation on the right. */
export function GuidedChat({ document, type, counties }: GuidedChatProps) {
  const titleId = useId()
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
  const input = useRef<HTMLTextAreaElement>(null)
  const card = useRef<HTMLElement>(null)
  const { isChoosing, setChoosing, chooseCounty, changeAnswer } = useCountyChoice(type, chat, { card, input })
  useWantedQuestion(chat)
  const { review, beginning, ...ending } = useWayToReview(chat, document, type)

  const leaveTo = (path: string) => void chat.queue.flush().then(() => navigate(path))
  const [isFilling, setFilling] = useState(false)
  const [detail, setDetail] = useState<string>()
  const end = review && (
    <ChatDetails {...{ document, type, counties }} {...ending} onForm={setFilling} onDetail={setDetail} />
  )
  // The conversation beside the paper needs its height for what is said.
  const isWide = useMedia(WIDE)
  const { hasTools, isLarge, task } = useRoom(card)
  const links = { chat, document, type, onLeave: leaveTo }
  return (
    <div
      ref={task}
      data-large={isLarge || undefined}
      className="task max-lg:flex max-lg:min-h-dvh max-lg:flex-col"
    >
      <GuidedBar
        chat={chat}
        document={document}
        tools={hasTools && <GuidedTools {...links} />}
        action={isWide && review}
      />
      <div className="mx-auto flex w-full max-w-[88rem] flex-col max-lg:grow sm:px-6 sm:pt-1 sm:pb-4 min-[80rem]:pt-4">
        {isWide && !hasTools && <GuidedLinks {...links} />}
        <Notices document={document} type={type} otherPerson={otherPerson} />
        <div className={gridClass}>
          <GuidedProgress
            chat={chat}
            document={document}
            type={type}
            onChange={changeAnswer}
            onChangeCounty={() => setChoosing(true)}
          />
          <section ref={card} aria-labelledby={titleId} className={cardClass}>
            <GuidedHeader
              {...{ titleId, document, chat, isLarge, beginning }}
              action={!isWide && review}
              ways={!isWide && <GuidedWays {...links} />}
            />
            {isChoosing ? (
              <div className="flex grow flex-col p-4 sm:p-6 lg:min-h-0 lg:overflow-y-auto">
                <CountySelector counties={counties} saved={chat.county} onContinue={chooseCounty} />
              </div>
            ) : (
              <GuidedTalk
                {...{ document, type, counties, chat, input, isLarge, isFilling, detail }}
                whenDone={end}
              />
            )}
          </section>
          <ChatPaper {...{ chat, document, type, detail }} />
        </div>
      </div>
    </div>
  )
}

/** The button that leads to the review, shown while the end of the conversation has none in view, nor its beginning need one. */
function useWayToReview(chat: Chat, document: Document, type: DocumentType) {
  const { isReady, toReview, isLeaving } = useToReview(chat, document, type)
  const [isAtEnd, buttons] = useIsInView(BETWEEN_BARS)
  const [isAtBeginning, beginning] = useIsInView(BETWEEN_BARS)
  const { isDone } = chat.talk
  const review = isReady && (
    <ReviewButton
      isBusy={isLeaving}
      isNext={isDone}
      isHidden={isAtEnd || (isDone && isAtBeginning)}
      onPress={toReview}
    />
  )
  return { review, beginning, toReview, isLeaving, buttons }
}

type Places = { card: RefObject<HTMLElement | null>; input: RefObject<HTMLTextAreaElement | null> }

/** Whether the county is being chosen in place of the talk, and the ways back to the talk. */
function useCountyChoice(type: DocumentType, chat: Chat, { card, input }: Places) {
  const [isChoosing, setChoosing] = useState(type.county && !chat.county)
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
  return { isChoosing, setChoosing, chooseCounty, changeAnswer }
}

type NoticesProps = { document: Document; type: DocumentType; otherPerson: string | undefined }

const Notices = ({ document, type, otherPerson }: NoticesProps) => (
  <>
    <AnotherPerson document={document} sentence={otherPerson} />
    <OldNamesNotice
      document={document}
      type={type}
      pathOf={(question) => paths.question(document.id, question)}
    />
  </>
)

/** The bar holds its tools where it is so many rem wide. */
const OF_TOOLS = 60

/** In fewer rem, what stands around the talk would leave no room for it. */
const OF_TALK = 20

/** How much of it there is: with text of twice the size the tools stand below the bar. */
function useRoom(talk: RefObject<HTMLElement | null>) {
  const task = useRef<HTMLDivElement>(null)
  const isBeside = useMedia(BESIDE)
  const isCramped = useIsCramped(task, OF_TOOLS)
  const isLarge = useIsCramped(talk, OF_TALK)
  return { hasTools: isBeside && !isCramped, isLarge, task }
}

/** What lies over the page on a phone, above and below. */
const BETWEEN_BARS = '-101px 0px -190px'

const gridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:grow max-lg:grid-rows-[auto_1fr] max-sm:gap-0 lg:items-start lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6 min-[80rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.06fr)]'

const cardClass =
  'chat-card flex flex-col rounded-md border border-line bg-raised scroll-mt-2 max-sm:rounded-none max-sm:border-0 lg:sticky lg:top-[72px] lg:h-[calc(100dvh-8rem)] min-[80rem]:h-[calc(100dvh-5.5rem)] lg:max-h-[60rem] lg:min-h-[24rem]'
