import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { QuestionIcon } from '@/ui/screen-icons'
import { Composer } from '../composer/composer'
import { useComposer } from '../composer/use-composer'
import { isDeciding, lastSaid, openProposals } from '../conversation/selectors'
import type { GuidedChat } from '../conversation/use-guided-chat'
import { HelpQuestions } from './help-questions'

type WritingProps = {
  input: RefObject<HTMLTextAreaElement | null>
  chat: GuidedChat
  /** What the document’s type suggests to ask. */
  suggested: readonly string[]
  /** Whether the question is answered in a form above, too. */
  hasForm: boolean
  /** Whether the text is so large that words are to be spared. */
  isLarge: boolean
  /** Whether boxes are filled in that no question is answered by: the field is then a press away. */
  isFilling: boolean
  /** What stands above the field. */
  children: ReactNode
}

/** Where one writes, and what can be asked. On a phone it stays in view while the page moves. */
export function Writing({ input, chat, suggested, hasForm, isLarge, isFilling, children }: WritingProps) {
  const { talk, asked, words } = chat
  const isPending = chat.pending !== undefined
  const opener = useRef<HTMLButtonElement>(null)
  useSelected(input, chat.offered)
  const help = useHelp(talk.entries.length, opener)
  const { isFolded, unfold } = useFold(isFilling, words, input)
  const composer = useComposer({
    ...chat,
    lastSaid: lastSaid(talk),
    isPending,
    isAwaited: openProposals(talk).length > 0,
    onSend: chat.send,
  })
  return (
    <div className="writing rounded-b-md bg-raised max-lg:bottom-0 max-lg:z-10 max-lg:[@media(min-height:34rem)]:sticky">
      {help.isOpen && (
        <HelpQuestions
          suggested={suggested}
          isDisabled={isPending}
          onClose={help.close}
          onSay={(question) => {
            help.leave()
            chat.ask(question)
          }}
        />
      )}
      <div hidden={help.isOpen} className={cx(!help.isOpen && 'writing-open')}>
        {children}
        {isFolded && (
          <div className="flex justify-end border-t border-line px-3 py-1.5 sm:px-6 lg:px-4">
            <Button look="quiet" shape="compact" onClick={unfold}>
              {copy.composer.unfold}
            </Button>
          </div>
        )}
        <div hidden={isFolded} className="writing-field relative">
          <HelpButton ref={opener} onOpen={help.open} />
          <Composer
            ref={input}
            composer={composer}
            words={words}
            question={talk.isStopped || isDeciding(talk) ? undefined : asked?.text}
            isShort={isLarge}
            hasForm={hasForm}
            isPending={isPending}
          />
        </div>
      </div>
    </div>
  )
}

/** Words that are back in the field are written over by the next ones, unless one goes into them. */
function useSelected(input: RefObject<HTMLTextAreaElement | null>, offered: number): void {
  useEffect(() => {
    if (offered > 0) input.current?.select()
  }, [input, offered])
}

/** The field gives its room to what is filled in, until it is wanted. */
function useFold(isFilling: boolean, words: string, input: WritingProps['input']) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted && !isFilling) setWanted(false)
  const unfold = () => {
    flushSync(() => setWanted(true))
    input.current?.focus()
  }
  return { isFolded: isFilling && !isWanted && words === '', unfold }
}

/** Whatever is said meanwhile closes the questions. */
function useHelp(count: number, opener: RefObject<HTMLButtonElement | null>) {
  const [openedAt, setOpenedAt] = useState<number>()
  const leave = () => setOpenedAt(undefined)
  const close = () => {
    // What is hidden cannot have the focus.
    flushSync(leave)
    opener.current?.focus()
  }
  return { isOpen: openedAt === count, open: () => setOpenedAt(count), leave, close }
}

type HelpButtonProps = { ref: RefObject<HTMLButtonElement | null>; onOpen: () => void }

const HelpButton = ({ ref, onOpen }: HelpButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={copy.help.open}
    aria-haspopup="dialog"
    onClick={onOpen}
    className="writing-help absolute top-1.5 right-3 grid size-9 place-items-center rounded-full border border-edge bg-raised text-accent hover:bg-sunken in-data-large:top-1 in-data-large:size-11 sm:top-3 sm:right-6 lg:top-2 lg:right-4"
  >
    <QuestionIcon className="size-5" />
  </button>
)
