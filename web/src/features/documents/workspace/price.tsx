import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { bundleShare as text } from '@/copy/bundle-share'
import { dollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'
import { bundleShare } from '../bundle-share'

/** What the document costs in total, and of what that is made up; or that it is paid. */
export function Price({ document }: { document: Document }) {
  const isPaid = document.status === 'paid'
  const { sum, parts } = isPaid ? paidWords(document) : priceWords(document)
  return (
    <p className="leading-tight">
      <span className={isPaid ? 'font-semibold text-palm' : 'font-serif text-subhead whitespace-nowrap'}>
        {sum}
      </span>{' '}
      <span className="inline-block text-sm text-soft">{parts}</span>
    </p>
  )
}

function paidWords(document: Document) {
  const share = bundleShare(document)
  if (share !== undefined) return { sum: text.paid, parts: text.share(dollars(share)) }
  return { sum: copy.wizard.paid, parts: dollars(document.amountPaid ?? document.price) }
}

const priceWords = ({ price }: Document) => ({
  sum: copy.wizard.allIn(allIn(price)),
  parts: copy.wizard.withFee(dollars(price), processingFee),
})
