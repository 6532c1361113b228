import type { Place } from '@/api/types'
import { anchors } from './anchors'

/** Who signs or initials where. The PDF adds the page numbers. */
export function Places({ places, isAlone }: { places: Place[]; isAlone: boolean }) {
  return (
    <ol className="list-decimal space-y-3 pl-6">
      {places.map((place) => (
        <li key={`${place.instrument} ${place.section} ${place.by}`}>
          {isAlone ? <p className="font-semibold">{place.heading}</p> : <ToPlace {...place} />}
          <p>
            {place.by}: {place.what.join('; ')}
          </p>
        </li>
      ))}
    </ol>
  )
}

const ToPlace = ({ instrument, section, heading }: Place) => (
  <a
    href={`#${section === null ? anchors.instrument(instrument) : anchors.clause(section)}`}
    className="font-semibold underline decoration-sheet-line underline-offset-4"
  >
    {heading}
  </a>
)
