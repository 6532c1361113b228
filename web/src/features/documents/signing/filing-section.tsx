import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFailure } from '@/api/refusals'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { useKeepBeside } from '../saving/use-keep-beside'
import type { FormRow } from './execution'
import { dayOfTerm, FILING, filingOf, terms, type Filing } from './filing'
import { FormList } from './form-list'
import { today } from './today'
import type { ReadyForms } from './use-ready-forms'

const text = copy.filing

type FilingSectionProps = {
  document: Document
  /** What is filed besides the papers and the forms that are listed on their own. */
  forms: FormRow[]
  readyForms: ReadyForms
  county: County | undefined
}

/** What is filed when: the days that the law counts, and the official forms. */
export function FilingSection({ document, forms, readyForms, county }: FilingSectionProps) {
  const filing = filingOf(document.data)
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <FilingForm document={document} filing={filing} />
        <ol className="mt-6 space-y-4">
          {terms.map((term) => (
            <TermRow key={term.id} id={term.id} day={dayOfTerm(term, filing)} />
          ))}
        </ol>
        <Clerk county={county} id={document.id} />
      </div>
      <FormList forms={forms} readyForms={readyForms} />
    </div>
  )
}

/** Without a day, the rule. */
function TermRow({ id, day }: { id: keyof typeof text.terms; day: string | null }) {
  const { by, rule } = text.terms[id]
  return (
    <li className="border-l-4 border-accent pl-4">
      {day && (
        <p>
          {by} <strong>{calendarDay(day)}</strong>
        </p>
      )}
      <p className={day ? 'text-base text-soft' : undefined}>{rule}</p>
    </li>
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

type Days = Pick<Filing, 'filedOn' | 'servedOn'>

function FilingForm({ document, filing }: { document: Document; filing: Filing }) {
  const { filedOn, servedOn } = filing
  const form = useForm<Days>({ defaultValues: { filedOn, servedOn } })
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
    </Form>
  )
}

const notAhead = (day: string): true | string => day <= today() || copy.signing.signed.future
