import { useId, useState, type ReactNode } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { CheckIcon, ChevronIcon } from '@/ui/icons'
import { ProgressBar } from '@/ui/progress-bar'
import { completedChapters, percentCompleted, type ShownChapter } from './progress'

const text = copy.progress

type ProgressPanelProps = {
  chapters: ShownChapter[]
  /** What is left once all chapters are completed. */
  afterwards?: string | undefined
  className?: string
  children: ReactNode
}

/** How far one has come. On a phone it is a bar above the chat, beside the paper of a laptop a narrow rail; either opens when pressed. */
export function ProgressPanel({ chapters, afterwards, className, children }: ProgressPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const percent = Math.round(percentCompleted(chapters))
  const done = afterwards ? answered(afterwards) : text.done(completedChapters(chapters), chapters.length)
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-folded={!isOpen || undefined}
      className={cx(
        'rounded-md border border-line bg-raised max-sm:rounded-none max-sm:border-x-0 max-sm:border-t-0',
        'min-[80rem]:w-60 min-[90rem]:w-50 rail:w-17',
        className,
      )}
    >
      <div className="px-4 py-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:pt-0 max-sm:pb-1.5 lg:p-5 min-[80rem]:p-4 rail:px-1 rail:py-2">
        <div className="flex items-center justify-between gap-3 max-sm:order-1 rail:justify-center">
          <h2 id={`${id}-title`} className="text-subhead max-sm:sr-only min-[80rem]:text-lg rail:sr-only">
            {text.title}
          </h2>
          <div className="flex items-center gap-2 rail:flex-col-reverse rail:gap-0">
            <span aria-hidden="true" className="font-serif text-lg">
              {percent > 0 && !afterwards && `${percent}%`}
            </span>
            <Unfolder id={id} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
          </div>
        </div>
        <div className="mt-2 max-sm:order-2 max-sm:mt-0 max-sm:basis-full rail:sr-only">
          <ProgressBar percent={percent} label={afterwards ? text.answered : text.bar(percent)} />
        </div>
        {/* Said once for each chapter that is completed, not for each answer. */}
        <p role="status" className="mt-1.5 text-sm text-soft max-lg:sr-only rail:sr-only">
          {done}
        </p>
        <p className="mt-1.5 truncate text-sm font-semibold max-sm:mt-0 max-sm:min-w-0 max-sm:grow max-sm:basis-0 lg:hidden">
          {currentTitle(chapters, afterwards)}
        </p>
      </div>
      <div
        id={id}
        className={cx(
          'border-t border-line p-4 lg:p-5 min-[80rem]:p-4 rail:px-1 rail:py-3',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <ol className="space-y-3">
          {chapters.map((chapter, index) => (
            <Chapter key={chapter.title} chapter={chapter} number={index + 1} />
          ))}
        </ol>
        <div className="rail:hidden">{children}</div>
      </div>
    </section>
  )
}

type UnfolderProps = { id: string; isOpen: boolean; onPress: () => void }

const Unfolder = ({ id, isOpen, onPress }: UnfolderProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={id}
    aria-label={isOpen ? text.hide : text.show}
    onClick={onPress}
    className="-my-2 grid size-11 place-items-center rounded-md hover:bg-sunken max-sm:my-0 lg:max-[80rem]:hidden min-[90rem]:hidden rail:my-0"
  >
    <ChevronIcon className={cx('size-5 rail:-rotate-90', isOpen && 'rotate-180 min-[80rem]:rotate-90')} />
  </button>
)

function currentTitle(chapters: ShownChapter[], afterwards: string | undefined): string {
  const current = chapters.find(({ status }) => status === 'current')
  return current ? text.current(current.title) : afterwards ? answered(afterwards) : text.all
}

/** Something is left to do: no percent says that all is done. */
const answered = (afterwards: string): string => `${text.answered} · ${afterwards}`

function Chapter({ chapter, number }: { chapter: ShownChapter; number: number }) {
  const isCurrent = chapter.status === 'current'
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="flex gap-3 rail:justify-center">
      <span
        aria-hidden="true"
        title={chapter.title}
        className={cx(
          'mt-0.5 grid size-[1.75rem] shrink-0 place-items-center rounded-full border font-serif',
          isCurrent && 'border-accent bg-accent text-on-accent',
          chapter.status === 'completed' && 'border-accent text-accent',
          chapter.status === 'pending' && 'border-edge text-soft',
        )}
      >
        {chapter.status === 'completed' ? <CheckIcon className="size-4" /> : number}
      </span>
      <span className="min-w-0 rail:sr-only">
        <span className={cx('block leading-snug', isCurrent ? 'font-semibold' : 'text-soft')}>
          {chapter.title}
        </span>
        <span className="block text-sm text-soft">
          {chapter.time}
          {/* The narrow column beside the paper says it by the mark alone. */}
          <span className="min-[80rem]:sr-only"> · {text.status[chapter.status]}</span>
        </span>
      </span>
    </li>
  )
}
