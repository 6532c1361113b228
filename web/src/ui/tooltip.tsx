import * as Radix from '@radix-ui/react-tooltip'
import type { FocusEvent, ReactElement, ReactNode } from 'react'

const DELAY_MS = 700
/** Within this time after one tooltip, the next comes at once. */
const SKIP_DELAY_MS = 300

type TooltipProps = { label: string; children: ReactElement }

/** Surrounds tooltips that stand together. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** Says what a button without words does, when it is pointed at or reached by the keyboard. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={ignoreUnseenFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-high"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A menu or a dialog that closes gives the focus back to its button. After a click that calls for no explanation. */
function ignoreUnseenFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
