import { useQuery } from '@tanstack/react-query'
import type { KnownEntry, KnownPerson } from '@/api/types'
import { copy } from '@/copy'
import { peopleBookQuery } from '@/api/people-book'
import { roleOf } from './offered-people'
import { useSwitchBook } from './use-switch-book'
import { wordsOf } from '../facts/words'

const text = copy.peopleBook

/** The people book in the account: its switch, and what it has. */
export function PeopleBook() {
  const { data: book, isError } = useQuery(peopleBookQuery)
  const { mutate, isPending, variables } = useSwitchBook()
  if (isError) return <p role="alert">{text.unread}</p>
  const isOn = isPending ? variables : book?.on === true
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          checked={isOn}
          disabled={!book}
          onChange={(event) => !isPending && mutate(event.target.checked)}
        />
        {text.switch}
      </label>
      {book?.on && book.entries.length + book.people.length === 0 && <p className="mt-4">{text.empty}</p>}
      {book?.on && book.entries.length > 0 && <Entries entries={book.entries} />}
      {book?.on && book.people.length > 0 && <People people={book.people} />}
    </>
  )
}

const People = ({ people }: { people: KnownPerson[] }) => (
  <>
    <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">{text.people}</h3>
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {people.map((person) => (
        <div key={`${person.document} ${person.role}`} className="py-3">
          <dt className="text-sm text-soft">{roleOf(person)}</dt>
          <dd className="break-words">{partsOf(person).join(', ')}</dd>
        </div>
      ))}
    </dl>
  </>
)

const partsOf = ({ name, relationship, address, phone }: KnownPerson): string[] =>
  [name, relationship, address, phone].filter((part) => part !== undefined && part !== null).map(wordsOf)

const Entries = ({ entries }: { entries: KnownEntry[] }) => (
  <dl className="mt-5 divide-y divide-line border-y border-line">
    {entries.map((entry) => (
      <div key={entry.id} className="py-3">
        <dt className="text-sm text-soft">
          {entry.label}, {text.from(entry.documentName)}
        </dt>
        <dd className="break-words">{wordsOf(entry.value)}</dd>
      </div>
    ))}
  </dl>
)
