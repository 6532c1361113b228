import type { ReactNode, Ref } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { ChatHeader } from '@/features/assistant/messages/chat-header'
import type { ChatPrice } from '@/features/assistant/messages/log-note'
import { SaveNote } from '@/features/assistant/messages/save-note'
import { cx } from '@/lib/cx'
import { dollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'
import { Button } from '@/ui/button'

type GuidedHeaderProps = {
  titleId: string
  document: Document
  chat: GuidedChat
  action: ReactNode
  beginning: Ref<HTMLDivElement>
  ways: ReactNode
  isLarge: boolean
}

export const GuidedHeader = ({ document, chat, ...rest }: GuidedHeaderProps) => (
  <ChatHeader
    {...rest}
    price={priceOf(document)}
    count={chat.count}
    isDone={chat.talk.isDone}
    state={
      (chat.count > 0 || chat.state !== 'saved') && (
        <SaveNote state={chat.state} onSave={() => void chat.queue.flush()} />
      )
    }
  />
)

/** What the document costs, or that it is paid. */
const priceOf = ({ status, price }: Document): ChatPrice =>
  status === 'paid'
    ? { total: copy.chat.paid, parts: undefined }
    : { total: copy.chat.allIn(allIn(price)), parts: copy.chat.withFee(dollars(price), processingFee) }

/** The same where the chat has two columns: one line in the other. */
export function GuidedPrice({ document, className }: { document: Document; className?: string }) {
  const { total, parts } = priceOf(document)
  return (
    <p className={cx('flex text-sm leading-tight text-soft', className)}>
      <span>{total}</span>
      {parts && <span className="@max-[60rem]:hidden">{parts}</span>}
    </p>
  )
}

type ReviewButtonProps = {
  isBusy: boolean
  /** Whether nothing is asked any more. */
  isNext: boolean
  /** Where another one is in view. Its place stays: nothing moves as one scrolls. */
  isHidden: boolean
  onPress: () => void
}

export const ReviewButton = ({ isBusy, isNext, isHidden, onPress }: ReviewButtonProps) => (
  <Button
    look={isNext ? 'primary' : 'quiet'}
    busy={isBusy}
    onClick={onPress}
    className={isHidden ? 'invisible' : undefined}
  >
    {copy.chat.toReview}
  </Button>
)
