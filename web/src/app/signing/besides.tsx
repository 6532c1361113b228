import { useState, type ReactNode } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { handOff } from '@/copy/hand-off'
import { versions } from '@/copy/versions'
import { turnsOf } from '@/features/assistant/conversation/transcript-turns'
import { HAND_OFF } from '@/features/documents/hand-off/addresses'
import { HandOff } from '@/features/documents/hand-off/hand-off'
import { VersionList } from '@/features/documents/versions/version-list'
import { Part } from './part'

const CLOSED = { isOpen: false }

type BesidesProps = {
  document: Document
  /** All the steps, where they are behind a line. */
  children: ReactNode
}

/** What can be done at any time. */
export function Besides({ document, children }: BesidesProps) {
  return (
    <div className="mt-12 divide-y divide-line border-y border-line">
      {document.status === 'paid' && (
        <Part isAlone id="versions" title={versions.title} text={versions.text} fold={CLOSED}>
          <VersionList document={document} />
        </Part>
      )}
      <ToALawyer document={document} fold={CLOSED} />
      {children && (
        <Part isAlone id="all-steps" title={copy.signing.allSteps} fold={CLOSED}>
          {children}
        </Part>
      )}
    </div>
  )
}

/** A lawyer can look at a document at any time: before it is paid for, and after it was signed. */
export function ToALawyer({ document, fold }: { document: Document; fold?: { isOpen: boolean } }) {
  const [talk] = useState(() => turnsOf(document.id))
  return (
    <Part isAlone id={HAND_OFF} title={copy.dashboard.handOff} text={handOff.lead} {...(fold && { fold })}>
      <HandOff document={document} talk={talk} />
    </Part>
  )
}
