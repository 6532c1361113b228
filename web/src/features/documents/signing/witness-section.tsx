import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { copy } from '@/copy'
import { told } from '@/copy/told-in-words'
import { cx } from '@/lib/cx'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { Blocks } from '../paper/blocks'
import type { Execution } from './execution'
import { isTold, wordsOf } from './name-words'
import { suggestedWitnesses } from './suggested-witnesses'
import type { Passage } from './passages'
import { checkWitness, type WitnessCheck } from './witness-check'

const text = copy.signing.check

type WitnessSectionProps = { execution: Execution; parties: string[] }

/** Whether someone may witness, as far as their name tells; and what the law asks of witnesses besides. */
export function WitnessSection({ execution, parties }: WitnessSectionProps) {
  const [asked, setAsked] = useState<Asked>()
  const ask = (name: string) =>
    setAsked((last) => ({
      name,
      check: checkWitness(name, execution.named, parties, execution.passages),
      turn: (last?.turn ?? 0) + 1,
    }))
  const suggested = suggestedWitnesses(execution)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-x-12 gap-y-8">
      {suggested && <p className="col-span-full max-w-2xl font-semibold">{text.suggested(suggested)}</p>}
      <div>
        <NameForm onAsk={ask} />
        <Answer asked={asked} />
      </div>
      <div>
        <h4 className="text-subhead">{text.rules}</h4>
        <Blocks blocks={execution.witnesses} className="mt-3 text-base" isAlone />
      </div>
    </div>
  )
}

type Asked = { name: string; check: WitnessCheck; turn: number }

/** It may stand below the screen, or below a phone's keyboard. Asked once more, the same is read out once more. */
function Answer({ asked }: { asked: Asked | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) place.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  return (
    <div ref={place} role="status" className="mt-5 scroll-my-6">
      {asked && <Verdict key={asked.turn} name={asked.name} check={asked.check} />}
    </div>
  )
}

function NameForm({ onAsk }: { onAsk: (name: string) => void }) {
  const form = useForm({ defaultValues: { name: '' } })
  return (
    <Form form={form} onSend={({ name }) => onAsk(name.trim())} action={text.action} look="secondary">
      <TextField
        label={text.label}
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name', { validate: problemOf })}
      />
    </Form>
  )
}

function problemOf(name: string): string | true {
  const words = wordsOf(name)
  return (words.length > 0 && isTold(words)) || text.empty
}

function Verdict({ name, check }: Pick<Asked, 'name' | 'check'>) {
  const isGood = check.says === 'free' || check.says === 'allowed'
  return (
    <div className={cx('rounded-md p-5', isGood ? 'bg-palm-soft' : 'bg-coral-soft')}>
      <p className={cx('text-subhead font-semibold', isGood ? 'text-palm' : 'text-coral')}>
        {titleOf(check)}
      </p>
      <Reason name={name} check={check} />
    </div>
  )
}

function Reason({ name, check }: Pick<Asked, 'name' | 'check'>) {
  if (check.says === 'free') return <p className="mt-1">{text.goodText(name)}</p>
  if (check.says === 'party') return <p className="mt-1">{text.partyText(check.name)}</p>
  if (check.says === 'told') return <Told name={name} passage={check.passage} />
  const { found, isSure } = check
  return (
    <>
      {!isSure && <p className="mt-1">{text.maybe(found.name)}</p>}
      <p className="mt-1 font-semibold">{text.named(found.name, found.role)}</p>
      <p className="mt-1">{found.why}</p>
    </>
  )
}

/** What the words mean for this person, only who wrote them can tell. */
const Told = ({ name, passage: { where, text: words, isQuoted } }: { name: string; passage: Passage }) => (
  <>
    <p className="mt-1">{isQuoted ? told.inOwnWords(name, where) : told.inClause(name, where)}</p>
    <p className="mt-1 font-semibold break-words whitespace-pre-wrap">“{words}”</p>
    <p className="mt-1">{told.caution}</p>
  </>
)

function titleOf({ says }: WitnessCheck): string {
  const titles = { free: text.good, party: text.party, allowed: text.allowed, no: text.no, told: told.title }
  return says === 'better-not' ? text.betterNot : titles[says]
}
