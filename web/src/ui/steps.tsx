import { cx } from '@/lib/cx'

/** The stations of a way, with the one that has been reached. */
export function Steps({
  label,
  steps,
  current,
  count,
}: {
  label: string
  steps: readonly string[]
  current: number
  /** How many there are, where a phone shows only one. */
  count: (step: number, of: number) => string
}) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-4 gap-y-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'relative flex items-center gap-2 sm:text-sm',
            index === current ? 'font-semibold' : 'text-soft max-sm:sr-only',
          )}
        >
          <span
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full border font-serif text-lg',
              index === current ? 'border-accent bg-accent text-on-accent' : 'border-edge',
            )}
          >
            {index + 1}
          </span>
          {step}
          {index === current && (
            <span aria-hidden="true" className="font-normal text-soft sm:hidden">
              {count(index + 1, steps.length)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
