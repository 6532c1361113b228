import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { keyDates } from '@/copy/key-dates'
import type { Execution } from '@/features/documents/signing/execution'
import type { Room } from '@/features/documents/signing/seats'
import { KeyDates } from '@/features/documents/signing/key-dates'
import { isAtTheClerk, isSigned } from '@/features/documents/signing/signed-state'
import { Filed } from './filed'
import { Part } from './part'
import { Phase } from './phase'
import { SignedPart } from './signed-part'

type AfterwardsProps = {
  document: Document
  execution: Execution
  rooms: Room[]
  dates: KeyDate[]
  isFiled: boolean
}

/** That it is signed, and what follows from it. */
export function Afterwards({ document, execution, rooms, dates, isFiled }: AfterwardsProps) {
  // Once the papers are filed, it stands among what came before.
  const isOpen = !isSigned(document) && !(isFiled && isAtTheClerk(document))
  const hasDates = !isFiled && dates.length > 0
  if (!isOpen && !isFiled && !hasDates) return null
  return (
    <Phase title={copy.signing.phases.after}>
      {isOpen && <SignedPart {...{ document, execution, rooms }} isFolded={isFiled} />}
      {isFiled && <Filed document={document} execution={execution} dates={dates} />}
      {hasDates && (
        <Part id="dates" title={keyDates.title} text={keyDates.text}>
          <KeyDates document={document} dates={dates} execution={execution} />
        </Part>
      )}
    </Phase>
  )
}
