import { useEffect, useId, useRef, useState } from 'react'
import type { TranscriptTurn } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { Button } from '@/ui/button'
import { ChoiceCards } from '@/ui/choice-cards'
import { boxClass } from '@/ui/field'
import { sharedAddress } from './addresses'
import type { MakeLink } from './use-hand-off'

/** For how many days a link can be made. */
const DAYS = [1, 7, 30]

const CHOICES = DAYS.map((days) => ({ value: `${days}`, label: text.day(days) }))

/** Asks how long a link is to work, and shows the one that was made. */
export function LinkForm({ make, transcript }: { make: MakeLink; transcript: TranscriptTurn[] }) {
  const [days, setDays] = useState('7')
  return (
    <>
      <ChoiceCards legend={text.days} choices={CHOICES} value={days} onChange={setDays} />
      <Button
        className="mt-5"
        busy={make.isPending}
        onClick={() => make.mutate({ days: Number(days), transcript })}
      >
        {text.make}
      </Button>
      {make.data && <NewLink key={make.data.token} token={make.data.token} />}
    </>
  )
}

/** The address of a new link, to be copied. */
function NewLink({ token }: { token: string }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const address = sharedAddress(token)
  useEffect(() => box.current?.focus(), [])
  const copyAddress = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome(text.copied),
      () => setOutcome(text.notCopied),
    )
  return (
    <div className="mt-6 rounded-md border-l-4 border-accent bg-accent-soft px-5 py-4">
      <h4 className="text-subhead">{text.madeTitle}</h4>
      <p id={`${id}-note`} className="mt-1">
        {text.madeText}
      </p>
      <label htmlFor={id} className="mt-3 mb-1.5 block font-semibold">
        {text.address}
      </label>
      <input
        id={id}
        ref={box}
        readOnly
        value={address}
        aria-describedby={`${id}-note`}
        className={boxClass(false)}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button look="secondary" onClick={() => void copyAddress()}>
          {text.copy}
        </Button>
        <p role="status">{outcome}</p>
      </div>
    </div>
  )
}
