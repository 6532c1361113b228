import type { Mark } from './page-look'

/** A page is this high where it is 100 wide. */
const HIGH = (100 * 792) / 612

/** How far the lines of a text stand apart in it. */
const LINE = 4

/** A page from afar. Its number and its sheet are said beside it. */
export const PageMiniature = ({ marks }: { marks: Mark[] }) => (
  <svg viewBox={`0 0 100 ${HIGH}`} aria-hidden="true" className="h-[57px] w-[44px] bg-sheet">
    {marks.map((mark) =>
      mark.isHeading ? (
        <rect key={keyOf(mark)} {...placeOf(mark)} rx="1" className="fill-sheet-ink" />
      ) : (
        <path
          key={keyOf(mark)}
          d={linesOf(mark)}
          className="stroke-sheet-soft"
          strokeWidth="1.6"
          opacity="0.7"
        />
      ),
    )}
  </svg>
)

const keyOf = ({ x, y, width, height, isHeading }: Mark): string => [x, y, width, height, isHeading].join(' ')

/** A heading is as wide as its page, and its words are not. */
const placeOf = ({ x, y, width, height }: Mark) => ({
  x: width > 60 ? x + width / 4 : x,
  y: y + height / 4,
  width: width > 60 ? width / 2 : width,
  height: Math.max(height / 2, 2),
})

/** The last line of a text is shorter than the others. */
function linesOf({ x, y, width, height }: Mark): string {
  const count = Math.max(1, Math.round(height / LINE))
  return Array.from({ length: count }, (_, line) => {
    const isLast = count > 1 && line === count - 1
    return `M${x} ${y + (line + 0.5) * (height / count)}h${isLast ? Math.round(width * 0.6) : width}`
  }).join('')
}
