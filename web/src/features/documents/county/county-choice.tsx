import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { CountyOptions } from '@/ui/county-options'
import { SelectField } from '@/ui/field'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { useCounty } from './use-county'

type CountyChoiceProps = { document: Document; counties: County[] }

/** Where the papers are filed. It is no question of the interview, and is kept beside the answers. */
export function CountyChoice({ document, counties }: CountyChoiceProps) {
  const { chosen, saved, choose, isSaving, isWaiting } = useCounty(document, counties)
  const select = useFocusWhenWanted()
  return (
    <div id="county" className="scroll-mt-6">
      <div className="max-w-md">
        <SelectField
          ref={select}
          data-answer
          label={copy.county.label}
          hint={copy.county.hint}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {copy.county.choose}
          </option>
          <CountyOptions counties={counties} label={copy.counties.option} />
        </SelectField>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {isSaving ? copy.county.saving : !isWaiting && saved && copy.county.saved(saved.name)}
      </p>
      <UnsavedNotice words={copy.unsent.county} isWaiting={isWaiting} isSaved={false} />
      {saved && (
        <Link to={paths.countyExamples(saved.id)} className="link inline-block py-1 text-sm">
          {copy.county.facts}
        </Link>
      )}
    </div>
  )
}

/** A link to the choice puts the cursor into it, and so does coming from the question before. */
function useFocusWhenWanted() {
  const select = useRef<HTMLSelectElement>(null)
  const { hash, key, state } = useLocation()
  const isWanted = hash === '#county' || (state as { moved?: boolean } | null)?.moved === true
  useEffect(() => {
    if (isWanted) select.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once more for each press of the link
  }, [isWanted, key])
  return select
}
