import type { ReactNode } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { saveTranscript } from '@/features/assistant/transcript/save-transcript'
import { shownAnswer } from '@/features/documents/answers'
import { titleOf } from '@/features/documents/title'
import { BackLink } from '@/features/documents/workspace/back-link'
import { SavedMark } from '@/features/documents/workspace/saved-mark'
import { paths } from '@/lib/paths'
import { TaskBar } from '@/ui/task-bar'
import { useMedia, WIDE } from '@/ui/use-media'
import { PageHeading } from '../page/page-heading'
import { priceOf } from './guided-header'
import { ToForm } from './to-form'

type GuidedBarProps = { chat: GuidedChat; document: Document; action: ReactNode }

/** The document's name, and whether its answers are safe. */
export function GuidedBar({ chat, document, action }: GuidedBarProps) {
  const words = copy.saving.short[chat.state]
  return (
    <TaskBar
      back={<BackLink to={paths.dashboard()} label={copy.shell.backToDocuments} />}
      action={action}
      state={chat.state === 'saved' ? <SavedMark text={words} /> : words}
    >
      <PageHeading size="small">{titleOf(document)}</PageHeading>
    </TaskBar>
  )
}

type GuidedLinksProps = {
  chat: GuidedChat
  document: Document
  type: DocumentType
  onLeave: (path: string) => void
}

/** What can be done with the conversation as a whole. */
export function GuidedLinks({ chat, document, type, onLeave }: GuidedLinksProps) {
  const save = () => saveTranscript(chat, { document, type, shown: shownAnswer })
  const isWide = useMedia(WIDE)
  const form = formOf(document, chat.asked?.id)
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 text-base max-sm:order-last max-sm:px-4 max-sm:py-2">
      {chat.talk.entries.length > 0 && (
        <button type="button" onClick={save} className="link min-h-11">
          {copy.transcript.download}
        </button>
      )}
      <ToForm onLeave={() => onLeave(form)} to={form} />
      {isWide && <span className="ml-auto text-sm text-soft">{priceOf(document)}</span>}
    </div>
  )
}

/** The same question in the form. */
const formOf = ({ id }: Document, asked: string | undefined): string =>
  asked === undefined ? paths.wizard(id) : `${paths.wizard(id)}?${new URLSearchParams({ question: asked })}`
