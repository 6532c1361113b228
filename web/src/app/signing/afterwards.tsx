import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { keyDates } from '@/copy/key-dates'
import type { Execution } from '@/features/documents/signing/execution'
import type { Room } from '@/features/documents/signing/seats'
import { KeyDates } from '@/features/documents/signing/key-dates'
import { SignedForm } from '@/features/documents/signing/signed-form'
import { isSigned } from '@/features/documents/signing/signed-state'
import { Filed } from './filed'
import { Part } from './part'
import { Phase } from './phase'

/** The part where it is noted that the document is signed. */
export const SIGNED = 'signed'

type AfterwardsProps = {
  document: Document
  execution: Execution
  rooms: Room[]
  dates: KeyDate[]
  isFiled: boolean
}

/** That it is signed, and what follows from it. */
export function Afterwards({ document, execution, rooms, dates, isFiled }: AfterwardsProps) {
  const isOpen = !isSigned(document)
  const hasDates = !isFiled && dates.length > 0
  if (!isOpen && !isFiled && !hasDates) return null
  return (
    <Phase title={copy.signing.phases.after}>
      {isOpen && (
        <Part
          id={SIGNED}
          title={copy.signing.signed.title}
          text={copy.signing.signed.text}
          {...(isFiled && { fold: { isOpen: false, state: copy.filing.unsigned } })}
        >
          <div className="max-w-xl">
            <SignedForm document={document} execution={execution} rooms={rooms} />
          </div>
        </Part>
      )}
      {isFiled && <Filed document={document} execution={execution} dates={dates} />}
      {hasDates && (
        <Part id="dates" title={keyDates.title} text={keyDates.text}>
          <KeyDates document={document} dates={dates} execution={execution} />
        </Part>
      )}
    </Phase>
  )
}
