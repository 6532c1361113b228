import { useId } from 'react'
import { copy } from '@/copy'
import { paying } from '@/copy/paying'
import { dollars } from '@/lib/money'
import { Button } from '@/ui/button'
import type { Charge } from './use-payment'

type PayButtonProps = { charge: Charge; isPaying: boolean; isReady: boolean }

/** The button that says what is charged, and what comes of it; while it is paid, that the page has to stay. */
export function PayButton({ charge, isPaying, isReady }: PayButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        type="submit"
        aria-describedby={id}
        busy={isPaying}
        disabled={!isReady}
        shape="large"
        className="mt-5 w-full"
      >
        <span>
          {isPaying ? copy.review.processing : copy.review.complete}
          <span aria-hidden="true"> · {dollars(charge.total)}</span>
        </span>
      </Button>
      <p id={id} hidden>
        {copy.review.charged(dollars(charge.total))}
      </p>
      <p role="status" className="mt-3 text-base empty:sr-only">
        {isPaying && paying.wait}
      </p>
      {charge.next && !isPaying && <p className="mt-3 text-base">{charge.next}</p>}
      <p className="mt-3 text-sm text-soft">{copy.review.security}</p>
    </>
  )
}
