import type { CountyExample } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'

const text = copy.counties

/** The counties that have a sample case, in the order in which they are shown. */
export const exampleCounties = [
  { id: 'duval', name: 'Duval' },
  { id: 'miami-dade', name: 'Miami-Dade' },
  { id: 'pinellas', name: 'Pinellas' },
  { id: 'brevard', name: 'Brevard' },
  { id: 'orange', name: 'Orange' },
] as const

type ExampleChoiceProps = {
  examples: Partial<Record<string, CountyExample>>
  chosen: string
  onChoose: (id: string) => void
}

export function ExampleChoice({ examples, chosen, onChoose }: ExampleChoiceProps) {
  return (
    <div
      role="group"
      aria-label={text.chooseExample}
      className="grid gap-px overflow-hidden rounded-md border border-line bg-line max-lg:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:*:last:col-span-full lg:grid-cols-5"
    >
      {exampleCounties.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className={cx(
            'min-h-20 px-4 py-3 text-left -outline-offset-3 focus-visible:-outline-offset-3',
            id === chosen ? 'bg-accent-soft' : 'bg-raised hover:bg-sunken',
          )}
        >
          <span className="block font-serif text-subhead">{name}</span>{' '}
          <span className="mt-0.5 block min-h-6 text-sm text-soft">{examples[id]?.complexity}</span>
        </button>
      ))}
    </div>
  )
}
