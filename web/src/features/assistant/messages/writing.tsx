import type { ReactNode, RefObject } from 'react'
import { Composer } from '../composer/composer'
import { useComposer } from '../composer/use-composer'
import { lastSaid, openProposals } from '../conversation/selectors'
import type { GuidedChat } from '../conversation/use-guided-chat'
import { HelpBubble } from './help-bubble'

type WritingProps = {
  input: RefObject<HTMLTextAreaElement | null>
  chat: GuidedChat
  /** What the document’s type suggests to ask. */
  suggested: readonly string[]
  /** What stands above the field. */
  children: ReactNode
}

/** Where one writes, and what can be asked. On a phone it stays in view while the page moves. */
export function Writing({ input, chat, suggested, children }: WritingProps) {
  const { talk, asked, words } = chat
  const isPending = chat.pending !== undefined
  const composer = useComposer({
    ...chat,
    lastSaid: lastSaid(talk),
    isPending,
    isAwaited: openProposals(talk).length > 0,
    onSend: chat.send,
  })
  return (
    <div className="rounded-b-md bg-raised max-lg:bottom-0 max-lg:z-10 max-lg:[@media(min-height:34rem)]:sticky">
      {children}
      <div className="relative">
        <HelpBubble suggested={suggested} isDisabled={isPending} onSay={chat.ask} />
        <Composer
          ref={input}
          composer={composer}
          words={words}
          question={talk.isStopped ? undefined : asked?.text}
          isPending={isPending}
        />
      </div>
    </div>
  )
}
