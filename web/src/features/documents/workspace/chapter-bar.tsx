import type { Chapter } from './chapters'

type ChapterBarProps = {
  label: string
  percent: number
  chapters: Pick<Chapter, 'title' | 'share'>[]
  /** Where one is, announced after each step. */
  text: string
  /** What the part is about. */
  title?: string | undefined
  /** How long the rest takes. */
  left?: string | undefined
}

/** How far along one is: a segment for each chapter, and the words for it. */
export function ChapterBar({ label, percent, chapters, text, title, left }: ChapterBarProps) {
  return (
    <div className="@container/column">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className="flex gap-1.5"
      >
        {chapters.map((chapter) => (
          <Segment key={chapter.title} share={chapter.share} />
        ))}
      </div>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-soft">
        <p role="status">
          {title && <span className="font-semibold text-ink">{title} · </span>}
          <span>{text}</span>
        </p>
        {left && <p className="chapter-left">{left}</p>}
      </div>
    </div>
  )
}

const Segment = ({ share }: { share: number }) => (
  <div className="h-1.5 grow basis-0 overflow-hidden rounded-full bg-line">
    <div
      className="h-full rounded-full bg-accent transition-[width] duration-300"
      style={{ width: `${Math.round(share * 100)}%` }}
    />
  </div>
)
