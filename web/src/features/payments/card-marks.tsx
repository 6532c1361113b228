import { copy } from '@/copy'

const MARK = 'h-6 w-9 shrink-0 rounded-[3px] border border-line'

/** The cards that are taken, as their marks. */
export const CardMarks = () => (
  <span role="img" aria-label={copy.review.cardBrands} className="mt-1.5 flex flex-wrap gap-1.5">
    <svg aria-hidden="true" viewBox="0 0 36 24" className={MARK}>
      <rect width="36" height="24" fill="#fff" />
      <text
        x="18"
        y="16.5"
        textAnchor="middle"
        fontSize="11"
        fontWeight="800"
        fontStyle="italic"
        fill="#1a1f71"
      >
        VISA
      </text>
    </svg>
    <svg aria-hidden="true" viewBox="0 0 36 24" className={MARK}>
      <rect width="36" height="24" fill="#fff" />
      <circle cx="14" cy="12" r="7" fill="#eb001b" />
      <circle cx="22" cy="12" r="7" fill="#f79e1b" />
      <path d="M18 6.3a7 7 0 0 1 0 11.4a7 7 0 0 1 0-11.4z" fill="#ff5f00" />
    </svg>
    <svg aria-hidden="true" viewBox="0 0 36 24" className={MARK}>
      <rect width="36" height="24" fill="#006fcf" />
      <text x="18" y="15.5" textAnchor="middle" fontSize="9" fontWeight="800" fill="#fff">
        AMEX
      </text>
    </svg>
    <svg aria-hidden="true" viewBox="0 0 36 24" className={MARK}>
      <rect width="36" height="24" fill="#fff" />
      <path d="M36 16v8H14c10-1 17-4 22-8z" fill="#f47216" />
      <text
        x="2.5"
        y="13.5"
        textLength="31"
        lengthAdjust="spacingAndGlyphs"
        fontSize="8"
        fontWeight="800"
        fill="#231f20"
      >
        DISCOVER
      </text>
    </svg>
  </span>
)
