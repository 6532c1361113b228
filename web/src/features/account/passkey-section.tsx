import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Passkey } from '@/api/types'
import { copy } from '@/copy'
import { dayOf } from '@/lib/dates'
import { canUsePasskeys } from '@/lib/passkeys'
import { Button } from '@/ui/button'
import { notify } from '@/ui/notify'
import { Skeleton } from '@/ui/skeleton'
import { AddPasskey } from './add-passkey'
import { FailedList } from './failed-list'
import { accountQuery, passkeysQuery } from './queries'
import { RemovePasskey } from './remove-passkey'
import { Section } from './section'
import type { Holder } from './use-proof'

const MOST = 10
const text = copy.passkeys

type PasskeySectionProps = { id: string; holder: Holder }

/** The account's passkeys: which there are, another one, one less. */
export function PasskeySection({ id, holder }: PasskeySectionProps) {
  const list = useQuery(passkeysQuery)
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<Passkey>()
  const place = useRef<HTMLDivElement>(null)
  useWanted(place, id, list.isFetched)
  const changed = useChanged(() => place.current?.focus({ preventScroll: true }))
  return (
    <Section id={id} title={text.title} text={text.text}>
      <div ref={place} tabIndex={-1}>
        {list.data && <Passkeys passkeys={list.data} onRemove={setDoomed} />}
        {list.isPending && <Skeleton lines={2} label={text.loading} />}
        {list.isError && !list.data && (
          <FailedList text={text.loadFailed} onRetry={() => void list.refetch()} />
        )}
      </div>
      <p className="mt-4 text-soft">{text.effect}</p>
      <AddWay count={list.data?.length ?? 0} onAdd={() => setAdding(true)} />
      {isAdding && (
        <AddPasskey
          holder={holder}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            notify(text.added, text.addedText)
            void changed()
          }}
        />
      )}
      {doomed && (
        <RemovePasskey
          passkey={doomed}
          holder={holder}
          onClose={() => setDoomed(undefined)}
          onRemoved={(told) => {
            setDoomed(undefined)
            notify(text.removed, told)
            void changed()
          }}
        />
      )}
    </Section>
  )
}

/** Someone came for this part of the page: it is shown once what is above it has its height. */
function useWanted(place: RefObject<HTMLDivElement | null>, id: string, isThere: boolean): void {
  const { hash } = useLocation()
  const isWanted = hash === `#${id}` && isThere
  useEffect(() => {
    if (!isWanted) return
    document.getElementById(id)?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }, [isWanted, id, place])
}

/** The rest of the page depends on them too: by what one shows who one is, and what has happened lately. */
function useChanged(focus: () => void) {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    focus()
  }
}

function AddWay({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (!canUsePasskeys()) return <p className="mt-4">{text.cannot}</p>
  if (count >= MOST) return <p className="mt-4">{text.full}</p>
  return (
    <Button look="secondary" onClick={onAdd} className="mt-5">
      {text.add}
    </Button>
  )
}

type PasskeysProps = { passkeys: Passkey[]; onRemove: (passkey: Passkey) => void }

function Passkeys({ passkeys, onRemove }: PasskeysProps) {
  if (passkeys.length === 0) return <p>{text.none}</p>
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <Row key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  const day = dayOf(createdAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name || text.unnamed}</p>
        <p className="text-base text-soft">
          {text.created(day)} · {lastUsedAt ? text.used(dayOf(lastUsedAt)) : text.unused}
        </p>
      </div>
      <Button
        look="quiet"
        shape="tight"
        className="-mx-2.5 sm:-mx-5"
        aria-label={text.removeLabel(name || text.unnamed, day)}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </li>
  )
}
