import type { ReactNode } from 'react'
import type { Answer, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { Citations } from '@/ui/citations'
import { cx } from '@/lib/cx'
import type { Entry, Said, ShownProposal } from '../conversation/conversation'
import type { Decisions } from '../proposals/decisions'
import { ProposalCard } from '../proposals/proposal-card'
import { Undo } from '../proposals/undo'
import { FindingNotice } from './finding-notice'
import { SafetyCard } from './safety-card'

type MessageProps = Decisions & {
  entry: Entry
  type: DocumentType
  /** Hosts besides the official ones to which a source may lead. */
  hosts: readonly string[]
  shown: (answer: Answer | undefined) => string
  /** The answer that can be taken back. */
  taken: ShownProposal | undefined
  /** Leaves the page at once. */
  onLeave: () => void
}

/** One thing in the conversation. */
export function MessageView({ entry, type, hosts, shown, taken, onLeave, ...decisions }: MessageProps) {
  if (entry.kind === 'said' && entry.help) return <SafetyCard said={entry} onLeave={onLeave} />
  if (entry.kind === 'said')
    return (
      <Bubble said={entry} type={type} hosts={hosts}>
        {taken && entry.taken === taken && <Undo taken={taken} {...decisions} />}
      </Bubble>
    )
  if (entry.kind === 'matter') {
    const text = type.questions.find(({ id }) => id === entry.question)?.text
    const change = () => decisions.onChange(entry.question)
    return (
      <FindingNotice matter={entry} question={text} isDisabled={decisions.isDisabled} onChange={change} />
    )
  }
  return <ProposalCard proposals={entry.proposals} shown={shown} {...decisions} />
}

type BubbleProps = { said: Said; type: DocumentType; hosts?: readonly string[]; children?: ReactNode }

/** What somebody said. */
export function Bubble({ said, type, hosts, children }: BubbleProps) {
  const isMine = said.role === 'user'
  const model = modelOf(said)
  const asked = type.questions.find(({ id }) => id === said.asks)
  return (
    <div
      className={cx(
        'w-fit max-w-[92%] rounded-md px-4 py-3 break-words whitespace-pre-wrap in-data-large:max-w-full sm:max-w-[85%]',
        isMine ? 'ml-auto bg-accent-soft' : 'bg-sunken',
      )}
    >
      <p className="mb-0.5 text-sm font-semibold text-soft max-sm:sr-only">
        {isMine ? copy.chat.you : copy.chat.assistant}
      </p>
      {said.lead && <p className="mb-1">{said.lead}</p>}
      {said.lead && children}
      <p className={cx(asked && 'font-semibold')}>{asked ? said.text : <Words said={said} type={type} />}</p>
      {!said.lead && children}
      {asked && <p className="mt-1.5 text-base text-soft">{copy.chat.why(asked.why)}</p>}
      {said.sources && said.sources.length > 0 && (
        <div className="mt-2 border-t border-line pt-2 text-sm">
          <p className="font-semibold">{copy.chat.sources}</p>
          <Citations sources={said.sources} hosts={hosts} />
        </div>
      )}
      {model && <p className="mt-2 text-sm text-soft">{copy.chat.answeredBy(model)}</p>}
    </div>
  )
}

/** A question that is said again after a reply stands out as where it is asked. Its options stand below, to be pressed. */
function Words({ said: { role, text }, type }: Pick<BubbleProps, 'said' | 'type'>) {
  const again = role === 'assistant' && type.questions.find((question) => endOf(text, question))
  if (!again) return text
  return (
    <>
      {text.slice(0, -(endOf(text, again) ?? '').length)}
      <b className="font-semibold">{again.text}</b>
    </>
  )
}

/** How a reply ends that asks a question again: with its words, and with its options where it has some. */
const endOf = (reply: string, { text, options = [] }: Question): string | undefined =>
  [text, `${text} The options are: ${options?.join('; ')}.`].find((end) => reply.endsWith(end))

/** The model that answered. The guide is the site itself, and needs no mention at each turn. */
const modelOf = ({ by }: Said): string | null =>
  typeof by === 'object' && by.by === 'model' ? (by.model ?? copy.chat.aModel) : null
