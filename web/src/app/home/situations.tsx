import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { cx } from '@/lib/cx'
import { allIn, processingFee } from '@/lib/processing-fee'
import { Button } from '@/ui/button'
import { CourtFee } from '@/ui/court-fee'
import { DocumentIcon } from '@/ui/screen-icons'

const text = copy.situations

type Situation = (typeof text.list)[number]
type Choose = (type: DocumentType) => void

type SituationsProps = {
  onChoose: Choose
  /** Id of the type of which a document is being made. */
  creating?: string | undefined
  /** Whether something is being made, so that nothing else can be chosen. */
  isDisabled?: boolean
  /** Under a greeting its heading is the lesser one. */
  size?: 'normal' | 'small'
  className?: string
}

/** The papers that people in a situation often make, with what each costs in the end. */
export function Situations(props: SituationsProps) {
  const { onChoose, creating, isDisabled = false, size = 'normal', className } = props
  const [situation, setSituation] = useState<Situation>(text.list[0])
  return (
    <section className={className}>
      <h2 className={size === 'small' ? 'text-heading' : 'text-title'}>{text.title}</h2>
      <p className={cx('max-w-2xl text-soft', size === 'small' ? 'mt-1' : 'mt-3 text-lg')}>{text.lead}</p>
      <Chips chosen={situation.id} onChoose={setSituation} />
      <Papers {...{ situation, onChoose, creating, isDisabled }} />
      <p className="mt-4 max-w-2xl text-base text-soft">{text.allInNote(processingFee)}</p>
    </section>
  )
}

type ChipsProps = { chosen: string; onChoose: (situation: Situation) => void }

function Chips({ chosen, onChoose }: ChipsProps) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // The page stands there before it is alive, and what was pressed by then no one has heard.
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const situation = text.list.find(({ id }) => id === pressed)
    if (situation) onChoose(situation)
  }, [onChoose])
  return (
    <fieldset ref={group} className="mt-6 min-w-0">
      <legend className="sr-only">{text.legend}</legend>
      <div className="flex flex-wrap gap-2 sm:gap-2.5">
        {text.list.map((situation) => (
          <label key={situation.id} className={chipClass}>
            <input
              type="radio"
              name={name}
              value={situation.id}
              className="sr-only"
              checked={situation.id === chosen}
              onChange={() => onChoose(situation)}
            />
            {situation.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const chipClass =
  'relative inline-flex min-h-12 cursor-pointer items-center rounded-full border border-edge bg-raised px-3.5 max-sm:min-h-11 max-sm:text-sm sm:px-5 py-2 font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

type PapersProps = {
  situation: Situation
  onChoose: Choose
  creating: string | undefined
  isDisabled: boolean
}

function Papers({ situation, onChoose, creating, isDisabled }: PapersProps) {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  return (
    <div className="mt-6 min-h-72 rounded-lg border border-line bg-raised px-5 py-2 shadow-low sm:px-8">
      <h3 aria-live="polite" className="sr-only">
        {text.papers(situation.name)}
      </h3>
      <ul className="@container divide-y divide-line">
        {situation.papers.map(({ type: id, why }) => {
          const type = types.find((type) => type.id === id)
          const isCreating = creating === id
          return type && <Row key={id} {...{ type, why, isCreating, isDisabled, onChoose }} />
        })}
      </ul>
    </div>
  )
}

type RowProps = {
  type: DocumentType
  why: string
  isCreating: boolean
  isDisabled: boolean
  onChoose: Choose
}

function Row({ type, why, isCreating, isDisabled, onChoose }: RowProps) {
  const note = type.available ? undefined : type.unavailableReason || copy.grid.unavailable
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 py-3 sm:flex-nowrap sm:items-center sm:py-4">
      <DocumentIcon name={type.icon} className="size-8 shrink-0 text-accent" />
      <div className="min-w-0 grow basis-56 sm:basis-0">
        <h4 className="text-subhead">{type.name}</h4>
        <p className="text-base text-soft">{why}</p>
        {note && <p className="mt-1 text-sm text-soft">{note}</p>}
      </div>
      <p className="min-w-0 grow basis-40 self-center sm:max-w-44 sm:grow-0 sm:basis-auto sm:text-right @min-[16rem]:max-sm:pl-13">
        <span className="block font-serif text-subhead">{text.allIn(allIn(type.price))}</span>
        <CourtFee type={type.id} className="text-sm" />
      </p>
      <Button
        look="secondary"
        className="self-center"
        aria-label={isCreating ? undefined : text.startOf(type.name)}
        busy={isCreating}
        disabled={isDisabled}
        onClick={() => onChoose(type)}
      >
        {isCreating ? copy.grid.creating : text.start}
      </Button>
    </li>
  )
}
