import type { ReactNode } from 'react'
import { Summary } from '@/ui/summary'

type FormLineProps = {
  /** What the box is called that checks it off. */
  label: string
  isReady: boolean
  onCheck: () => void
  name: ReactNode
  /** What is to be seen without opening it. */
  beside?: ReactNode
  below?: ReactNode
  /** What is said of it where it is opened. */
  children: ReactNode
}

/** A form to file: a box that checks it off, and a line that opens to say more of it. */
export const FormLine = ({ label, isReady, onCheck, name, beside, below, children }: FormLineProps) => (
  <li className="@container">
    <div className="grid gap-x-3 @min-[16rem]:grid-cols-[auto_minmax(0,1fr)] @min-[36rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
      <label className="grid min-h-14 w-9 items-center self-start">
        <input type="checkbox" className="size-6" aria-label={label} checked={isReady} onChange={onCheck} />
      </label>
      <details className="min-w-0">
        <Summary>
          <span className="min-w-0 grow text-base break-words">{name}</span>
        </Summary>
        <div className="max-w-2xl space-y-2 pb-4 text-base text-soft">{children}</div>
      </details>
      {beside && (
        <div className="pb-3 @min-[16rem]:@max-[36rem]:col-start-2 @min-[36rem]:py-3 @min-[36rem]:pl-3">
          {beside}
        </div>
      )}
      {below && <div className="@min-[16rem]:col-start-2">{below}</div>}
    </div>
  </li>
)
