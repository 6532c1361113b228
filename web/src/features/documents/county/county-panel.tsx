import { useId, useState } from 'react'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { ClerkLink, CountySummary } from './county-summary'

const text = copy.countySelector
const FIRST_SHOWN = 3

/** What a county asks for. */
export function CountyPanel({ county }: { county: County }) {
  return (
    <div className="mt-5 rounded-md border border-line bg-canvas p-4 sm:p-5">
      <h4 className="text-subhead">{copy.counties.nameOf(county.name)}</h4>
      <CountySummary county={county} />
      <h5 className="mt-5 font-semibold">{text.forms}</h5>
      <List items={county.localForms} />
      <Requirements items={county.specialRequirements} />
      <p className="mt-4 text-sm text-soft">{text.fees}</p>
      <ClerkLink county={county} />
    </div>
  )
}

function Requirements({ items }: { items: string[] }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hidden = items.length - FIRST_SHOWN
  return (
    <>
      <h5 className="mt-5 font-semibold">{text.requirements}</h5>
      <List id={id} items={isOpen ? items : items.slice(0, FIRST_SHOWN)} />
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="link mt-1 min-h-11"
        >
          {isOpen ? text.less : text.more(hidden)}
        </button>
      )}
    </>
  )
}

const List = ({ id, items }: { id?: string; items: string[] }) => (
  <ul id={id} className="mt-1.5 list-disc space-y-1.5 pl-5 text-base marker:text-edge">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
