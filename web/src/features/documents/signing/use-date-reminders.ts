import type { Document } from '@/api/types'
import { keyDates as text } from '@/copy/key-dates'
import { useKeptList } from '../saving/use-kept-list'

/** Under this key it is kept beside the answers of which dates no mail is to remind. */
const REMINDERS = 'dateReminders'

export type DateReminders = { off: string[]; switchOver: (date: string) => void }

/** Which reminders are off, by the ids of the dates. A switch that is not kept is taken back. */
export function useDateReminders({ id, data }: Document): DateReminders {
  const { list, toggle } = useKeptList({
    id,
    first: offIn(data),
    entry: (off) => ({ [REMINDERS]: { off } }),
    notKept: text.notKept,
  })
  return { off: list, switchOver: toggle }
}

function offIn(data: Record<string, unknown>): string[] {
  const kept = data[REMINDERS]
  const off = typeof kept === 'object' && kept !== null && 'off' in kept ? kept.off : []
  return Array.isArray(off) ? off.filter((date) => typeof date === 'string') : []
}
