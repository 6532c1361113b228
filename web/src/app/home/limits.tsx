import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Fold } from '@/ui/fold'
import { CloseIcon } from '@/ui/screen-icons'

const text = copy.entry
const titleClass = 'font-sans text-base font-semibold tracking-normal'

/** What is not to be expected. */
export function Limits() {
  return (
    <div>
      <h3 className="text-heading">{text.notTitle}</h3>
      <ul className="mt-2 sm:mt-4 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] sm:gap-x-12 sm:gap-y-4">
        {text.not.map(({ title, text: words }) => (
          <li key={title} className="flex gap-x-3 max-sm:border-b max-sm:border-line">
            <CloseIcon className="mt-2.5 size-5 shrink-0 text-coral sm:mt-0.5" />
            <Fold summary={<h4 className={titleClass}>{title}</h4>} className="min-w-0 grow">
              <h4 className={cx(titleClass, 'max-sm:hidden')}>{title}</h4>
              <p className="text-base text-soft max-sm:pb-3">{words}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </div>
  )
}
