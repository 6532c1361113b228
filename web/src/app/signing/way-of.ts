import type { Document, Paper, Preview } from '@/api/types'
import { copy } from '@/copy'
import { openClauses, type OpenClause } from '@/features/documents/signing/blanks'
import { filingOf } from '@/features/documents/signing/filing'
import { calendarDay } from '@/lib/dates'
import type { Execution } from '@/features/documents/signing/execution'
import type { Room } from '@/features/documents/signing/seats'

const text = copy.signing

/** What stands between here and a signed document. */
export type Way = ReturnType<typeof wayOf>

type WayProps = {
  document: Document
  paper: Paper
  effort: Preview['effort']
  execution: Execution
  rooms: Room[]
  isReady: boolean
}

export function wayOf({ document, paper, effort, execution, rooms, isReady }: WayProps) {
  const clauses = openClauses(paper, execution.sheets)
  const hasWitnesses = rooms.some(({ seats }) => seats.some(({ part }) => part === 'witness'))
  // A single one is drawn at the top of the page.
  const hasTable = rooms.length > 1 || !isReady
  return {
    clauses,
    rooms,
    hasWitnesses,
    hasTable,
    /** Where no room is drawn at the top, the steps stand there. */
    isBeside: rooms.length > 1 && isReady,
    steps: {
      byHand: byHand(clauses, effort),
      hasWitnesses,
      filing: isReady && execution.forms.length > 0 ? filingState(document) : undefined,
    },
  }
}

/** Whether it lies with the clerk, as the tracker has it. */
function filingState({ data }: Document): string {
  const { filedOn } = filingOf(data)
  return filedOn ? copy.filing.filed(calendarDay(filedOn)) : copy.filing.unfiled
}

export const leftIn = (open: OpenClause[]) => ({
  lines: open.reduce((sum, clause) => sum + clause.lines.length, 0),
  tables: open.reduce((sum, clause) => sum + clause.tables, 0),
})

/** What the review has counted, where official forms are filed besides; else the lines and tables listed below. */
function byHand(open: OpenClause[], effort: Preview['effort']): string | undefined {
  const { forms, lines: ours, boxes, cells } = effort ?? { forms: 0, lines: 0, boxes: 0, cells: 0 }
  if (forms > 0)
    return ours + boxes + cells > 0 ? text.way.countedText(ours, boxes, cells) : text.way.formsText
  const { lines, tables } = leftIn(open)
  return lines + tables > 0 ? text.way.blanksText(lines, tables) : undefined
}
