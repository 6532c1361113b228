/** A block of text on a page, in hundredths of the page's width from its top left corner. */
export type Mark = { page: number; x: number; y: number; width: number; height: number; isHeading: boolean }

const BLOCKS = 'h3, h4, p, li, blockquote, tr'

/** How the pages of an area look from afar: where their headings and their text stand. What holds other blocks is drawn as those. */
export function looksOf(area: HTMLElement): Mark[] {
  const { clientWidth, scrollLeft } = area
  if (clientWidth === 0) return []
  const { left, top } = area.getBoundingClientRect()
  const share = (length: number) => Math.round((100 * length) / clientWidth)
  const leaves = Array.from(area.querySelectorAll(BLOCKS)).filter((block) => !block.querySelector(BLOCKS))
  return leaves.flatMap((block) =>
    Array.from(block.getClientRects(), (rect) => {
      const x = rect.left - left + scrollLeft
      const page = Math.floor((x + 1) / clientWidth)
      return {
        page,
        x: share(x - page * clientWidth),
        y: share(rect.top - top),
        width: share(rect.width),
        height: share(rect.height),
        isHeading: /^H\d$/.test(block.tagName),
      }
    }).filter(({ width, height }) => width > 1 && height > 0),
  )
}
