import { useState } from 'react'
import type { Fact } from '@/api/types'
import type { BoxErrors, RecordDraft } from './draft-types'
import { isWhole } from './value'

const FOLDED: Fact['type'][] = ['items', 'people']

/** A thing that is asked for less is as long in one line as in its boxes. */
const LEAST_FIELDS = 3

/**
 * Which things or persons of a list stand in one line: of several, those of which all is said, until they are opened. One that is being
 * typed stays open when it becomes whole.
 */
export function useFolded(fact: Fact, records: RecordDraft[], errors: BoxErrors, error: string | undefined) {
  const openIn = (list: RecordDraft[]) => list.filter((one) => !isWhole(fact, one)).map(({ key }) => key)
  const [opened, setOpened] = useState(() => openIn(records))
  const isWrong = (key: string) => error !== undefined || Object.keys(errors).some((id) => id.startsWith(key))
  const canFold =
    FOLDED.includes(fact.type) && (fact.field ?? []).length >= LEAST_FIELDS && records.length > 1
  return {
    isFolded: (record: RecordDraft) =>
      canFold && !opened.includes(record.key) && !isWrong(record.key) && isWhole(fact, record),
    open: (key: string) => setOpened([...opened, key]),
    /** What is whole is done with once another is begun. */
    foldBefore: (added: RecordDraft) => setOpened([...openIn(records), added.key]),
  }
}
