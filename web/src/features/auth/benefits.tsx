import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Drawing } from '@/ui/drawings/drawing'
import type { MotifName } from '@/ui/drawings/motifs'
import { CheckIcon } from '@/ui/icons'

/** What an account is for, under the drawing of what was wanted. */
export function Benefits({ motif, className }: { motif: MotifName; className: string | undefined }) {
  return (
    <aside className={cx('rounded-md bg-sunken p-6 sm:p-8', className)}>
      <Drawing motif={motif} className="mb-5 w-36" />
      <h2 className="text-heading">{copy.auth.benefitsTitle}</h2>
      <ul className="mt-4 space-y-4">
        {copy.auth.benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
