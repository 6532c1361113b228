import { copy } from '@/copy'
import { CloseIcon } from '@/ui/icons'

const text = copy.entry

/** What is not to be expected, said before anyone starts. */
export function Limits() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-14 sm:px-6">
      <h2 className="text-title">{text.notTitle}</h2>
      <p className="mt-3 text-lg text-soft">{text.notLead}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {text.not.map(({ title, text: words }) => (
          <li key={title} className="flex gap-4 rounded-md bg-sunken p-5">
            <CloseIcon className="mt-1 size-6 shrink-0 text-coral" />
            <div>
              <h3 className="text-subhead">{title}</h3>
              <p className="mt-1 text-base text-soft">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
