import { WIDE } from '@/ui/use-media'

/** Puts the cursor into the first control of a detail. */
export function focusOn(form: HTMLElement | null, fact: string | undefined): void {
  if (fact === undefined) return
  detailIn(form, fact)?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

/**
 * Where the page is one column, brings the detail that someone comes for below the bar: the heading of its part, with which the
 * page begins, may be screens above it. That is in the frame after the one in which the page has come to its heading.
 */
export function showDetail(form: HTMLElement | null, fact: string): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!window.matchMedia(WIDE).matches)
        detailIn(form, fact)?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
    })
  })
  return () => cancelAnimationFrame(frame)
}

const detailIn = (form: HTMLElement | null, fact: string) =>
  form?.querySelector<HTMLElement>(`[data-fact="${fact}"]`)
