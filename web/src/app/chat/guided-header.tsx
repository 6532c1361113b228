import type { ReactNode } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { ChatHeader } from '@/features/assistant/messages/chat-header'
import { SaveNote } from '@/features/assistant/messages/save-note'
import { dollars } from '@/lib/money'
import { allIn } from '@/lib/processing-fee'
import { Button } from '@/ui/button'

type GuidedHeaderProps = { titleId: string; document: Document; chat: GuidedChat; action: ReactNode }

export const GuidedHeader = ({ titleId, document, chat, action }: GuidedHeaderProps) => (
  <ChatHeader
    titleId={titleId}
    price={shortPriceOf(document)}
    count={chat.count}
    state={
      (chat.count > 0 || chat.state !== 'saved') && (
        <SaveNote state={chat.state} onSave={() => void chat.queue.flush()} />
      )
    }
    action={action}
  />
)

/** What the document costs, or that it is paid. */
const shortPriceOf = ({ status, price }: Document): string =>
  status === 'paid' ? copy.chat.paid : dollars(price)

/** The same with all that is added to it. */
export const priceOf = ({ status, price }: Document): string =>
  status === 'paid'
    ? copy.chat.paid
    : `${dollars(price)} ${copy.chat.price} (${copy.chat.allIn(allIn(price))})`

type ReviewButtonProps = {
  isBusy: boolean
  /** Where another one is in view. Its place stays: nothing moves as one scrolls. */
  isHidden: boolean
  onPress: () => void
}

export const ReviewButton = ({ isBusy, isHidden, onPress }: ReviewButtonProps) => (
  <Button busy={isBusy} onClick={onPress} className={isHidden ? 'invisible' : undefined}>
    {copy.chat.toReview}
  </Button>
)
