import { useState } from 'react'
import type { Document } from '@/api/types'
import { keyDates as text } from '@/copy/key-dates'
import { notifyFixedFailure } from '@/ui/notify'
import { useKeepBeside } from '../saving/use-keep-beside'

/** Under this key it is kept beside the answers of which dates no mail is to remind. */
const REMINDERS = 'dateReminders'

export type DateReminders = { off: string[]; switchOver: (date: string) => void }

/** Which reminders are off, by the ids of the dates. A switch that is not kept is taken back. */
export function useDateReminders({ id, data }: Document): DateReminders {
  const [off, setOff] = useState(offIn(data))
  const keep = useKeepBeside(id)
  const switchOver = (date: string) => {
    const before = off
    const next = before.includes(date) ? before.filter((each) => each !== date) : [...before, date]
    setOff(next)
    keep.mutate(
      { [REMINDERS]: { off: next } },
      {
        onError: (error) => {
          setOff(before)
          notifyFixedFailure(error, text.notKept)
        },
      },
    )
  }
  return { off, switchOver }
}

function offIn(data: Record<string, unknown>): string[] {
  const kept = data[REMINDERS]
  const off = typeof kept === 'object' && kept !== null && 'off' in kept ? kept.off : []
  return Array.isArray(off) ? off.filter((date) => typeof date === 'string') : []
}
