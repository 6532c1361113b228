import { CheckIcon } from './icons'

/** What most people look for on a long page, in a line each. */
export const InShort = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-6 grid gap-x-8 gap-y-3 rounded-lg bg-raised p-5 shadow-low sm:grid-cols-2 sm:p-7">
    {lines.map((line) => (
      <li key={line} className="flex gap-3">
        <CheckIcon className="mt-1 size-5 shrink-0 text-palm" />
        {line}
      </li>
    ))}
  </ul>
)
