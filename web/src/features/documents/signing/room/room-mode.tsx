import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Place } from '@/api/types'
import { copy } from '@/copy'
import { signingFinish } from '@/copy/signing-finish'
import { Button } from '@/ui/button'
import { CloseIcon } from '@/ui/screen-icons'
import { useOpenView } from '@/ui/use-open-view'
import { Blocks } from '../../paper/blocks'
import type { Execution } from '../execution'
import { roomSteps } from './room-steps'
import { useWakeLock } from './use-wake-lock'

const text = copy.signing.mode

type RoomModeProps = {
  execution: Execution
  /** Whether it can be noted that it is signed, was noted already, or has to wait for the PDF. */
  noting: keyof typeof signingFinish
  onClose: () => void
  /** All is signed. */
  onFinish: () => void
}

/** The steps in the room, one a screen, over everything else. All that it needs is here when it opens. */
export function RoomMode({ execution, noting, onClose, onFinish }: RoomModeProps) {
  useWakeLock()
  const dialog = useOpenView()
  const steps = roomSteps(execution)
  const last = steps.length + 1
  const [at, setAt] = useState(0)
  const go = (by: number) => setAt((before) => Math.min(Math.max(before + by, 0), last))
  const step = steps[at - 1]
  return (
    <dialog
      ref={dialog}
      aria-label={text.name}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-canvas text-ink open:flex print:hidden"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => go(turnOf(event))}
    >
      <Top at={at} count={steps.length} onClose={onClose} />
      <Screen key={at} heading={headingAt(at, steps.length)}>
        {at === 0 && (
          <>
            <p>{text.startText}</p>
            <Blocks blocks={execution.who} isAlone />
          </>
        )}
        {step && <p>{step.text}</p>}
        {step && step.places.length > 0 && <Lines places={step.places} />}
        {at === last && (
          <>
            <p>{text.lastText}</p>
            <p>{signingFinish[noting]}</p>
          </>
        )}
      </Screen>
      <div className="flex gap-3 border-t border-line bg-raised p-4">
        <Button look="secondary" shape="large" className="grow" disabled={at === 0} onClick={() => go(-1)}>
          {text.back}
        </Button>
        <Button shape="large" className="grow-2" onClick={at === last ? onFinish : () => go(1)}>
          {at === last ? text.done : text.next}
        </Button>
      </div>
    </dialog>
  )
}

const TURNS: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

const turnOf = ({ key }: KeyboardEvent): number => TURNS[key] ?? 0

function headingAt(at: number, count: number): string {
  if (at === 0) return text.start
  return at > count ? text.last : text.step(at, count)
}

type TopProps = { at: number; count: number; onClose: () => void }

const Top = ({ at, count, onClose }: TopProps) => (
  <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
    <ol aria-hidden="true" className="flex grow gap-1">
      {Array.from({ length: count + 2 }, (_, index) => (
        <li key={index} className={`h-1.5 grow rounded-full ${index <= at ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </ol>
    <button
      type="button"
      aria-label={text.close}
      onClick={onClose}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
    >
      <CloseIcon className="size-6" />
    </button>
  </div>
)

/** What is read out when the screen changes begins with its heading. */
function Screen({ heading, children }: { heading: string; children: React.ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grow overflow-y-auto px-4 py-8 sm:py-12">
      <div className="mx-auto max-w-3xl space-y-6 text-[1.75rem] leading-snug">
        <h2 ref={title} tabIndex={-1} className="font-sans text-subhead font-semibold text-accent">
          {heading}
        </h2>
        {children}
      </div>
    </div>
  )
}

const Lines = ({ places }: { places: Place[] }) => (
  <div className="rounded-md bg-raised p-5 shadow-low">
    <h3 className="font-sans text-subhead font-semibold tracking-normal">{text.lines}</h3>
    <ul className="mt-3 space-y-4">
      {places.map((place) => (
        <li key={`${place.instrument} ${place.section} ${place.by}`}>
          <span className="block font-semibold">{place.by}</span>
          <span className="block">
            {place.heading}: {place.what.join('; ')}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
