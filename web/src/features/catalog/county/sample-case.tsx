import type { CountyExample } from '@/api/types'
import { copy } from '@/copy'

const text = copy.counties

/** The people of a sample case and their marriage. They are invented, and the page says so. */
export function SampleCase({ example }: { example: CountyExample }) {
  return (
    <section className="mt-10 rounded-md bg-sunken p-6 sm:p-8">
      <h4 className="text-subhead">{text.sampleCase}</h4>
      <p className="mt-1 text-soft">{text.sampleNote}</p>
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <Person title={text.petitioner} person={example.petitionerInfo} />
        <Person title={text.respondent} person={example.respondentInfo} />
        <Marriage details={example.marriageDetails} />
      </div>
    </section>
  )
}

type PersonInfo = CountyExample['petitionerInfo']

function Person({ title, person }: { title: string; person: PersonInfo }) {
  return (
    <Group title={title}>
      <Line label={text.person.name} value={person.name} />
      <Line label={text.person.address} value={person.address} />
      <Line label={text.person.phone} value={person.phone} />
      <Line label={text.person.email} value={person.email} />
    </Group>
  )
}

function Marriage({ details }: { details: CountyExample['marriageDetails'] }) {
  const children = details.hasChildren ? text.children(details.childrenCount) : text.no
  return (
    <Group title={text.marriage}>
      <Line label={text.marriageDate} value={details.marriageDate} />
      <Line label={text.marriagePlace} value={details.marriagePlace} />
      <Line label={text.minorChildren} value={children} />
      <Line label={text.property} value={details.hasProperty ? text.yes : text.no} />
      <Line label={text.debts} value={details.hasDebts ? text.yes : text.no} />
    </Group>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      <dl className="mt-2 space-y-1.5 text-base">{children}</dl>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  )
}
