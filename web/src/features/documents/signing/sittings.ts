import type { Preview } from '@/api/types'
import { signingPeople } from '@/copy/signing-people'
import { printedPaper } from '../printed-paper'
import { readExecution, type FormRow } from './execution'
import { roomsOf, seatsInTurn, type Person, type Room } from './seats'

/**
 * The tables at which everything is signed. A form of the court is signed by the people who would sign the paper that it takes the
 * place of; forms that both sign for certain stand in the list of forms, and a draft beside them is only for a court that takes it.
 */
export function sittingsOf(preview: Preview, parties: string[]): Room[] {
  const { paper } = printedPaper(preview)
  const printed = paper && readExecution(paper)
  const joint = printed?.forms.filter(isSignedByBoth) ?? []
  if (joint.length > 0 && parties.length > 1)
    return [
      ...joint.map((row) => sittingOf(row, parties)),
      ...roomsOf(printed?.sheets ?? []).map((room) => ({
        ...room,
        titles: room.titles.map(signingPeople.onlyIfTaken),
        isOptional: true,
      })),
    ]
  return preview.paper ? roomsOf(readExecution(preview.paper).sheets) : []
}

const isSignedByBoth = ({ isSure, who }: FormRow): boolean => isSure && who.startsWith('Both spouses')

const sittingOf = (row: FormRow, parties: string[]): Room => ({
  titles: [signingPeople.form(row.form, row.what.split('. ')[0] ?? row.what)],
  seats: seatsInTurn([...parties.map((name) => ({ part: 'party' as const, name })), ...officerOf(row)]),
})

/** “Both spouses, under oath before a notary or deputy clerk”. */
function officerOf({ who }: FormRow): Person[] {
  const officer = / before a (\w)(.+)$/.exec(who)
  return officer ? [{ part: 'officer', name: `${officer[1]?.toUpperCase()}${officer[2]}` }] : []
}
