import { Link } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { saveTranscript } from '@/features/assistant/transcript/save-transcript'
import { shownAnswer } from '@/features/documents/answers'
import { paths } from '@/lib/paths'
import { titleOf } from '@/features/documents/title'
import { ArrowLeftIcon } from '@/ui/icons'
import { TaskBar } from '@/ui/task-bar'
import { PageHeading } from '../layout/page-heading'
import { ToForm } from './to-form'

type GuidedTopProps = {
  chat: GuidedChat
  document: Document
  type: DocumentType
  onLeave: (path: string) => void
}

/** On a phone the site's own header makes room for the work. */
function Back() {
  return (
    <Link
      to={paths.dashboard()}
      aria-label={copy.shell.backToDocuments}
      className="link -ml-3 grid size-11 shrink-0 place-items-center sm:hidden"
    >
      <ArrowLeftIcon className="size-[20px]" />
    </Link>
  )
}

/** The document's name, and what can be done with the conversation as a whole. */
export function GuidedTop({ chat, document, type, onLeave }: GuidedTopProps) {
  const save = () => saveTranscript(chat, { document, type, shown: shownAnswer })
  return (
    <div className="contents sm:-mt-8 sm:mb-2 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-6 sm:gap-y-1">
      <TaskBar back={<Back />} state={copy.saving.short[chat.state]}>
        <PageHeading size="small">{titleOf(document)}</PageHeading>
      </TaskBar>
      <div className="flex flex-wrap items-baseline gap-x-6 max-sm:order-last max-sm:mt-4 max-sm:gap-x-4 max-sm:text-base">
        {chat.talk.entries.length > 0 && (
          <button type="button" onClick={save} className="link min-h-11">
            {copy.transcript.download}
          </button>
        )}
        <ToForm onLeave={() => onLeave(paths.wizard(document.id))} id={document.id} />
      </div>
    </div>
  )
}
