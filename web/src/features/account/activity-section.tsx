import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityEvent } from '@/api/types'
import { copy } from '@/copy'
import { floridaDayAndTime } from '@/lib/dates'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { FailedList } from './failed-list'
import { NotMeButton } from './not-me-button'
import { activityQuery } from './queries'
import { Section } from './section'

const text = copy.account.activity

/** What has happened to the account lately, and what to do about something that its owner did not do. */
export function ActivitySection({ onNotMe }: { onNotMe: (told: string) => void }) {
  const activity = useInfiniteQuery(activityQuery)
  const events = activity.data?.pages.flatMap((page) => page.events)
  return (
    <Section title={text.title} text={text.text}>
      {events && <Events events={events} />}
      {activity.isPending && <Skeleton lines={4} label={text.loading} />}
      {activity.isError && !events && (
        <FailedList text={text.failed} onRetry={() => void activity.refetch()} />
      )}
      {activity.hasNextPage && (
        <Button
          look="secondary"
          busy={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
          className="mt-4"
        >
          {text.more}
        </Button>
      )}
      <FormError message={activity.isFetchNextPageError ? text.moreFailed : undefined} />
      <NotMeButton onDone={onNotMe} />
    </Section>
  )
}

function Events({ events }: { events: ActivityEvent[] }) {
  if (events.length === 0) return <p>{text.empty}</p>
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {events.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </ul>
  )
}

function Row({ event: { kind, at, device, current } }: { event: ActivityEvent }) {
  return (
    <li className="py-3.5 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {text.kinds[kind] ?? text.otherKind}
        {current && <span className="text-sm text-accent">{copy.account.sessions.current}</span>}
      </p>
      <p className="text-base text-soft">
        <time dateTime={at}>{floridaDayAndTime(at)}</time>
        {` · ${device}`}
      </p>
    </li>
  )
}
