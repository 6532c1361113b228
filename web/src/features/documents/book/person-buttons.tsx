import type { Answer, Document, Fact, KnownPerson, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { withRecord } from '../facts/draft'
import type { Draft, RecordDraft } from '../facts/draft-types'
import { focusAfterUse } from './focus-after-use'
import { asksForPerson, listsPeople, roleOf, useOfferedPeople, valueOf } from './offered-people'

type OnePersonButtonsProps = { document: Document; fact: Fact; onUse: (value: unknown) => void }

/** Takes over someone whom other documents appoint, with as much as this fact asks for. */
export function OnePersonButtons({ document, fact, onUse }: OnePersonButtonsProps) {
  const isAsked = fact.offered === true && document.facts[fact.id] === undefined
  const people = useOfferedPeople(document, isAsked)
  return <PersonButtons people={people} onUse={(person) => onUse(valueOf(fact, person))} />
}

type ListedPersonButtonsProps = {
  document: Document
  fact: Fact
  draft: Draft
  onUse: (draft: RecordDraft[]) => void
}

/** The same for a list of people: whoever is not in it yet. */
export function ListedPersonButtons({ document, fact, draft, onUse }: ListedPersonButtonsProps) {
  const isList = listsPeople(fact)
  const records = isList ? (draft as RecordDraft[]) : []
  const people = useOfferedPeople(
    document,
    isList,
    records.map(({ boxes }) => boxes['name']),
  )
  const use = (person: KnownPerson) => onUse(withRecord(fact, records, valueOf(fact, person)))
  return <PersonButtons people={people} onUse={use} />
}

type NamedPersonButtonsProps = {
  document: Document
  question: Question
  /** What the document says: nobody is offered for a second place in it. */
  answers: Record<string, Answer>
  isEmpty: boolean
  isDisabled?: boolean
  onUse: (name: string) => void
}

/** The same for a question that a person’s name answers, while nothing stands in its box. */
export function NamedPersonButtons(props: NamedPersonButtonsProps) {
  const { document, question, answers, isEmpty, isDisabled = false, onUse } = props
  const people = useOfferedPeople(document, isEmpty && asksForPerson(question), Object.values(answers))
  return <PersonButtons people={people} isDisabled={isDisabled} onUse={({ name }) => onUse(name)} />
}

type PersonButtonsProps = {
  people: KnownPerson[]
  isDisabled?: boolean
  onUse: (person: KnownPerson) => void
}

function PersonButtons({ people, isDisabled = false, onUse }: PersonButtonsProps) {
  if (people.length === 0) return null
  return (
    <div role="group" aria-label={copy.peopleBook.people} className="mt-2 flex flex-wrap gap-2.5">
      {people.map((person) => (
        <Button
          key={person.name}
          look="secondary"
          disabled={isDisabled}
          aria-description={roleOf(person)}
          onClick={({ currentTarget }) => {
            focusAfterUse(currentTarget.form, person.name)
            onUse(person)
          }}
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
