import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { canUsePasskeys } from '@/lib/passkeys'
import { paths } from '@/lib/paths'
import { local, read, write } from '@/lib/storage'
import { Button, buttonClass } from '@/ui/button'
import { accountQuery } from './queries'

const text = copy.passkeys.offer

const ANSWERED = 'passkey_offer'

/** Offers a passkey to someone who has bought something and has none: once, until it is answered. */
export function PasskeyOffer({ hasPaid }: { hasPaid: boolean }) {
  const [isAnswered, setAnswered] = useState(() => read(local, ANSWERED) !== null)
  const mayOffer = hasPaid && !isAnswered && canUsePasskeys()
  const { data: account } = useQuery({ ...accountQuery, enabled: mayOffer })
  if (!mayOffer || account?.passkeys !== 0) return null
  const answer = () => {
    write(local, ANSWERED, 'answered')
    setAnswered(true)
  }
  return (
    <section aria-label={text.title} className="rounded-md border border-line bg-accent-soft p-6">
      <h2 className="text-subhead">{text.title}</h2>
      <p className="mt-2 max-w-xl">{text.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.passkeys()} onClick={answer} className={buttonClass({ look: 'secondary' })}>
          {text.add}
        </Link>
        <Button look="quiet" onClick={answer}>
          {text.later}
        </Button>
      </div>
    </section>
  )
}
