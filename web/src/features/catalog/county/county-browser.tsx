import { useEffect, useRef } from 'react'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { CountyCombobox } from '@/ui/county-combobox'
import { CountyFacts } from './county-facts'
import { CountyLinks } from './county-links'

const text = copy.counties

type CountyBrowserProps = {
  counties: County[]
  chosen: string | null
  /** Someone came for this part of the page. */
  isWanted: boolean
  onChoose: (id: string) => void
}

/** What each of the counties asks for, one at a time. */
export function CountyBrowser({ counties, chosen, isWanted, onChoose }: CountyBrowserProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const county = counties.find(({ id }) => id === chosen)
  useEffect(() => {
    if (!isWanted) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isWanted])
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-heading">
          {text.allTitle}
        </h2>
        <div className="w-full max-w-sm">
          <CountyCombobox label={text.choose} counties={counties} chosen={county?.id} onChoose={onChoose} />
        </div>
      </div>
      {/* It is there before a county is, so that also the first one is read out. */}
      <div aria-live="polite">
        {county && <h3 className="mt-8 text-heading">{text.nameOf(county.name)}</h3>}
      </div>
      {county && <CountyFacts county={county} asks={{ ...county, forms: county.localForms }} />}
      <CountyLinks counties={counties} />
    </section>
  )
}
