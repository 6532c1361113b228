import { useQuery } from '@tanstack/react-query'
import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { countiesQuery } from '@/features/catalog/queries'
import { countyOf } from '@/features/documents/county/use-county'
import { CourtFormList } from '@/features/documents/court-forms/court-form-list'
import { countReady } from '@/features/documents/court-forms/form-groups'
import { courtFormsQuery } from '@/features/documents/court-forms/queries'
import type { Execution } from '@/features/documents/signing/execution'
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
  const { data: listed = [] } = useQuery(courtFormsQuery(document))
  const readyForms = useReadyForms(document)
  const { filedOn } = filingOf(document.data)
  const isNext = isSigned(document) && !filedOn
  const forms = (
    <Part
      key="court-forms"
      id="court-forms"
      title={courtForms.title}
      fold={{ isOpen: isNext, state: courtForms.state(countReady(execution, listed, readyForms.ready)) }}
    >
      <CourtFormList document={document} execution={execution} readyForms={readyForms} />
    </Part>
  )
  const tracker = (
    <Part
      key="filing"
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
        execution={execution}
        county={countyOf(document, counties)}
      />
    </Part>
  )
  return filedOn ? [tracker, forms] : [forms, tracker]
}
