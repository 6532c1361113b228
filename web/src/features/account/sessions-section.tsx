import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '@/api/client'
import type { OpenSession } from '@/api/types'
import { copy } from '@/copy'
import { floridaDayAndTime } from '@/lib/dates'
import { Button } from '@/ui/button'
import { notify, notifyFailure } from '@/ui/notify'
import { accountQuery } from './queries'
import { Section } from './section'

const text = copy.account.sessions

type SessionsSectionProps = { sessions: OpenSession[]; isLeaving: boolean; onLeaveAll: () => void }

/** Where the person is signed in. Signing out everywhere is a sign-out, so the page says how that is done. */
export function SessionsSection({ sessions, isLeaving, onLeaveAll }: SessionsSectionProps) {
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its row.
  const end = useEndSession(() => list.current?.focus({ preventScroll: true }))
  return (
    <Section title={text.title} text={text.text}>
      <ul ref={list} tabIndex={-1} aria-label={text.title} className="divide-y divide-line">
        {ownFirst(sessions).map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" busy={isLeaving} onClick={onLeaveAll}>
          {text.endAll}
        </Button>
        <p className="text-soft">{text.endAllNote}</p>
      </div>
    </Section>
  )
}

const ownFirst = (sessions: OpenSession[]): OpenSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current))

/** Whatever the answer, the list is read anew: a session may have ended meanwhile. */
function useEndSession(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: ({ id }: OpenSession) =>
      api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, { device }) => notify(text.ended(device)),
    onError: (error) => notifyFailure(error, copy.account.failed),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: accountQuery.queryKey })
      onEnded()
    },
  })
}

type RowProps = { session: OpenSession; isEnding: boolean; onEnd: () => void }

function Row({ session, isEnding, onEnd }: RowProps) {
  const { device, current } = session
  const opened = floridaDayAndTime(session.openedAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          {device}
          {current && <span className="text-sm text-accent">{text.current}</span>}
        </p>
        <p className="text-base text-soft">{text.opened(opened)}</p>
        <p className="text-base text-soft">{text.seen(floridaDayAndTime(session.seenAt))}</p>
      </div>
      {!current && (
        <Button
          look="quiet"
          shape="tight"
          className="-mx-2.5 sm:-mx-5"
          busy={isEnding}
          aria-label={text.endLabel(device, opened)}
          onClick={onEnd}
        >
          {text.end}
        </Button>
      )}
    </li>
  )
}
