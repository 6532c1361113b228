import { copy } from '@/copy'
import { Fold } from '@/ui/fold'
import { CloseIcon } from '@/ui/screen-icons'

const text = copy.entry

/** What is not to be expected, said before anyone starts. */
export function Limits() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-14">
      <h2 className="text-heading">{text.notTitle}</h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-4">
        {text.not.map(({ title, text: words }) => (
          <li
            key={title}
            className="flex flex-wrap gap-x-3 rounded-md bg-sunken px-4 py-0.5 sm:gap-x-4 sm:p-5"
          >
            <CloseIcon className="mt-2.5 size-6 shrink-0 text-coral sm:mt-1" />
            <Fold summary={<h3 className="text-subhead">{title}</h3>} className="min-w-0 grow basis-40">
              <h3 className="text-subhead max-sm:hidden">{title}</h3>
              <p className="text-base text-soft max-sm:pb-3 sm:mt-1">{words}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
}
