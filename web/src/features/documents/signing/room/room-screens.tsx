import { useId, type ReactNode } from 'react'
import { copy } from '@/copy'
import { signingRoom } from '@/copy/signing-room'
import { Blocks } from '../../paper/blocks'
import type { Execution } from '../execution'
import { beforeRoom, hasNotary, type RoomPlace, type RoomStep } from './room-steps'

const text = copy.signing.mode

/** Who is there, and what is done by then. */
export function First({ execution }: { execution: Execution }) {
  const before = beforeRoom(execution)
  return (
    <>
      <p>{text.startText}</p>
      <Blocks blocks={execution.who} isAlone />
      {before.length > 0 && (
        <>
          <p>{signingRoom.done}</p>
          <ul className="list-disc space-y-1.5 pl-6">
            {before.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export const Step = ({ step: { text: words, places } }: { step: RoomStep }) => (
  <>
    <p>{words}</p>
    {places.length > 0 && <Lines places={places} />}
  </>
)

export const Last = ({ execution, children }: { execution: Execution; children: ReactNode }) => (
  <>
    <p>{hasNotary(execution) ? signingRoom.lookThroughNotary : signingRoom.lookThrough}</p>
    <p>{children}</p>
  </>
)

/** Each thing that is written stands on a line of its own, as on the paper. */
function AtPlace({ place: { by, sheet, heading, what } }: { place: RoomPlace }) {
  const where = useId()
  return (
    <>
      <span className="block font-semibold">{by}</span>
      <span id={where} className="block text-soft">
        {sheet && `${sheet}, `}
        {heading}
      </span>
      <ul aria-labelledby={where} className="list-disc pl-[1.2em]">
        {what.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Who writes what where. */
const Lines = ({ places }: { places: RoomPlace[] }) => (
  <div className="rounded-md bg-raised p-5 shadow-low">
    <h3 className="font-sans text-subhead font-semibold tracking-normal">{text.lines}</h3>
    <ul className="mt-3 space-y-4">
      {places.map((place) => (
        <li key={`${place.instrument} ${place.section} ${place.by}`}>
          <AtPlace place={place} />
        </li>
      ))}
    </ul>
    <p className="mt-4 text-base text-soft">{signingRoom.pages}</p>
  </div>
)
