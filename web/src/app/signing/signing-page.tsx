import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Document, Paper, Preview } from '@/api/types'
import { copy } from '@/copy'
import { SigningSteps } from '@/features/documents/paper/signing-steps'
import { printedPaper } from '@/features/documents/printed-paper'
import { previewQuery } from '@/features/documents/queries'
import { readExecution } from '@/features/documents/signing/execution'
import { RoomMode } from '@/features/documents/signing/room/room-mode'
import { RoomSheet } from '@/features/documents/signing/room/room-sheet'
import { RoomDrawing } from '@/features/documents/signing/room-drawing'
import { hasChangedSinceSigning, isAtTheClerk, isSigned } from '@/features/documents/signing/signed-state'
import { sittingsOf } from '@/features/documents/signing/sittings'
import { titleOf } from '@/features/documents/title'
import { OldPrints } from '@/features/documents/versions/old-prints'
import { NewVersion } from '@/features/documents/download/new-version'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { Page } from '../page/page'
import { Afterwards } from './afterwards'
import { Besides, ToALawyer } from './besides'
import { Day, PastDay } from './day'
import { Done } from './done'
import { Hero } from './hero'
import { Preparation } from './preparation'
import { SignAgain } from './sign-again'
import { SIGNED, SignedPart } from './signed-part'
import { usePrint } from './use-print'
import { wayOf, type Way } from './way-of'
import { Ways } from './ways'
import './print.css'

/** Signing day: what comes after the payment, by the paper's own words. */
export function SigningPage({ document }: { document: Document }) {
  // What is shown stays until the new reading is there.
  const version = useDeferredValue(document.version)
  const { data: preview } = useSuspenseQuery(previewQuery({ id: document.id, version }))
  const isReady = document.status === 'paid' && !document.onHold && preview.complete
  const { paper, effort } = printedPaper(preview)
  const title = copy.signing.title(titleOf(document))
  if (paper && paper.cover.length > 0)
    return (
      <Page title={title} width="wide">
        <SigningDay document={document} paper={paper} effort={effort} preview={preview} isReady={isReady} />
      </Page>
    )
  return (
    <Page title={title}>
      <Preparation document={document} preview={preview} />
      <Notice className="mt-8">{copy.signing.none}</Notice>
      <ToALawyer document={document} />
    </Page>
  )
}

type SigningDayProps = {
  document: Document
  preview: Preview
  /** What of it is printed. */
  paper: Paper
  effort: Preview['effort']
  isReady: boolean
}

function SigningDay({ document, preview, paper, effort, isReady }: SigningDayProps) {
  const { size, print } = usePrint()
  const [wasSigned] = useState(isSigned(document))
  const [wasNoted] = useState(document.signing.signed !== null)
  const { isOpen, leave } = useRoom(document.id)
  const execution = readExecution(paper)
  const rooms = sittingsOf(preview, document.parties)
  const way = wayOf({ document, paper, effort, execution, rooms, isReady })
  const noting = notingOf(document, isReady)
  const isFiled = isReady && execution.forms.length > 0
  const isPast = isFiled && isAtTheClerk(document) && !isSigned(document)
  const day = { document, execution, way, isReady }
  return (
    <>
      <div className="print:hidden">
        {isSigned(document) ? (
          <Done document={document} execution={execution} rooms={rooms} isNew={!wasSigned} />
        ) : (
          <>
            {/* What was signed before a change comes first: until then nothing above it is true. */}
            {hasChangedSinceSigning(document) && (
              <SignAgain document={document} preview={preview} isNew={!wasNoted} />
            )}
            {isReady ? (
              <Hero
                document={document}
                beside={!isPast && <Beside way={way} notary={execution.notary} />}
                isFiled={isFiled}
                dates={preview.dates}
                onPrint={print}
              />
            ) : (
              <Preparation document={document} preview={preview} />
            )}
            {!hasChangedSinceSigning(document) && <Downloaded document={document} />}
            {!isPast && <Day {...day} />}
          </>
        )}
        {isReady && <Afterwards {...{ document, execution, rooms, isFiled }} dates={preview.dates} />}
        {isPast && (
          <PastDay {...day}>
            <SignedPart {...{ document, execution, rooms }} isFolded />
          </PastDay>
        )}
        <Besides document={document}>{isReady && <SigningSteps parts={paper.cover} />}</Besides>
        {!isReady && (
          <div className="mt-6">
            <SigningSteps parts={paper.cover} />
          </div>
        )}
      </div>
      <RoomSheet title={titleOf(document)} execution={execution} isLarge={size === 'large'} />
      {isOpen && (
        <RoomMode
          execution={execution}
          noting={noting}
          onClose={() => leave()}
          onFinish={() => leave(noting === 'open' ? SIGNED : '')}
        />
      )}
    </>
  )
}

/** A single room is drawn at the top. Of several, each is drawn further down, and the steps that lead there stand here. */
function Beside({ way: { isBeside, rooms, steps }, notary }: { way: Way; notary: string | undefined }) {
  const [room] = rooms
  if (isBeside) return <Ways {...steps} isBeside />
  return room && <RoomDrawing room={room} notary={notary} />
}

/** What can be noted of the signing: where there is no place for it, nothing leads there. */
function notingOf(document: Document, isReady: boolean) {
  if (isSigned(document)) return 'signed'
  return isReady ? 'open' : 'unready'
}

/** The room has an address: a step back leaves it. It is left for the page as it was, or for a part of it. */
function useRoom(id: number) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return {
    isOpen: search.has('room'),
    leave: (part = '') => void navigate({ pathname: paths.signing(id), hash: part }, { replace: true }),
  }
}

/** What was downloaded is out of date. */
const Downloaded = ({ document }: { document: Document }) => (
  <>
    <NewVersion document={document} className="mt-6 max-w-2xl" />
    <OldPrints document={document} className="mt-6 max-w-2xl" />
  </>
)
