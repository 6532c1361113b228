import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { filedFirst } from '@/copy/filed-first'
import { signingPlan } from '@/copy/signing-plan'
import { documentTypesQuery } from '@/features/catalog/queries'
import { blanksOf, detailsOf } from '@/features/documents/details/detail-groups'
import { Blocks } from '@/features/documents/paper/blocks'
import { PEOPLE, WITNESSES } from '@/features/documents/signing/addresses'
import { BlanksSection } from '@/features/documents/signing/blanks-section'
import type { Execution } from '@/features/documents/signing/execution'
import { isAtTheClerk } from '@/features/documents/signing/signed-state'
import { PlanSection } from '@/features/documents/signing/plan-section'
import { RoomDrawing } from '@/features/documents/signing/room-drawing'
import type { Room } from '@/features/documents/signing/seats'
import { WitnessSection } from '@/features/documents/signing/witness-section'
import { calendarDay } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { Part } from './part'
import { Phase } from './phase'
import { leftIn, type Way } from './way-of'
import { Ways } from './ways'

const text = copy.signing

type DayProps = {
  document: Document
  execution: Execution
  way: Way
  isReady: boolean
}

/** The way to the table and around it: blanks, witnesses, the day, and the order of signing. */
export const Day = (props: DayProps) => (
  <>
    {!props.way.isBeside && <Ways {...props.way.steps} />}
    <Phase title={text.phases.now}>
      <Before {...props} />
    </Phase>
    {props.execution.steps.length > 0 && (
      <Phase title={text.phases.day}>
        <Order {...props} />
      </Phase>
    )}
  </>
)

type PastDayProps = DayProps & { children: ReactNode }

/** The same once the papers are filed: it is behind one, and can be looked up. */
export const PastDay = ({ children, ...props }: PastDayProps) => (
  <Phase title={filedFirst.before} isFolded>
    <Before {...props} />
    {props.execution.steps.length > 0 && <Order {...props} />}
    {children}
  </Phase>
)

/** What is done before anyone signs. */
function Before({ document, execution, way, isReady }: DayProps) {
  const canFill = useCanFill(document)
  const { clauses, rooms, hasWitnesses, hasTable } = way
  const { lines, tables } = leftIn(clauses)
  const day = document.signing.plan?.date
  const now = stepOf({ document, way, isReady })
  const fold = (step: string, state?: string) => ({ isOpen: step === now, state })
  return (
    <>
      <Part
        id="blanks"
        title={way.steps.byHand || clauses.length > 0 ? text.blanks.title : text.way.noBlanks}
        fold={fold('blanks', lines + tables > 0 ? text.way.blanksText(lines, tables) : undefined)}
      >
        <BlanksSection {...{ document, execution, clauses, canFill }} />
      </Part>
      <Part id={PEOPLE} title={text.mode.who} fold={{ isOpen: !isReady }}>
        <Blocks blocks={execution.who} className="max-w-2xl" isAlone />
        {hasTable && <Tables rooms={rooms} notary={execution.notary} />}
      </Part>
      {hasWitnesses && (
        <Part id={WITNESSES} title={text.check.title} text={text.check.text} fold={fold(WITNESSES)}>
          <WitnessSection execution={execution} parties={document.parties} />
        </Part>
      )}
      {isReady && (
        <Part
          id="plan"
          title={signingPlan.title}
          text={signingPlan.text}
          fold={fold('plan', day ? calendarDay(day) : signingPlan.unset)}
        >
          <PlanSection document={document} execution={execution} hasWitnesses={hasWitnesses} />
        </Part>
      )}
    </>
  )
}

/** Who signs after whom, and the view that leads through it. */
const Order = ({ document, execution, way, isReady }: DayProps) => (
  <Part
    id="sign"
    title={text.mode.title}
    text={text.mode.text}
    fold={{ isOpen: stepOf({ document, way, isReady }) === 'sign' }}
    action={
      <Link
        to="?room=1"
        state={{ over: true }}
        className={buttonClass({ shape: 'large', className: 'mt-2 mb-4' })}
      >
        {text.mode.open}
      </Link>
    }
  >
    <ol className="max-w-2xl list-decimal space-y-3 pl-6 text-base">
      {execution.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Part>
)

/**
 * The step that one is at. That blanks were filled in by hand, or witnesses found, nobody notes: a day that is set says so. Who has
 * not bought yet reads how it is signed.
 */
function stepOf({ document, way, isReady }: Omit<DayProps, 'execution'>): string | undefined {
  const { lines, tables } = leftIn(way.clauses)
  if (isAtTheClerk(document)) return undefined
  if (document.signing.plan || !isReady) return 'sign'
  if (lines + tables > 0) return 'blanks'
  return way.hasWitnesses ? WITNESSES : 'plan'
}

/** Who sits where, for each paper. */
const Tables = ({ rooms, notary }: { rooms: Room[]; notary: string | undefined }) => (
  <>
    <p className="mt-8 max-w-2xl text-soft">{text.room.text}</p>
    <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {rooms.map((room) => (
        <div key={room.titles.join('\n')}>
          {rooms.length > 1 && <h4 className="mb-3 text-subhead">{room.titles.join('; ')}</h4>}
          <RoomDrawing room={room} notary={notary} />
        </div>
      ))}
    </div>
  </>
)

/** Whether a detail would fill one of the blanks. */
function useCanFill(document: Document): boolean {
  const { data: types } = useQuery(documentTypesQuery)
  const type = types?.find(({ id }) => id === document.type)
  return type !== undefined && blanksOf(document, detailsOf(document, type)).length > 0
}
