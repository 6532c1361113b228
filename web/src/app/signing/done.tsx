import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { signingChecks } from '@/copy/signing-checks'
import { versions } from '@/copy/versions'
import type { Execution } from '@/features/documents/signing/execution'
import type { Room } from '@/features/documents/signing/seats'
import { Seal } from '@/features/documents/signing/seal'
import { SignedForm } from '@/features/documents/signing/signed-form'
import { useIsDoubtful } from '@/features/documents/signing/signing-doubt'
import { versionsQuery } from '@/features/documents/versions/queries'
import { useDownload } from '@/features/documents/download/use-download'
import { calendarDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { PageHeading } from '../page/page-heading'
import { FocusTarget } from './focus-target'

const text = copy.signing.done

type DoneProps = { document: Document; execution: Execution; rooms: Room[]; isNew: boolean }

/** It is signed: when, where the original is, and what comes next. */
export function Done({ document, execution, rooms, isNew }: DoneProps) {
  const [isOpen, setOpen] = useState(false)
  const download = useDownload()
  const isDoubtful = useIsDoubtful(document)
  const { data } = useQuery(versionsQuery(document))
  const { signed } = document.signing
  if (!signed) return null
  return (
    <>
      <FocusTarget isNew={isNew} className="grid items-center gap-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Seal className="w-40 max-w-full sm:w-48" />
        <div>
          <PageHeading size="large">{text.heading(document.type)}</PageHeading>
          <p className="mt-4 text-lg">
            {text.on(calendarDay(signed.date))} {data?.signed && versions.signedIs(data.signed)}
          </p>
          <p className="mt-1 text-lg break-words">
            {signed.original ? text.original(signed.original) : text.noOriginal}
          </p>
          {isDoubtful && <p className="mt-3 max-w-2xl text-base">{signingChecks.doubt}</p>}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              look={signed.original ? 'secondary' : 'primary'}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {wordsOf(signed.original, isDoubtful)}
            </Button>
            <Button look="secondary" busy={download.isPending} onClick={() => download.mutate(document)}>
              {copy.signing.download}
            </Button>
          </div>
          {isOpen && (
            <div className="mt-6 max-w-xl rounded-lg bg-raised p-5 shadow-low sm:p-8">
              <SignedForm
                document={document}
                execution={execution}
                rooms={rooms}
                onSaved={() => setOpen(false)}
              />
            </div>
          )}
        </div>
      </FocusTarget>
      <section className="mt-12 max-w-3xl">
        <h2 className="text-heading">{text.after}</h2>
        <ul className="mt-4 list-disc space-y-3 pl-6">
          {execution.after.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function wordsOf(original: string | null, isDoubtful: boolean): string {
  if (isDoubtful) return signingChecks.complete
  return original ? text.edit : text.say
}
