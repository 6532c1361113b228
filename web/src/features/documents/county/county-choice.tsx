import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { County, Document } from '@/api/types'
import { copy } from '@/copy'
import { CountyCombobox } from '@/ui/county-combobox'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { CountyCard } from './county-card'
import { useCounty } from './use-county'

type CountyChoiceProps = { document: Document; counties: County[] }

/** Where the papers are filed. It is no question of the interview, and is kept beside the answers. */
export function CountyChoice({ document, counties }: CountyChoiceProps) {
  const { chosen, saved, choose, isSaving, isWaiting } = useCounty(document, counties)
  const box = useFocusWhenWanted()
  return (
    <div id="county" className="scroll-mt-6">
      <div className="max-w-md">
        <CountyCombobox
          ref={box}
          data-answer
          label={copy.county.label}
          hint={copy.county.hint}
          counties={counties}
          chosen={chosen || undefined}
          onChoose={choose}
        />
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {isSaving ? copy.county.saving : !isWaiting && saved && copy.county.saved(saved.name)}
      </p>
      <UnsavedNotice words={copy.unsent.county} isWaiting={isWaiting} isSaved={false} />
      {saved && !isWaiting && <CountyCard county={saved} />}
    </div>
  )
}

/** A link to the choice puts the cursor into it, and so does coming from the question before. */
function useFocusWhenWanted() {
  const box = useRef<HTMLInputElement>(null)
  const { hash, key, state } = useLocation()
  const isWanted = hash === '#county' || (state as { moved?: boolean } | null)?.moved === true
  useEffect(() => {
    if (isWanted) box.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once more for each press of the link
  }, [isWanted, key])
  return box
}
