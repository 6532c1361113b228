import { useQuery } from '@tanstack/react-query'
import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { courtForms } from '@/copy/court-forms'
import { countiesQuery } from '@/features/catalog/queries'
import { countyOf } from '@/features/documents/county/use-county'
import { CourtFormList } from '@/features/documents/court-forms/court-form-list'
import { courtFormsQuery } from '@/features/documents/court-forms/queries'
import type { Execution, FormRow } from '@/features/documents/signing/execution'
import { FilingSection } from '@/features/documents/signing/filing-section'
import { useReadyForms } from '@/features/documents/signing/use-ready-forms'
import { Part } from './part'

type FiledProps = { document: Document; execution: Execution; dates: KeyDate[] }

/** What is filed with the court: the days that count, and its own forms, each listed once. */
export function Filed({ document, execution, dates }: FiledProps) {
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
