import type { Document } from '@/api/types'
import { copy } from '@/copy'
import type { Execution } from '@/features/documents/signing/execution'
import type { Room } from '@/features/documents/signing/seats'
import { SignedForm } from '@/features/documents/signing/signed-form'
import { Part } from './part'

/** The part where it is noted that the document is signed. */
export const SIGNED = 'signed'

type SignedPartProps = { document: Document; execution: Execution; rooms: Room[]; isFolded: boolean }

export const SignedPart = ({ document, execution, rooms, isFolded }: SignedPartProps) => (
  <Part
    id={SIGNED}
    title={copy.signing.signed.title}
    text={copy.signing.signed.text}
    {...(isFolded && { fold: { isOpen: false, state: copy.filing.unsigned } })}
  >
    <div className="max-w-xl">
      <SignedForm document={document} execution={execution} rooms={rooms} />
    </div>
  </Part>
)
