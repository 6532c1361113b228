import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { signingRoom } from '@/copy/signing-room'
import { ChevronIcon } from '@/ui/icons'

type RoomScreenProps = {
  ref: Ref<HTMLDivElement>
  heading: string
  /** Whether something of it is below the edge. */
  hasMore: boolean
  /** Whether something of it is above the edge, where a line would be cut in two. */
  hasAbove: boolean
  onScroll: () => void
  children: ReactNode
}

/** What is read out when the screen changes begins with its heading. What is not in view yet is announced at its edge. */
export function RoomScreen({ ref, heading, hasMore, hasAbove, onScroll, children }: RoomScreenProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="relative min-h-0 grow">
      <div ref={ref} onScroll={onScroll} className="h-full overflow-y-auto">
        <div className={pageClass}>
          <h2 ref={title} tabIndex={-1} className="font-sans text-subhead font-semibold text-accent">
            {heading}
          </h2>
          {/* Short steps stand in the middle of a wide screen; their heading stays where it is. */}
          <div className="space-y-[24px] lg:my-auto">{children}</div>
        </div>
      </div>
      {hasAbove && (
        <div
          data-above
          className="pointer-events-none absolute inset-x-0 top-0 h-[64px] bg-linear-to-b from-canvas from-45% to-transparent"
        />
      )}
      {hasMore && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-center gap-2 bg-linear-to-t from-canvas from-55% to-transparent pt-[40px] pb-[6px] text-base font-semibold text-accent">
          <ChevronIcon className="size-[20px] self-center" />
          {signingRoom.more}
        </p>
      )}
    </div>
  )
}

/** The words are read from across a table: they grow with the screen, and their lines do not become longer. */
const pageClass =
  'mx-auto flex min-h-full max-w-[27em] flex-col gap-[24px] px-4 py-[24px] text-[min(max(1.75rem,2.9vw),11vw)] leading-snug sm:py-[40px]'
