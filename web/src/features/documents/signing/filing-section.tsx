import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFailure } from '@/api/refusals'
import type { County, Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { useKeepBeside } from '../saving/use-keep-beside'
import type { Execution } from './execution'
import { FILING, filingOf, type Filing } from './filing'
import { KeyDates } from './key-dates'
import { today } from './today'

const text = copy.filing

type FilingSectionProps = {
  document: Document
  dates: KeyDate[]
  execution: Execution
  county: County | undefined
}

/** What is filed when: the days that are noted, and the dates that follow from them. */
export function FilingSection({ document, dates, execution, county }: FilingSectionProps) {
  const filing = filingOf(document.data)
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <FilingForm document={document} filing={filing} isServed={isServed(filing, dates)} />
        <Clerk county={county} id={document.id} />
      </div>
      <KeyDates document={document} dates={dates} execution={execution} />
    </div>
  )
}

function Clerk({ county, id }: { county: County | undefined; id: number }): ReactNode {
  if (!county)
    return (
      <p className="mt-6 text-base">
        {text.noCounty}{' '}
        <a href={paths.county(id)} className="link">
          {text.chooseCounty}
        </a>
      </p>
    )
  return (
    <p className="mt-6">
      <a href={county.clerkWebsite} rel="noreferrer" className="link">
        {text.clerk(county.name)}
      </a>
    </p>
  )
}

/** The date by which a spouse is served is not among the dates where both file together, nor once the day is noted. */
const isServed = ({ servedOn }: Filing, dates: KeyDate[]): boolean =>
  servedOn !== '' || dates.some(({ id }) => id === 'service')

type Days = Pick<Filing, 'filedOn' | 'servedOn' | 'hearingOn'>

type FilingFormProps = { document: Document; filing: Filing; isServed: boolean }

function FilingForm({ document, filing, isServed }: FilingFormProps) {
  const { filedOn, servedOn, hearingOn } = filing
  const form = useForm<Days>({ defaultValues: { filedOn, servedOn, hearingOn } })
  const keep = useKeepBeside(document.id)
  const { errors } = form.formState
  const send = (days: Days) =>
    keep.mutate(
      { [FILING]: { ...filing, ...days } },
      {
        onSuccess: () => notify(text.saved),
        onError: (error) => showFailure(form, error, text.failed),
      },
    )
  return (
    <Form form={form} onSend={send} action={text.save} isBusy={keep.isPending}>
      <TextField
        label={text.filedOn}
        type="date"
        max={today()}
        error={errors.filedOn?.message}
        {...form.register('filedOn', { validate: notAhead })}
      />
      {isServed && (
        <TextField
          label={text.servedOn}
          type="date"
          max={today()}
          hint={text.servedHint}
          error={errors.servedOn?.message}
          {...form.register('servedOn', {
            validate: (day, all) => (day && day < all.filedOn ? text.beforeFiled : notAhead(day)),
          })}
        />
      )}
      <TextField
        label={text.hearingOn}
        type="date"
        hint={text.hearingHint}
        error={errors.hearingOn?.message}
        {...form.register('hearingOn', {
          validate: (day, all) => !day || day > all.filedOn || text.notAfterFiled,
        })}
      />
    </Form>
  )
}

const notAhead = (day: string): true | string => day <= today() || copy.signing.signed.future
