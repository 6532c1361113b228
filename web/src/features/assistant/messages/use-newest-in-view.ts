import { useEffect, useRef, type RefObject } from 'react'
import { scrolling } from '@/ui/motion'
import { endsInButton, roomBelow, topOf, topWithin } from './top-of'

/** What the bar, the field and the line of the paper above it take of a phone's screen. */
const FIELD_PX = 320

const ROW_PX = 60

const PANE = '[role="region"]:has(> [role="log"])'

/** A card has a list of its own. */
const ENTRY = '[role="log"] > ol > li'

/**
 * Shows what was said last, a long reply and a question with many choices from their beginning. A pane that scrolls is moved
 * alone; otherwise the page is, as far as is needed.
 */
export function useNewestInView(count: number, pending: string | undefined) {
  const pane = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLElement[]>(undefined)
  useEffect(() => {
    const isOpening = seen.current === undefined
    const all = Array.from(pane.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])
    // A remark stands before the question, which has been seen.
    const news = isOpening ? [] : all.filter((entry) => !seen.current?.includes(entry))
    // What one has said oneself has been read.
    const last = all.at(-1)
    const first =
      news.find(({ dataset }) => !('mine' in dataset)) ?? news[0] ?? (isOpening ? last : undefined)
    seen.current = all
    const behavior = isOpening ? 'instant' : scrolling()
    if (pane.current && scrolls(pane.current)) {
      const top = isOpening && isShort(pane.current, end.current) ? 0 : topOf(pane.current, first, last)
      if (end.current)
        end.current.style.paddingBottom = `${isOpening ? roomBelow(pane.current, all, top) : 0}px`
      pane.current.scrollTo?.({ top, behavior })
    } else if (!isOpening) {
      const height = (last?.clientHeight ?? 0) + (end.current?.clientHeight ?? 0)
      const isLong = height > window.innerHeight - FIELD_PX
      if (isLong && last && !endsInButton(last)) last.scrollIntoView({ block: 'start', behavior })
      // "nearest" would leave it where the field lies over it: it is in view there.
      else end.current?.scrollIntoView({ block: 'end', behavior })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a message that waits is new, too
  }, [count, pending])
  useLargeText(pane)
  return { pane, end }
}

/**
 * With large text what was said last would be below the field: after the greeting that a visit begins with, and when a keyboard
 * takes half of the screen.
 */
function useLargeText(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keepNewest = () => {
      if (pane.current?.closest('[data-large]')) showNewest()
    }
    let height = window.innerHeight
    const resized = () => {
      if (window.innerHeight < height) keepNewest()
      height = window.innerHeight
    }
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.closest('.writing-field')) keepNewest()
    }
    // Whether the text is large is known once the page has been laid out.
    const opened = requestAnimationFrame(keepNewest)
    window.addEventListener('resize', resized)
    document.addEventListener('focusin', focused)
    return () => {
      cancelAnimationFrame(opened)
      window.removeEventListener('resize', resized)
      document.removeEventListener('focusin', focused)
    }
  }, [pane])
}

const scrolls = (pane: Element): boolean => getComputedStyle(pane).overflowY === 'auto'

/** Brings a part of the conversation to its top, whatever was said before it. */
export function showAtTop(part: HTMLElement | null): void {
  const pane = part?.closest<HTMLElement>(PANE)
  if (!part || !pane || !scrolls(pane)) return part?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  pane.scrollTo?.({ top: topWithin(pane, part), behavior: 'instant' })
}

/** Whether all of the conversation but a row of buttons is in view from its beginning. */
const isShort = (pane: HTMLElement, end: HTMLElement | null): boolean =>
  end !== null && end.offsetTop + end.offsetHeight <= pane.clientHeight + ROW_PX

/** Brings what was said last into view, from its beginning, or what is offered once all is said. */
export const showNewest = (): void =>
  Array.from(document.querySelectorAll(`${ENTRY}, .chat-end`))
    .at(-1)
    ?.scrollIntoView({ block: 'start', behavior: 'instant' })
