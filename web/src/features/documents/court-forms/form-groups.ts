import type { CourtForm } from '@/api/types'
import { isInstead, isOf, rowOf, type Execution, type FormRow } from '../signing/execution'
import { copyOf } from './copy-of'

/** Who files a form for certain, and what is filed only later or where it applies. */
export type GroupName = CourtForm['of'] | 'other' | 'later' | 'if'

/** Forms that are filed together: those of the court's list, and what only the cover sheet names. */
export type FormGroup = { name: GroupName; listed: CourtForm[]; rows: FormRow[] }

const NAMES: GroupName[] = ['petitioner', 'respondent', 'both', 'other', 'later', 'if']

/** Each form once, in groups; within each as they are filed. */
export function formGroupsOf(execution: Execution, listed: CourtForm[]): FormGroup[] {
  const others = execution.forms.filter((row) => copiesOf(row, listed).length === 0)
  const unlisted = execution.forms.flatMap((row) => otherEdition(row, listed))
  return NAMES.map((name) => ({
    name,
    listed: listed.filter((form) => groupOf(execution, form) === name),
    rows: [
      ...unlisted.filter(({ of, row }) => placeOf(row, of) === name).map(({ row }) => row),
      ...others.filter((row) => placeOf(row, 'other') === name),
    ],
  })).filter((group) => group.listed.length + group.rows.length > 0)
}

/** The names under which the forms of a group are checked off. */
export const keysOf = ({ listed, rows }: FormGroup): string[] => [...listed.map(copyOf), ...rows.map(keyOf)]

/** Under what a form that only the cover sheet names is checked off. */
export const keyOf = ({ form, key = form }: FormRow): string => key

/** Of the forms that are filed for certain, as the review counts them, how many are ready; and how many more may apply. */
export function countReady({ forms }: Execution, listed: CourtForm[], ready: string[]) {
  const isReady = (row: FormRow) => {
    const keys = [
      ...copiesOf(row, listed).map(copyOf),
      ...otherEdition(row, listed).map(({ row }) => keyOf(row)),
    ]
    return (keys.length > 0 ? keys : [row.form]).every((key) => ready.includes(key))
  }
  const sure = forms.filter(({ isSure }) => isSure)
  return { ready: sure.filter(isReady).length, all: sure.length, maybe: forms.length - sure.length }
}

const copiesOf = (row: FormRow, listed: CourtForm[]) => listed.filter(({ number }) => isOf(row, number))

const EACH = 'Each spouse'

type OtherEdition = { of: CourtForm['of']; row: FormRow }

/** The copy of a spouse for whom the other of two editions is the right one: of “12.902(c) or 12.902(b)”, the one that nobody fills. */
function otherEdition(row: FormRow, listed: CourtForm[]): OtherEdition[] {
  const copies = copiesOf(row, listed)
  const edition = row.form.split(' or ').find((number) => copies.every((form) => form.number !== number))
  if (copies.length !== 1 || !edition || !row.who.startsWith(EACH)) return []
  const of = copies[0]?.of === 'respondent' ? 'petitioner' : 'respondent'
  return [{ of, row: { ...row, form: edition, key: of === 'respondent' ? `${edition} ${of}` : edition } }]
}

function groupOf(execution: Execution, { number, of }: CourtForm): GroupName {
  const row = rowOf(execution, number)
  return row && !isInstead(execution, number) ? placeOf(row, of) : of
}

/** The cover sheet says of each form when it is filed. */
const AT_ONCE = /with the petition|answer/i

function placeOf({ isSure, when }: FormRow, otherwise: GroupName): GroupName {
  if (!isSure) return 'if'
  return AT_ONCE.test(when) ? otherwise : 'later'
}
