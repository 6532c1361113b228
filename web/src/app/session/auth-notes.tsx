import { useLocation, useSearchParams } from 'react-router'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { WishNote } from './wish-note'

/** What the sign-in page says to those who were led there: by the identity provider's sign-in, or by a new password. */
export function AuthNotes() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const told = (state as { told?: string } | null)?.told
  const ofProvider = noteOf(search.get('provider'))
  return (
    <>
      {told && <Notice className="mb-7">{told}</Notice>}
      {ofProvider && (
        <Notice tone="warning" className="mb-7">
          {ofProvider}
        </Notice>
      )}
      <WishNote isNew={search.get('mode') === 'create'} />
    </>
  )
}

const notes: Record<string, string> = copy.auth.providerNotes

const noteOf = (provider: string | null): string | undefined =>
  provider !== null && Object.hasOwn(notes, provider) ? notes[provider] : undefined
