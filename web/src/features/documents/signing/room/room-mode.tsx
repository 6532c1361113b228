import { useState, type KeyboardEvent } from 'react'
import { copy } from '@/copy'
import { signingFinish } from '@/copy/signing-finish'
import { signingRoom } from '@/copy/signing-room'
import { Button } from '@/ui/button'
import { CloseButton } from '@/ui/close-button'
import { useOpenView } from '@/ui/use-open-view'
import type { Execution } from '../execution'
import { First, Last, Step } from './room-screens'
import { roomSteps } from './room-steps'
import { RoomScreen } from './room-screen'
import { useReadOn } from './use-read-on'
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
  const { screen, hasMore, hasAbove, look, readOn } = useReadOn(at)
  /** On only once the end of this screen was in view. */
  const go = (by: number) => {
    if (by > 0 && readOn()) return
    setAt((before) => Math.min(Math.max(before + by, 0), last))
  }
  const step = steps[at - 1]
  return (
    <dialog
      ref={dialog}
      aria-label={text.name}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-canvas text-ink not-print:open:flex print:hidden"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        const by = turnOf(event)
        if (by === 0) return
        // The browser would scroll beyond what was read.
        event.preventDefault()
        go(by)
      }}
    >
      <Top at={at} count={steps.length} onClose={onClose} />
      <RoomScreen
        key={at}
        ref={screen}
        heading={headingAt(at, steps.length)}
        hasMore={hasMore}
        hasAbove={hasAbove}
        onScroll={look}
      >
        {at === 0 && <First execution={execution} />}
        {step && <Step step={step} />}
        {at === last && <Last execution={execution}>{signingFinish[noting]}</Last>}
      </RoomScreen>
      <div className="flex gap-3 border-t border-line bg-raised px-4 py-[12px]">
        <Button look="secondary" className="grow" disabled={at === 0} onClick={() => go(-1)}>
          {text.back}
        </Button>
        <Button className="grow-2" onClick={at === last && !hasMore ? onFinish : () => go(1)}>
          {hasMore ? signingRoom.readOn : at === last ? text.done : text.next}
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

/** A mark for each step, as the headings count them. */
const Top = ({ at, count, onClose }: TopProps) => (
  <div className="flex h-[56px] shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
    <ol aria-hidden="true" className="flex grow gap-1">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={`h-1.5 grow rounded-full ${index < at ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </ol>
    <CloseButton label={text.close} onClose={onClose} />
  </div>
)
