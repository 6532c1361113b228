import type { Answer, DocumentType } from '@/api/types'
import { copy } from '@/app/copy'
import { Citations } from '@/ui/citations'
import { cx } from '@/ui/cx'
import type { Entry, Said } from './conversation'
import { MatterNotice } from './matter-notice'
import { ProposalCard, type Decisions } from './proposal-card'

type EntryProps = Decisions & {
  entry: Entry
  type: DocumentType
  shown: (answer: Answer | undefined) => string
}

/** One thing in the conversation. */
export function EntryView({ entry, type, shown, ...decisions }: EntryProps) {
  if (entry.kind === 'said') return <Bubble said={entry} type={type} />
  if (entry.kind === 'matter') {
    const text = type.questions.find(({ id }) => id === entry.question)?.text
    const change = () => decisions.onChange(entry.question)
    return <MatterNotice matter={entry} question={text} isDisabled={decisions.isDisabled} onChange={change} />
  }
  return (
    <div className="space-y-3">
      {entry.proposals.map((proposal, index) => (
        // One reply may understand two answers to one question; they keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <ProposalCard
          key={`${proposal.question}-${index}`}
          proposal={proposal}
          shown={shown}
          {...decisions}
        />
      ))}
    </div>
  )
}

function Bubble({ said, type }: { said: Said; type: DocumentType }) {
  const isMine = said.role === 'user'
  const asked = type.questions.find(({ id }) => id === said.asks)
  return (
    <div
      className={cx(
        'w-fit max-w-[92%] rounded-md px-4 py-3 break-words whitespace-pre-wrap sm:max-w-[85%]',
        isMine ? 'ml-auto bg-accent-soft' : 'bg-sunken',
      )}
    >
      <p className="mb-0.5 text-sm font-semibold text-soft">{isMine ? copy.chat.you : copy.chat.assistant}</p>
      <p className={cx(asked && 'font-semibold')}>{said.text}</p>
      {asked && <p className="mt-1.5 text-[0.9375rem] text-soft">{copy.chat.why(asked.why)}</p>}
      {said.citations && said.citations.length > 0 && (
        <div className="mt-2 border-t border-line pt-2 text-sm">
          <p className="font-semibold">{copy.chat.sources}</p>
          <Citations sources={said.citations} />
        </div>
      )}
    </div>
  )
}

export const PendingBubble = ({ text }: { text: string }) => (
  <Bubble said={{ kind: 'said', role: 'user', text }} type={nothingAsked} />
)

const nothingAsked = { questions: [] as DocumentType['questions'] } as DocumentType
