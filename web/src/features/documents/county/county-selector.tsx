import { useState } from 'react'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { CountyCombobox } from '@/ui/county-combobox'
import { CountyPanel } from './county-panel'

const text = copy.countySelector

type CountySelectorProps = {
  counties: readonly County[]
  /** The county that has been chosen before. */
  saved: County | undefined
  onContinue: (county: County) => void
}

/** The first step of papers for a court: where they are filed, and what that county asks for. */
export function CountySelector({ counties, saved, onContinue }: CountySelectorProps) {
  const [chosen, setChosen] = useState(saved?.id)
  const county = counties.find(({ id }) => id === chosen)
  return (
    <section aria-label={text.title} className="flex grow flex-col">
      <h3 className="text-heading">{text.title}</h3>
      <p className="mt-1 mb-4 text-soft">{text.lead}</p>
      <CountyCombobox label={text.label} counties={counties} chosen={chosen} onChoose={setChosen} />
      {/* One that is there from the start is read out when the county comes into it. */}
      <div aria-live="polite">{county && <CountyPanel key={county.id} county={county} />}</div>
      {/* What the county asks for is longer than a screen; the list of counties ends above or under it. */}
      <div className="sticky -bottom-4 z-20 mt-auto -mb-4 bg-raised py-3 sm:-bottom-6 sm:-mb-6">
        <Button disabled={!county} onClick={() => county && onContinue(county)} className="w-full sm:w-auto">
          {text.continue}
        </Button>
      </div>
    </section>
  )
}
