import type { ReactNode } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { saveTranscript } from '@/features/assistant/transcript/save-transcript'
import { shownAnswer } from '@/features/documents/answers'
import { BackLink } from '@/features/documents/workspace/back-link'
import { BarTitle } from '@/features/documents/workspace/bar-title'
import { SavedMark } from '@/features/documents/workspace/saved-mark'
import { paths } from '@/lib/paths'
import { DownloadIcon } from '@/ui/screen-icons'
import { TaskBar } from '@/ui/task-bar'
import { PageHeading } from '../page/page-heading'
import { GuidedPrice } from './guided-header'
import { ToForm } from './to-form'

type GuidedBarProps = { chat: GuidedChat; document: Document; tools: ReactNode; action: ReactNode }

/** The document's name, and whether its answers are safe. */
export function GuidedBar({ chat, document, tools, action }: GuidedBarProps) {
  const words = copy.saving.short[chat.state]
  return (
    <TaskBar
      back={<BackLink to={paths.dashboard()} label={copy.shell.backToDocuments} />}
      tools={tools}
      action={action}
      state={chat.state === 'saved' ? <SavedMark text={words} /> : words}
    >
      <PageHeading size="small">
        <BarTitle document={document} />
      </PageHeading>
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
export const GuidedWays = (props: GuidedLinksProps) => (
  <div className="flex flex-wrap items-baseline gap-x-6 text-base">
    <Transcript {...props} className="link min-h-11">
      {copy.transcript.download}
    </Transcript>
    <InForm {...props} />
  </div>
)

/** The same above the conversation, with the price. */
export const GuidedLinks = (props: GuidedLinksProps) => (
  <div className="flex flex-wrap items-baseline gap-x-6">
    <GuidedWays {...props} />
    <GuidedPrice document={props.document} className="ml-auto gap-3" />
  </div>
)

/** The same in the bar, where there is room. */
export const GuidedTools = (props: GuidedLinksProps) => (
  <div className="flex shrink-0 items-center gap-3 text-base">
    <GuidedPrice document={props.document} className="flex-col items-end" />
    <InForm {...props} />
    <Transcript
      {...props}
      className="grid size-11 place-items-center rounded-md text-accent hover:bg-sunken"
      label={copy.transcript.download}
    >
      <DownloadIcon className="size-5" />
    </Transcript>
  </div>
)

type TranscriptProps = Omit<GuidedLinksProps, 'onLeave'> & {
  className: string
  label?: string
  children: ReactNode
}

const Transcript = ({ chat, document, type, className, label, children }: TranscriptProps) =>
  chat.talk.entries.length > 0 && (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => saveTranscript(chat, { document, type, shown: shownAnswer })}
      className={className}
    >
      {children}
    </button>
  )

function InForm({ chat, document, onLeave }: GuidedLinksProps) {
  const form = formOf(document, chat.asked?.id)
  return <ToForm onLeave={() => onLeave(form)} to={form} />
}

/** The same question in the form. */
const formOf = ({ id }: Document, asked: string | undefined): string =>
  asked === undefined ? paths.wizard(id) : `${paths.wizard(id)}?${new URLSearchParams({ question: asked })}`
