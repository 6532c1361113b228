import type { ReactNode } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { ChatHeader } from '@/features/assistant/messages/chat-header'
import { SaveNote } from '@/features/assistant/messages/save-note'
import { dollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'
import { Button } from '@/ui/button'

type GuidedHeaderProps = { titleId: string; document: Document; chat: GuidedChat; action: ReactNode }

export const GuidedHeader = ({ titleId, document, chat, action }: GuidedHeaderProps) => (
  <ChatHeader
    titleId={titleId}
    price={partsOf(document)}
    count={chat.count}
    state={
      (chat.count > 0 || chat.state !== 'saved') && (
        <SaveNote state={chat.state} onSave={() => void chat.queue.flush()} />
      )
    }
    action={action}
  />
)

/** Of what that is made up which the document costs in all. */
const partsOf = ({ status, price }: Document): string | undefined =>
  status === 'paid' ? undefined : copy.chat.withFee(dollars(price), processingFee)

/** What the document costs in all, or that it is paid. */
export const priceOf = ({ status, price }: Document): string =>
  status === 'paid' ? copy.chat.paid : copy.chat.allIn(allIn(price))

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
    look={isNext ? 'primary' : 'secondary'}
    busy={isBusy}
    onClick={onPress}
    className={isHidden ? 'invisible' : undefined}
  >
    {copy.chat.toReview}
  </Button>
)
