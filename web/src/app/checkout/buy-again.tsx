import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buyAgain as text } from '@/copy/buy-again'
import { Button } from '@/ui/button'

type BuyAgainProps = {
  isOwned: boolean
  /** The order and its payment. */
  children: ReactNode
}

/** What one has already is paid for again only by who asks for it. What was bought here meanwhile leaves the payment in place. */
export function BuyAgain({ isOwned, children }: BuyAgainProps) {
  const [isFirst] = useState(!isOwned)
  const [isAsked, setAsked] = useState(false)
  const order = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) order.current?.focus()
  }, [isAsked])
  if (isFirst) return children
  if (isAsked) {
    return (
      <div ref={order} tabIndex={-1} className="space-y-6">
        {children}
      </div>
    )
  }
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <p>{text.text}</p>
      <Button look="secondary" className="mt-4 w-full" onClick={() => setAsked(true)}>
        {text.button}
      </Button>
    </section>
  )
}
