import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Document, KeyDate, Paper, Preview } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { handOff } from '@/copy/hand-off'
import { keyDates } from '@/copy/key-dates'
import { versions } from '@/copy/versions'
import { turnsOf } from '@/features/assistant/conversation/transcript-turns'
import { countiesQuery } from '@/features/catalog/queries'
import { ChangedNotice } from '@/features/documents/download/changed-notice'
import { CourtFormList } from '@/features/documents/court-forms/court-form-list'
import { courtFormsQuery } from '@/features/documents/court-forms/queries'
import { HAND_OFF } from '@/features/documents/hand-off/addresses'
import { HandOff } from '@/features/documents/hand-off/hand-off'
import { SigningSteps } from '@/features/documents/paper/signing-steps'
import { previewQuery } from '@/features/documents/queries'
import { readExecution, type Execution, type FormRow } from '@/features/documents/signing/execution'
import { FilingSection } from '@/features/documents/signing/filing-section'
import { KeyDates } from '@/features/documents/signing/key-dates'
import { RoomMode } from '@/features/documents/signing/room/room-mode'
import { RoomSheet } from '@/features/documents/signing/room/room-sheet'
import { roomsOf, type Room } from '@/features/documents/signing/seats'
import { hasChangedSinceSigning, isSigned } from '@/features/documents/signing/standing'
import { titleOf } from '@/features/documents/title'
import { useReadyForms } from '@/features/documents/signing/use-ready-forms'
import { versionsQuery } from '@/features/documents/versions/queries'
import { VersionList } from '@/features/documents/versions/version-list'
import { countyOf } from '@/features/documents/county/use-county'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Disclosure } from '@/ui/disclosure'
import { Notice } from '@/ui/notice'
import { Page } from '../page/page'
import { Day } from './day'
import { Done } from './done'
import { Hero, Preparation } from './hero'
import { Part } from './part'
import { usePrint } from './use-print'
import './print.css'

/** Signing day: what comes after the payment, by the paper's own words. */
export function SigningPage({ document }: { document: Document }) {
  // What is shown stays until the new reading is there.
  const version = useDeferredValue(document.version)
  const { data: preview } = useSuspenseQuery(previewQuery({ id: document.id, version }))
  const isReady = document.status === 'paid' && !document.onHold && preview.complete
  const { paper } = preview
  const title = copy.signing.title(titleOf(document))
  if (paper && paper.cover.length > 0)
    return (
      <Page title={title} width="wide">
        <SigningDay document={document} paper={paper} preview={preview} isReady={isReady} />
      </Page>
    )
  return (
    <Page title={title}>
      <Preparation document={document}>{leadOf(document)}</Preparation>
      <Notice className="mt-8">{copy.signing.none}</Notice>
      <ToALawyer document={document} />
    </Page>
  )
}

type SigningDayProps = { document: Document; paper: Paper; preview: Preview; isReady: boolean }

function SigningDay({ document, paper, preview: { effort, dates }, isReady }: SigningDayProps) {
  const { size, print } = usePrint()
  const [wasSigned] = useState(isSigned(document))
  const { isOpen, close } = useRoom(document.id)
  const execution = readExecution(paper)
  const isFiled = isReady && execution.forms.length > 0
  return (
    <>
      <div className="print:hidden">
        {isSigned(document) ? (
          <Done document={document} execution={execution} isNew={!wasSigned} />
        ) : (
          <>
            {isReady ? (
              <Hero
                document={document}
                room={fullest(roomsOf(execution.sheets))}
                isFiled={isFiled}
                onPrint={print}
              />
            ) : (
              <Preparation document={document}>{leadOf(document)}</Preparation>
            )}
            <SignAgain document={document} />
            <Day document={document} paper={paper} effort={effort} execution={execution} isReady={isReady} />
          </>
        )}
        {isFiled && <Filed document={document} execution={execution} dates={dates} />}
        {isReady && !isFiled && dates.length > 0 && (
          <Part id="dates" title={keyDates.title} text={keyDates.text}>
            <KeyDates document={document} dates={dates} bring={execution.bring} />
          </Part>
        )}
        {document.status === 'paid' && (
          <Part id="versions" title={versions.title} text={versions.text}>
            <VersionList document={document} />
          </Part>
        )}
        <ToALawyer document={document} />
        <div className="mt-12">
          {isReady ? (
            <Disclosure summary={copy.signing.all.title} isWide>
              <SigningSteps parts={paper.cover} />
            </Disclosure>
          ) : (
            <SigningSteps parts={paper.cover} />
          )}
        </div>
      </div>
      <RoomSheet title={titleOf(document)} execution={execution} isLarge={size === 'large'} />
      {isOpen && <RoomMode execution={execution} onClose={close} />}
    </>
  )
}

/** A lawyer can look at a document at any time: before it is paid for, and after it was signed. */
function ToALawyer({ document }: { document: Document }) {
  const [talk] = useState(() => turnsOf(document.id))
  return (
    <Part id={HAND_OFF} title={copy.dashboard.handOff} text={handOff.lead}>
      <HandOff document={document} talk={talk} />
    </Part>
  )
}

type FiledProps = { document: Document; execution: Execution; dates: KeyDate[] }

/** What is filed with the court: the days that count, and its own forms, each listed once. */
function Filed({ document, execution, dates }: FiledProps) {
  const { data: counties = [] } = useQuery(countiesQuery)
  const { data: listed = [], isPending } = useQuery(courtFormsQuery(document))
  const readyForms = useReadyForms(document)
  const isListed = ({ form }: FormRow) => listed.some(({ number }) => number === form)
  const others = isPending ? [] : execution.forms.filter((row) => !isListed(row))
  return (
    <>
      <Part id="filing" title={copy.filing.title} text={copy.filing.text}>
        <FilingSection
          document={document}
          dates={dates}
          bring={execution.bring}
          forms={others}
          readyForms={readyForms}
          county={countyOf(document, counties)}
        />
      </Part>
      <Part id="court-forms" title={courtForms.title}>
        <CourtFormList document={document} execution={execution} readyForms={readyForms} />
      </Part>
    </>
  )
}

/** Of several tables, the one at which the most people sit. */
const fullest = (rooms: Room[]): Room | undefined =>
  rooms.toSorted((one, other) => other.seats.length - one.seats.length)[0]

/** The room has an address: a step back leaves it. */
function useRoom(id: number) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return {
    isOpen: search.has('room'),
    close: () => void navigate(paths.signing(id), { replace: true }),
  }
}

/** What was signed is out of date; before that, what was downloaded. */
function SignAgain({ document }: { document: Document }) {
  const { signed } = document.signing
  const { data } = useQuery({ ...versionsQuery(document), enabled: signed !== null })
  if (!signed || !hasChangedSinceSigning(document))
    return <ChangedNotice document={document} className="mt-6 max-w-2xl" />
  if (data?.signed && !data.signAgain)
    return <Notice className="mt-6 max-w-3xl">{versions.sameAgain(data.signed)}</Notice>
  return (
    <Notice tone="warning" title={copy.signing.again.title} className="mt-6 max-w-3xl">
      <p>{copy.signing.again.text(calendarDay(signed.date))}</p>
    </Notice>
  )
}

const leadOf = ({ onHold }: Document): string =>
  onHold ? copy.signing.leadHeld : copy.signing.leadUnfinished
