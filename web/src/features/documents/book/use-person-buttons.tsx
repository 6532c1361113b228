import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '@/api/people-book'
import type { Document, Fact, KnownPerson, PeopleBook } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { fieldsOf } from '../facts/draft'

/** More would be a list to search, and no shorter way. */
const MOST_PEOPLE = 4

type UsePersonButtonsProps = { document: Document; fact: Fact; onUse: (value: unknown) => void }

/** Takes over someone whom other documents appoint, with as much as this fact asks for. */
export function UsePersonButtons({ document, fact, onUse }: UsePersonButtonsProps) {
  const { data: book } = useQuery({ ...offeredQuery, enabled: fact.offered === true })
  const people = fact.offered ? peopleOf(book, document) : []
  if (people.length === 0 || document.facts[fact.id] !== undefined) return null
  return (
    <div role="group" aria-label={copy.peopleBook.people} className="mt-2 flex flex-wrap gap-2.5">
      {people.map((person) => (
        <Button
          key={person.name}
          look="secondary"
          aria-description={roleOf(person)}
          onClick={() => onUse(valueOf(fact, person))}
        >
          <span className="grid">
            {copy.peopleBook.takePerson(person.name)}
            <span aria-hidden className="text-sm font-normal text-soft">
              {roleOf(person)}
            </span>
          </span>
        </Button>
      ))}
    </div>
  )
}

/** Whom other documents appoint, each once: as the document has it that says most. */
function peopleOf(book: PeopleBook | undefined, document: Document): KnownPerson[] {
  const others = (book?.people ?? []).filter((person) => person.document !== document.id)
  const fullest = others.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
  const names = fullest.map(({ name }) => name)
  return fullest.filter(({ name }, at) => names.indexOf(name) === at).slice(0, MOST_PEOPLE)
}

/** What someone is, and in which document. */
export const roleOf = ({ role, documentName }: KnownPerson): string =>
  copy.peopleBook.role(role, documentName)

/** The parts of a person are called as the fields that ask for them. */
function valueOf(fact: Fact, person: KnownPerson): unknown {
  if (fact.type === 'name') return person.name
  const asked = fieldsOf(fact).map(({ id }) => id)
  return Object.fromEntries(Object.entries(person).filter(([part]) => asked.includes(part)))
}
