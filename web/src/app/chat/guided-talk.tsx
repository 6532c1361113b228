import { useState, type ReactNode, type RefObject } from 'react'
import type { County, Document, DocumentType } from '@/api/types'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { ConversationView } from '@/features/assistant/messages/conversation-view'
import { shownAnswer } from '@/features/documents/answers'
import { useKnown } from '@/features/documents/book/use-known'
import { ChatPaperLine } from './chat-paper'
import { OtherWays } from './other-ways'

type GuidedTalkProps = {
  document: Document
  type: DocumentType
  counties: County[]
  chat: GuidedChat
  input: RefObject<HTMLTextAreaElement | null>
  whenDone: ReactNode
  isLarge: boolean
  /** Whether details are being filled in. */
  isFilling: boolean
  /** Which one. */
  detail: string | undefined
}

/** The conversation, with what the documents of the person and the paper have to do with it. */
export function GuidedTalk({ whenDone, isLarge, isFilling, detail, ...props }: GuidedTalkProps) {
  const { document, type, chat, input } = props
  const hasPicture = chat.talk.isDone && whenDone && !isFilling
  const known = useKnown(document, chat.asked)
  const [hasForm, setHasForm] = useState(false)
  return (
    <ConversationView
      chat={chat}
      type={type}
      shown={shownAnswer}
      input={input}
      whenDone={whenDone}
      known={known}
      // At the end a picture opens it.
      paper={hasPicture ? undefined : <ChatPaperLine {...{ chat, document, type, detail }} />}
      {...{ hasForm, isLarge, isFilling }}
      otherWay={<OtherWays {...props} onForm={setHasForm} />}
    />
  )
}
