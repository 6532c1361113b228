import { useLocation, useSearchParams } from 'react-router'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'

/** What the sign-in page says to those who were led there: by the identity provider's sign-in, or by a new password. */
export function AuthNotes() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const told = (state as { told?: string } | null)?.told
  const ofProvider = noteOf(search.get('provider'))
  if (!told && !ofProvider) return null
  return (
    <Notice tone={ofProvider ? 'warning' : 'plain'} className="mb-5">
      {[ofProvider, told].filter(Boolean).join(' ')}
    </Notice>
  )
}

const notes: Record<string, string> = copy.auth.providerNotes

const noteOf = (provider: string | null): string | undefined =>
  provider !== null && Object.hasOwn(notes, provider) ? notes[provider] : undefined
