import { copy } from '@/copy'

const TYPES = ['one', 'two', 'three', 'four', 'five', 'six']

/** As many cards as there are types, about as high: what is below them stays where it is when they come. */
export function GridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{copy.shell.loading}</span>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {TYPES.map((type) => (
          <div key={type} className="h-20 animate-pulse bg-raised sm:h-116" />
        ))}
      </div>
    </div>
  )
}
