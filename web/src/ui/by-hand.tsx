import { PencilIcon } from './icons'

type ByHandProps = { label: string; lines: readonly string[] }

/** What printing a document does not finish, as the catalog counts it over all answers. */
export function ByHand({ label, lines }: ByHandProps) {
  if (lines.length === 0) return null
  return (
    <>
      <p className="mt-4 text-base font-semibold">{label}</p>
      <ul aria-label={label} className="mt-1.5 space-y-1.5 text-base text-soft">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <PencilIcon className="mt-1 size-4 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
