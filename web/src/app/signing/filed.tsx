import { useQuery } from '@tanstack/react-query'
import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { countiesQuery } from '@/features/catalog/queries'
import { countyOf } from '@/features/documents/county/use-county'
import { copyOf } from '@/features/documents/court-forms/copy-of'
import { CourtFormList } from '@/features/documents/court-forms/court-form-list'
import { OtherForms } from '@/features/documents/court-forms/other-forms'
import { courtFormsQuery } from '@/features/documents/court-forms/queries'
import { isOf, type Execution, type FormRow } from '@/features/documents/signing/execution'
import { filingOf } from '@/features/documents/signing/filing'
import { FilingSection } from '@/features/documents/signing/filing-section'
import { isSigned } from '@/features/documents/signing/signed-state'
import { useReadyForms } from '@/features/documents/signing/use-ready-forms'
import { calendarDay } from '@/lib/dates'
import { Part } from './part'

type FiledProps = { document: Document; execution: Execution; dates: KeyDate[] }

/** What is filed with the court: the official forms, each listed once, and the days that count. */
export function Filed({ document, execution, dates }: FiledProps) {
  const { data: counties = [] } = useQuery(countiesQuery)
  const { data: listed = [], isPending } = useQuery(courtFormsQuery(document))
  const readyForms = useReadyForms(document)
  const isListed = (row: FormRow) => listed.some(({ number }) => isOf(row, number))
  const others = isPending ? [] : execution.forms.filter((row) => !isListed(row))
  const { filedOn } = filingOf(document.data)
  const all = [...listed.map(copyOf), ...others.map(({ form }) => form)]
  const ready = all.filter((form) => readyForms.ready.includes(form))
  const isNext = isSigned(document) && !filedOn
  return (
    <>
      <Part
        id="court-forms"
        title={courtForms.title}
        fold={{ isOpen: isNext, state: courtForms.state(ready.length, all.length) }}
      >
        <CourtFormList document={document} execution={execution} readyForms={readyForms} />
        <OtherForms forms={others} readyForms={readyForms} />
      </Part>
      <Part
        id="filing"
        title={copy.filing.title}
        text={copy.filing.text}
        fold={{
          isOpen: filedOn !== '',
          state: filedOn ? copy.filing.filed(calendarDay(filedOn)) : copy.filing.unfiled,
        }}
      >
        <FilingSection
          document={document}
          dates={dates}
          bring={execution.bring}
          county={countyOf(document, counties)}
        />
      </Part>
    </>
  )
}
