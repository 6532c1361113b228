import { cx } from '@/lib/cx'

type NumberedStepProps = { number: number; name: string; words: string; look: string }

/** A step of several, with its number before it. */
export const NumberedStep = ({ number, name, words, look }: NumberedStepProps) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className={cx('grid size-8 shrink-0 place-items-center rounded-full font-serif text-lg', look)}
    >
      {number}
    </span>
    <div className="min-w-0 text-base">
      <p className="font-semibold">{name}</p>
      <p className="text-soft">{words}</p>
    </div>
  </li>
)
