import { copy } from '@/copy'
import { CheckIcon } from '@/ui/icons'

export function Benefits() {
  return (
    <aside className="rounded-md bg-sunken p-7 sm:p-9">
      <h2 className="text-heading">{copy.auth.benefitsTitle}</h2>
      <ul className="mt-5 space-y-5">
        {copy.auth.benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
