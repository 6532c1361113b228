import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShareLink } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { floridaDayAndTime } from '@/lib/dates'
import { Button } from '@/ui/button'
import { Summary } from '@/ui/summary'
import { FailedPart } from '../failed-part'
import { shareLinksQuery } from './queries'
import { WithdrawDialog } from './withdraw-dialog'

/** The links of a document: how long each works, when it was opened, and the way to withdraw it. */
export function LinkList({ id, onGone }: { id: number; onGone: (link: ShareLink) => void }) {
  const { data, isError, refetch } = useQuery(shareLinksQuery(id))
  const [doomed, setDoomed] = useState<ShareLink>()
  const close = (isGone: boolean) => {
    if (doomed && isGone) onGone(doomed)
    setDoomed(undefined)
  }
  if (isError) return <FailedPart text={text.listFailed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.loading}</p>
  if (data.length === 0) return <p>{text.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {data.map((link) => (
          <LinkRow key={link.id} link={link} onWithdraw={() => setDoomed(link)} />
        ))}
      </ul>
      {doomed && <WithdrawDialog key={doomed.id} id={id} link={doomed} onClose={close} />}
    </>
  )
}

function LinkRow({ link, onWithdraw }: { link: ShareLink; onWithdraw: () => void }) {
  const { madeAt, until, ended, withTranscript, openings } = link
  const name = text.made(floridaDayAndTime(madeAt))
  const action = ended ? text.remove : text.withdraw
  const facts = [
    ended ? text.ended : text.until(floridaDayAndTime(until)),
    ...(withTranscript ? [text.withTalk] : []),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <h4 className="text-subhead">{name}</h4>
        <p className="text-base text-soft">{facts.join(' · ')}</p>
        <Openings openings={openings} />
      </div>
      <Button
        look="secondary"
        shape="compact"
        aria-label={text.withdrawLabel(action, name)}
        onClick={onWithdraw}
      >
        {action}
      </Button>
    </li>
  )
}

function Openings({ openings }: Pick<ShareLink, 'openings'>) {
  if (openings.length === 0) return <p className="mt-1 text-base">{text.notOpened}</p>
  return (
    <details className="mt-2 text-base">
      <Summary className="min-h-11 w-fit gap-2 rounded-sm py-2 pr-2 outline-offset-0">
        {text.opened(openings.length)}
      </Summary>
      <ol className="mt-1 list-decimal space-y-1 pl-6">
        {openings.map((moment, index) => (
          // Two may be of the same moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{floridaDayAndTime(moment)}</li>
        ))}
      </ol>
    </details>
  )
}
