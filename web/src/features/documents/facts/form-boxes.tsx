import { useState, type ReactNode } from 'react'
import type { Field } from '@/api/types'
import { factHelp } from '@/copy/fact-help'
import { Summary } from '@/ui/summary'

/** Whether only a form of the court has it, by its own words, and it may be left out. */
export const isOfForm = ({ optional, text }: Field): boolean => optional && /, for Form \S+$/.test(text)

type FormBoxesProps = {
  /** Whether something stands in one of them. */
  isGiven: boolean
  isWrong: boolean
  children: ReactNode
}

/** What only the court’s forms have, behind one line until it is wanted. */
export function FormBoxes({ isGiven, isWrong, children }: FormBoxesProps) {
  const [isOpen, setOpen] = useState(isGiven)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-4"
    >
      <Summary className="min-h-11 gap-2 font-semibold">{factHelp.courtForms}</Summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
