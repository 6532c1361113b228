import { cx } from '@/lib/cx'

/** The stations of a way, with the one that has been reached. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly string[]
  current: number
}) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-4 gap-y-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'relative flex items-center gap-2 sm:text-sm',
            index === current ? 'font-semibold' : 'text-soft',
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
          {/* On a phone the others are numbers: what is read here needs the room. */}
          <span className={cx(index !== current && 'max-sm:sr-only')}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
