import type { Place } from '@/api/types'
import { anchors } from './anchors'

/** Who signs or initials where. The PDF adds the page numbers. */
export function Places({ places }: { places: Place[] }) {
  return (
    <ol className="list-decimal space-y-3 pl-6">
      {places.map(({ instrument, section, heading, by, what }) => (
        <li key={`${instrument} ${section} ${by}`}>
          <a
            href={`#${section === null ? anchors.instrument(instrument) : anchors.clause(section)}`}
            className="font-semibold underline decoration-sheet-line underline-offset-4"
          >
            {heading}
          </a>
          <p>
            {by}: {what.join('; ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
